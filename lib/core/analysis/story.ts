import type { Leg, PerLeg } from "../model/leg";
import type { SessionTool } from "../model/session";
import type { Verdict } from "../model/verdict";
import { shorten, showHidden } from "../text/visible";

const WHO = { 1: "Someone inside", 2: "An outsider who can reach it", 3: "Anyone at all" };
const WHAT = { 1: "internal data", 2: "personal or confidential data", 3: "secrets" };
const WHERE = {
  1: "where others inside can see it",
  2: "to a fixed third party",
  3: "to a place of the attacker's choosing",
};

const NAME_LENGTH = 80;

/** A trifecta in three plain steps: where an outsider's text comes in, what is read, how it leaves. */
export function tellStory(tools: PerLeg<SessionTool>, builtIn: ReadonlySet<string>): string[] {
  const told = new Set<string>();
  const name = (leg: Leg): string => {
    const tool = tools[leg];
    if (told.has(tool.id)) return `the same ${nameOf(tool.tool.name)}`;
    told.add(tool.id);
    return builtIn.has(tool.server)
      ? `the host's own ${nameOf(tool.tool.name)}`
      : `${nameOf(tool.tool.name)} of ${nameOf(tool.server)}`;
  };
  const { untrusted, private: reads, egress } = tools;
  return [
    `${WHO[gradeOf(untrusted, "untrusted")]} writes text that ${name("untrusted")} brings in, and the agent takes the instructions in it for yours${proviso(untrusted.classification.untrusted)}.`,
    `Following them, it reads ${WHAT[gradeOf(reads, "private")]} with ${name("private")}${proviso(reads.classification.private)}.`,
    `It sends what it read ${WHERE[gradeOf(egress, "egress")]} with ${name("egress")}${proviso(egress.classification.egress)}.`,
  ];
}

function gradeOf(tool: SessionTool, leg: Leg): 1 | 2 | 3 {
  return tool.classification[leg].grade ?? 2;
}

function nameOf(name: string): string {
  return shorten(showHidden(name), NAME_LENGTH) || "(no name)";
}

/** What a possible leg depends on, in brackets; nothing for a certain one. */
function proviso(verdict: Verdict): string {
  if (verdict.verdict !== "possible") return "";
  if (verdict.condition) return ` (${showHidden(verdict.condition)})`;
  return verdict.because === "divided"
    ? " (possible: the signs are divided)"
    : " (possible: too little is known of this tool)";
}
