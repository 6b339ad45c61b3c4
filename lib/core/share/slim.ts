import { strongestFirst } from "../text/strongest-first";
import { LEGS } from "../model/leg";
import type { ReportTool } from "../model/report-members";
import type { CarriedReport } from "./carried";

type Step = { omits: string; take(carried: CarriedReport): CarriedReport };

/** What goes first when a link gets too long: each step on top of those before it. */
export const STEPS: readonly Step[] = [
  {
    omits: "All evidence but the strongest piece for each leg was left out.",
    take: (carried) =>
      onTools(carried, (tool) => onLegs(tool, (leg) => ({ ...leg, evidence: strongest(leg.evidence) }))),
  },
  {
    omits: "All evidence was left out.",
    take: (carried) => onTools(carried, (tool) => onLegs(tool, (leg) => ({ ...leg, evidence: undefined }))),
  },
  {
    omits: "Descriptions and titles of tools were left out.",
    take: (carried) => onTools(carried, (tool) => ({ ...tool, description: undefined, title: undefined })),
  },
  {
    omits: "Digests of single tools were left out; the servers’ digests are there.",
    take: (carried) => onTools(carried, (tool) => ({ ...tool, digest: undefined })),
  },
  {
    omits: "What the rules found in the texts of tools was left out.",
    take: (carried) => ({ ...carried, remarks: undefined }),
  },
];

function onTools(carried: CarriedReport, change: (tool: ReportTool) => ReportTool): CarriedReport {
  return {
    ...carried,
    tools: carried.tools.map(change),
    channels: carried.channels.map(({ channel, onRequest, ...tool }) => ({ ...change(tool), channel, onRequest })),
  };
}

function onLegs(tool: ReportTool, change: (leg: ReportTool["private"]) => ReportTool["private"]): ReportTool {
  return LEGS.reduce((changed, leg) => ({ ...changed, [leg]: change(changed[leg]) }), tool);
}

function strongest(evidence: ReportTool["private"]["evidence"]): ReportTool["private"]["evidence"] {
  return strongestFirst(evidence ?? []).slice(0, 1);
}
