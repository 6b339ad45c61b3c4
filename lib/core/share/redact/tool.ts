import type { ReportTool } from "../../model/report-members";
import type { Cleaning } from "./cleaning";

/** A tool, with its verdicts, under the names of the copy. */
export function redactTool(one: ReportTool, cleaning: Cleaning): ReportTool {
  const { names, texts, said, clean, servers, tools } = cleaning;
  return {
    ...one,
    server: names.server(one.server),
    tool: names.tool(one),
    id: names.id(one.id),
    title: texts ? undefined : said(one.title),
    description: texts ? undefined : said(one.description),
    digest: servers || tools ? undefined : one.digest,
    carrier: one.carrier && { ...one.carrier, store: clean(one.carrier.store) },
    private: redactLeg(one.private, cleaning),
    untrusted: redactLeg(one.untrusted, cleaning),
    egress: redactLeg(one.egress, cleaning),
  };
}

function redactLeg(one: ReportTool["private"], { texts, clean, said }: Cleaning): ReportTool["private"] {
  return {
    ...one,
    condition: said(one.condition),
    override: one.override && { ...one.override, reason: said(one.override.reason)! },
    evidence: texts
      ? undefined
      : one.evidence?.map((evidence) => ({
          ...evidence,
          field: clean(evidence.field),
          quote: clean(evidence.quote),
          reason: clean(evidence.reason),
          span: undefined,
        })),
  };
}
