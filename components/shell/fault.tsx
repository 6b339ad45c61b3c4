"use client";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A fault of ours. The details stay in the terminal, since they may quote what servers said. */
export function Fault({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  return (
    <EmptyState
      title="This page could not be shown"
      actions={
        <>
          <Button variant="solid" onClick={onRetry}>
            Try again
          </Button>
          <Button asChild>
            <a href="/">Go to the start</a>
          </Button>
        </>
      }
    >
      Nothing was lost. The terminal that Trefoil runs in says more{digest ? `, under ${digest}` : ""}.
    </EmptyState>
  );
}
