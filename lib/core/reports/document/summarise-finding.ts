import { tellBriefly } from "../../analysis/story";
import type { Finding } from "../../model/finding";
import type { ReportSubject } from "./subject";

/** What a lethal combination means, in one sentence; the finding's own words where its tools are not in the report. */
export function summariseFinding(
  { witness, message }: Finding,
  { session, tables, sessionTool }: Pick<ReportSubject, "session" | "tables" | "sessionTool">,
): string {
  const reads = witness && sessionTool(witness.tools.private);
  const brings = witness && sessionTool(witness.tools.untrusted);
  const sends = witness && sessionTool(witness.tools.egress);
  if (!reads || !brings || !sends) return message;
  const builtIn = new Set(session.servers.filter((server) => server.builtIn).map(({ name }) => name));
  return tellBriefly({ private: reads, untrusted: brings, egress: sends }, builtIn, tables);
}
