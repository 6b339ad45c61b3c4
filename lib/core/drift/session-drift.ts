import { analyse } from "../analysis/analyse";
import { compare, type Judged } from "../analysis/compare";
import { sayList, sayName } from "../findings/define";
import type { Level } from "../model/analysis";
import { CHANNELS } from "../model/channel";
import type { Session, SessionTool } from "../model/session";
import { compareAnnotations } from "./compare-claims";
import { compareTool } from "./compare-tool";
import { cameIn } from "./suspicion";
import { legChanges, legsOf, sayLegs } from "./legs";
import { byText } from "../text/order";

/** One thing that changed. `effect` says what it means for the legs; `none` when it means nothing. */
export type DriftItem = {
  kind: "server" | "tool" | "verdict" | "set";
  what: string;
  effect: "worse" | "better" | "none";
};

/** What changed from one session to another, by what it does to the legs and not by text alone. */
export type Drift = { level: { before: Level; after: Level }; items: DriftItem[] };

const LEVELS: readonly Level[] = ["clear", "two-legs", "possible", "lethal"];

export function findDrift(before: Session, after: Session): Drift {
  return driftTo({ session: after, analysis: analyse(after) }, before);
}

/** The same where the later session has already been analysed. */
export function driftTo(after: Judged, before: Session): Drift {
  return driftBetween({ session: before, analysis: analyse(before) }, after);
}

/** The same where both have been. */
export function driftBetween(one: Judged, other: Judged): Drift {
  const comparison = compare(one, other);
  const [before, after] = [one.session, other.session];
  const { level } = comparison;
  const was = toolsOf(before);
  const is = toolsOf(after);
  const items: DriftItem[] = [
    ...(level.before === level.after
      ? []
      : [
          {
            kind: "verdict" as const,
            what: `The verdict goes from ${level.before} to ${level.after}.`,
            effect:
              LEVELS.indexOf(level.after) > LEVELS.indexOf(level.before) ? ("worse" as const) : ("better" as const),
          },
        ]),
    ...setItems(comparison.minimalServerSets.cautious),
    ...comparison.servers.added.map((name): DriftItem => ({
      kind: "server",
      what: `Server ${sayName(name)} is new.`,
      effect: "none",
    })),
    ...comparison.servers.removed.map((name): DriftItem => ({
      kind: "server",
      what: `Server ${sayName(name)} is gone.`,
      effect: "none",
    })),
    ...unseen(before, after),
    ...beside(before, after),
    ...comparison.tools.added.map((id) => addedTool(is.get(id)!)),
    ...comparison.tools.removed.map((id) => removedTool(was.get(id)!)),
    ...[...is.values()].flatMap((tool) => changedTool(was.get(tool.id), tool)),
  ];
  return { level, items };
}

/** In the cautious reading a set that is gone may only have become smaller, so that alone is no improvement. */
function setItems({ added, removed }: { added: string[][]; removed: string[][] }): DriftItem[] {
  return [
    ...added.map((set): DriftItem => ({
      kind: "set",
      what: `${sayList(set)} now ${set.length === 1 ? "carries" : "carry"} the lethal trifecta, including what is uncertain.`,
      effect: "worse",
    })),
    ...removed.map((set): DriftItem => ({
      kind: "set",
      what: `${sayList(set)} ${set.length === 1 ? "is" : "are"} no longer a lethal combination.`,
      effect: "none",
    })),
  ];
}

/** Servers that were seen completely and no longer are, or the other way round. */
function unseen(before: Session, after: Session): DriftItem[] {
  const was = new Map(before.servers.map((server) => [server.name, server]));
  return after.servers.flatMap((server): DriftItem[] => {
    const old = was.get(server.name);
    if (!old || server.off || old.state === server.state) return [];
    return server.state === "listed"
      ? [{ kind: "server", what: `Server ${sayName(server.name)} is seen whole now.`, effect: "none" }]
      : [
          {
            kind: "server",
            what: `Server ${sayName(server.name)} was seen whole and is not any more.`,
            effect: "worse",
          },
        ];
  });
}

