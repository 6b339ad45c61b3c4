import { DoorClosed } from "@/components/ui/icons";
import { readGates } from "@/lib/core/analysis/gates";
import type { Gate } from "@/lib/core/model/gate";
import type { Session } from "@/lib/core/model/session";

/** Shown beside the verdict, never instead of it. */
export function GateLine({ session, gates }: { session: Session; gates: readonly Gate[] }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <DoorClosed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span>
        <strong className="font-semibold">With compensating controls:</strong> {readGates(session, gates).sentence}
      </span>
    </p>
  );
}
