import { Notice } from "@/components/ui/notice";
import { sayGuardLog, type GuardLogVerdict } from "@/lib/core/guard/audited";
import { showHidden } from "@/lib/core/text/visible";

/** Whether the guard's logs are unchanged since they were taken into the audit log; nothing if none was. */
export function GuardLogVerdicts({ verdicts }: { verdicts: readonly GuardLogVerdict[] }) {
  if (verdicts.length === 0) return null;
  const isBroken = verdicts.some(({ faults }) => faults.length > 0);
  return (
    <Notice
      kind={isBroken ? "problem" : "info"}
      title={isBroken ? "A log of the guard was changed" : "The logs of the guard are unchanged"}
    >
      <ul className="mt-1 grid gap-1">
        {verdicts.flatMap((verdict) => sayGuardLog(verdict).map((line) => <li key={line}>{showHidden(line)}</li>))}
      </ul>
    </Notice>
  );
}
