import { CircleAlert, CircleCheck } from "@/components/ui/icons";
import { CopyButton } from "@/components/ui/copy-button";
import type { AuditVerdict } from "@/lib/core/governance/verify-audit/verdict";

/** Whether the log in the database is unbroken, in words, with the head and the key to keep elsewhere. */
export function AuditVerdictCard({ verdict: { entries, head, key, fault } }: { verdict: AuditVerdict }) {
  const Icon = fault ? CircleAlert : CircleCheck;
  return (
    <div
      role={fault ? "alert" : undefined}
      className={`flex gap-3 rounded-lg border px-4 py-3 text-sm ${fault ? "border-2 border-ink" : "border-line bg-sunk"}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">
          {fault
            ? `The chain is broken: ${fault.says}`
            : entries === 0
              ? "The log is empty."
              : `Chain verified: all ${entries.toLocaleString("en")} entries are intact.`}
        </p>
        {fault && (
          <p>
            {head.seq === 0 ? "No entry before that is intact." : `Entries 1 to ${head.seq} are intact.`} Someone
            changed the database outside Trefoil. Export the log now and compare it with earlier exports.
          </p>
        )}
        {!fault && entries > 0 && (
          <p>
            The log alone cannot show whether entries are missing at its end. Keep this head somewhere else; every
            report and export includes one too:
          </p>
        )}
        {head.seq > 0 && (
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-muted">Head, entry {head.seq}:</span>{" "}
            <code className="font-mono text-xs">{head.digest}</code>{" "}
            <CopyButton text={head.digest} label="Copy head" size="small" />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-muted">Signing key:</span> <code className="font-mono text-xs">{key}</code>{" "}
          <CopyButton text={key} label="Copy key" size="small" />
        </p>
      </div>
    </div>
  );
}
