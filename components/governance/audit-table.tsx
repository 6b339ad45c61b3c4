import { Badge } from "@/components/ui/badge";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { AuditKind } from "@/lib/core/model/audit";
import { showHidden } from "@/lib/core/text/visible";

/** An entry as the page shows it; `detail` is the stored text, even if somebody changed it. */
export type AuditRow = {
  seq: number;
  at: string;
  by: string;
  kind: string;
  subject: string;
  detail: string;
  digest: string;
};

/** What each kind of entry is about. */
export const KIND_WORDS: Record<AuditKind, string> = {
  registered: "server registered",
  listed: "listing shown",
  changed: "change found",
  agreed: "agreement",
  started: "command started",
  approved: "decision",
  recorded: "record",
  trusted: "trust in claims",
  overridden: "override",
  policy: "policy",
  session: "session",
  reported: "report handed out",
  shared: "share",
  advisor: "advisor",
  guarded: "guard’s log",
  access: "people and tokens",
  exported: "export handed out",
  data: "data as a whole",
  deleted: "deletion",
};

/** Entries of the audit log, the newest first. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <Table aria-label="Entries" className={stackedOnPhones}>
      <thead>
        <tr>
          <Th>No.</Th>
          <Th>When</Th>
          <Th>What</Th>
          <Th>About</Th>
          <Th>Who</Th>
          <Th>Details</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seq, at, by, kind, subject, detail, digest }) => (
          <tr key={seq}>
            <Td className="tabular-nums" title={`Digest ${digest}`}>
              {seq}
            </Td>
            <Td className="whitespace-nowrap tabular-nums">
              <time dateTime={at} title={at}>{`${at.slice(0, 19).replace("T", " ")} UTC`}</time>
            </Td>
            <Td>
              <Badge>{Object.hasOwn(KIND_WORDS, kind) ? KIND_WORDS[kind as AuditKind] : showHidden(kind)}</Badge>
            </Td>
            <Td className="min-w-28 font-medium wrap-anywhere">{showHidden(subject)}</Td>
            <Td className="min-w-20 wrap-anywhere">{showHidden(by)}</Td>
            <Td className="wrap-anywhere">
              <Detail text={detail} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Detail({ text }: { text: string }) {
  let detail: unknown;
  try {
    detail = JSON.parse(text);
  } catch {
    return <span className="font-semibold">can no longer be read: {showHidden(text.slice(0, 200))}</span>;
  }
  const entries = Object.entries(detail && typeof detail === "object" ? detail : {}).filter(
    ([, value]) => value !== "",
  );
  return (
    <dl className="grid gap-x-3 gap-y-0.5 text-[0.8125rem] sm:grid-cols-[auto_1fr]">
      {entries.map(([name, value]) => (
        <div key={name} className="contents max-sm:block">
          <dt className="text-muted">{spaced(name)}</dt>
          <dd className="min-w-0">{say(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Digests shortened, lists on one line: the export has them whole. */
function say(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0
      ? "none"
      : `${value
          .slice(0, 12)
          .map((one) => showHidden(String(one)))
          .join(" ")}${value.length > 12 ? ` and ${value.length - 12} more` : ""}`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = showHidden(String(value));
  return /^[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 16)}…` : text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