/** Servers whose tools are the same but that changed otherwise: instructions, prompts or resources reach the model too. */
function beside(before: Session, after: Session): DriftItem[] {
  const was = new Map(before.servers.map((server) => [server.name, server]));
  return after.servers.flatMap((server): DriftItem[] => {
    const old = was.get(server.name);
    const [one, other] = [old?.listing?.digest, server.listing?.digest];
    if (!old || server.off || one === undefined || other === undefined || one === other) return [];
    const digests = (tools: readonly SessionTool[]) =>
      tools
        .filter((tool) => !isChannel(tool))
        .map((tool) => tool.digest)
        .sort()
        .join();
    return digests(old.tools) === digests(server.tools)
      ? [
          {
            kind: "server",
            what: `Server ${sayName(server.name)} has the same tools and other instructions, prompts or resources.`,
            effect: "none",
          },
        ]
      : [];
  });
}

/** A lock keeps only the name of a channel. */
function isChannel({ channel, tool }: SessionTool): boolean {
  return channel !== undefined || CHANNELS.some((one) => tool.name === `@${one}` || tool.name.startsWith(`@${one}-`));
}

function addedTool(tool: SessionTool): DriftItem {
  const legs = sayLegs(legsOf(tool.classification));
  return {
    kind: "tool",
    what: `${sayName(tool.id)} is new${legs === "" ? " and holds no leg" : ` and brings ${legs}`}.`,
    effect: legs === "" ? "none" : "worse",
  };
}

function removedTool(tool: SessionTool): DriftItem {
  const legs = sayLegs(legsOf(tool.classification));
  return {
    kind: "tool",
    what: `${sayName(tool.id)} is gone${legs === "" ? "; it held no leg" : `, and ${legs} with it`}.`,
    effect: legs === "" ? "none" : "better",
  };
}

function changedTool(before: SessionTool | undefined, after: SessionTool): DriftItem[] {
  if (!before) return [];
  const legs = legChanges(legsOf(before.classification), legsOf(after.classification));
  const redefined = before.digest !== undefined && after.digest !== undefined && before.digest !== after.digest;
  const how = redefined
    ? `is defined differently${sayParts(before, after)}${sayFlips(before, after)}`
    : "is judged differently, though its definition is the same";
  const orders = redefined && !after.channel ? cameIn(textOf(before), textOf(after), after.tool.name) : [];
  const what = (said: string) => [`${sayName(after.id)} ${how}${said}.`, ...orders].join(" ");
  const worse = orders.length > 0;
  if (legs) return [{ kind: "tool", what: what(`: ${legs.words}`), effect: worse || legs.worse ? "worse" : "better" }];
  return redefined ? [{ kind: "tool", what: what("; its legs are the same"), effect: worse ? "worse" : "none" }] : [];
}

/** Which parts of a definition changed. Of what was frozen without its texts, as in a lock, it is only known that it differs. */
function sayParts(before: SessionTool, after: SessionTool): string {
  if (isFrozen(before) || isFrozen(after) || after.channel) return "";
  const parts = [...new Set(compareTool(after.tool.name, before.tool, after.tool).map(({ part }) => part))];
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** The text of a tool that the model reads. A lock holds none, so everything suspicious in a text that changed since counts as new. */
const textOf = ({ tool }: SessionTool): string => [tool.title, tool.description].filter(Boolean).join("\n");

const isFrozen = ({ tool }: SessionTool) => Object.keys(tool).every((key) => key === "name" || key === "annotations");

/** The hints that now say the opposite. Locks of earlier versions hold no hints. */
function sayFlips(before: SessionTool, after: SessionTool): string {
  if (after.channel || (isFrozen(before) && before.tool.annotations === undefined)) return "";
  return compareAnnotations(after.tool.name, before.tool.annotations, after.tool.annotations)
    .filter(({ effect }) => effect === "claim-flipped")
    .map(({ says }) => `; ${says.charAt(0).toLowerCase()}${says.slice(1).replace(/\.$/, "")}`)
    .join("");
}

/** What is switched on, by its id and in the order of ids. */
export function toolsOf(session: Session): Map<string, SessionTool> {
  const tools = session.servers
    .filter((server) => !server.off)
    .flatMap((server) => server.tools.filter((tool) => !tool.off));
  return new Map(tools.sort((a, b) => byText(a.id, b.id)).map((tool) => [tool.id, tool]));
}
