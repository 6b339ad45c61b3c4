import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function NotFound() {
  return (
    <EmptyState
      whole
      title="There is nothing at this address"
      actions={
        <Button asChild variant="solid">
          <Link href="/">Go to the start</Link>
        </Button>
      }
    >
      It may have been deleted, or the address may be mistyped.
    </EmptyState>
  );
}
