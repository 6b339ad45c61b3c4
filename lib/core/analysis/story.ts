import type { Leg, PerLeg } from "../model/leg";
import type { SessionTool } from "../model/session";
import type { Verdict } from "../model/verdict";
import { dataClassOf, readersOf, writersOf } from "./severity-legs";
import type { Tables } from "./severity-tables";
import { DATA_WORDS, READER_WORDS, WRITER_WORDS } from "./severity-words";
import { shorten, showHidden } from "../text/visible";

const NAME_LENGTH = 80;

/** A trifecta in three plain steps: where an outsider's text comes in, what is read, how it leaves. */
export function tellStory(tools: PerLeg<SessionTool>, builtIn: ReadonlySet<string>, tables: Tables): string[] {
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
    `${WRITER_WORDS[writersOf(untrusted.classification, tables)].who} writes text that ${name("untrusted")} brings in, and the agent takes the instructions in it for yours${proviso(untrusted.classification.untrusted)}.`,
    `Following them, it reads ${whatIn(reads, tables)} with ${name("private")}${proviso(reads.classification.private)}.`,
    `It sends what it read ${READER_WORDS[readersOf(egress.classification, tables)].where} with ${name("egress")}${proviso(egress.classification.egress)}.`,
  ];
}

/** The same in one sentence: who can have what read and sent where, and through which tools. */
export function tellBriefly(tools: PerLeg<SessionTool>, builtIn: ReadonlySet<string>, tables: Tables): string {
  const { untrusted, private: reads, egress } = tools;
  const name = ({ tool, server }: SessionTool): string =>
    builtIn.has(server) ? `the host's own ${nameOf(tool.name)}` : `${nameOf(tool.name)} of ${nameOf(server)}`;
  const who = WRITER_WORDS[writersOf(untrusted.classification, tables)].who;
  const where = READER_WORDS[readersOf(egress.classification, tables)].where;
  const isOne = untrusted.id === reads.id && reads.id === egress.id;
  const through = (tool: SessionTool, before: SessionTool) =>
    isOne ? "" : tool.id === before.id ? " with the same tool" : ` with ${name(tool)}`;
  return `Through ${name(untrusted)}${isOne ? " alone" : ""}, ${who.charAt(0).toLowerCase()}${who.slice(1)} can make the agent read ${whatIn(reads, tables)}${through(reads, untrusted)} and send it ${where}${through(egress, reads)}.`;
}

/** The kind of data by its own name if it has one, else by its grade. */
function whatIn({ classification }: SessionTool, tables: Tables): string {
  const label = classification.data && showHidden(classification.data.label);
  return label || DATA_WORDS[dataClassOf(classification, tables)].noun;
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
