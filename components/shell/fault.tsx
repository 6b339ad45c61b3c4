"use client";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useUnready } from "./use-unready";

/** The database is away, or a fault of ours, whose details stay in the terminal, since they may quote what servers said. */
export function Fault({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  const unready = useUnready();
  if (unready !== undefined)
    return (
      <EmptyState whole title="Trefoil cannot show its data at the moment">
        Something that it needs is out of reach ({unready}). Everything that was saved is safe. This page loads again by
        itself as soon as Trefoil is ready.
      </EmptyState>
    );
  return (
    <EmptyState
      whole
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
