import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function Forbidden() {
  return (
    <EmptyState
      whole
      title="Your role does not include this page"
      actions={
        <Button asChild variant="solid">
          <Link href="/">Go to the start</Link>
        </Button>
      }
    >
      An administrator can give you another role.
    </EmptyState>
  );
}
