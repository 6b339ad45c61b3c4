import { Badge } from "@/components/ui/badge";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { showHidden } from "@/lib/core/text/visible";

/** One start of a command as logged. */
export type StartLine = {
  id: string;
  at: string;
  server: string;
  argv: string[];
  digest: string;
  agreedAt: string;
  agreedBy: string;
  isolated: boolean;
  endedAt: string | null;
  ending: string | null;
};

/** The log of starts, the newest first. */
export function StartLog({ starts }: { starts: StartLine[] }) {
  return (
    <Table aria-label="Starts" className={stackedOnPhones}>
      <thead>
        <tr>
          <Th>When</Th>
          <Th>Server</Th>
          <Th>What ran</Th>
          <Th>Who agreed</Th>
          <Th>How it ended</Th>
        </tr>
      </thead>
      <tbody>
        {starts.map((start) => (
          <tr key={start.id}>
            <Td className="whitespace-nowrap tabular-nums">
              <time dateTime={start.at} title={start.at}>
                {moment(start.at)}
              </time>
            </Td>
            <Td className="min-w-24 wrap-anywhere">{showHidden(start.server)}</Td>
            <Td>
              <code className="font-mono text-xs wrap-anywhere whitespace-pre-wrap">
                {start.argv.map(quoted).join(" ")}
              </code>
              <p className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-muted">
                entry{" "}
                <code className="font-mono" title={start.digest}>
                  {start.digest.slice(0, 12)}
                </code>
                {start.isolated && <Badge tone="outline">without network</Badge>}
              </p>
            </Td>
            <Td className="wrap-anywhere">
              <span className="text-muted sm:sr-only">agreed to by </span>
              {showHidden(start.agreedBy || "unknown")}
              <span className="block text-xs text-muted">{moment(start.agreedAt)}</span>
            </Td>
            <Td>
              {start.ending ?? "still running"}
              {start.endedAt && (
                <span className="block text-xs text-muted">after {seconds(start.at, start.endedAt)}</span>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const moment = (at: string): string => `${at.slice(0, 19).replace("T", " ")} UTC`;
const quoted = (word: string): string => (/^[^\s'"]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
const seconds = (from: string, to: string): string => `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s`;
