import { outline } from "../analysis/analyse";
import { compare, type Outlined } from "../analysis/compare";
import { sayList, sayName } from "../findings/define";
import type { Session, SessionTool } from "../model/session";
import { byText } from "../text/order";
import { isWorse, type Drift, type DriftItem } from "./drift";
import { changedBeside, seenOtherwise } from "./server-items";
import { addedTool, changedTool, removedTool } from "./tool-items";

/** What changed from one session to another, which are both analysed here. */
export function findDrift(before: Session, after: Session): Drift {
  return driftTo({ session: after, analysis: outline(after) }, before);
}

/** The same where the later session has already been analysed. */
export function driftTo(after: Outlined, before: Session): Drift {
  return driftBetween({ session: before, analysis: outline(before) }, after);
}

/** The same where both have been. */
export function driftBetween(one: Outlined, other: Outlined): Drift {
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
            effect: isWorse(level.after, level.before) ? ("worse" as const) : ("better" as const),
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
    ...seenOtherwise(before, after),
    ...changedBeside(before, after),
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

/** What is switched on, by its id and in the order of ids. */
export function toolsOf(session: Session): Map<string, SessionTool> {
  const tools = session.servers
    .filter((server) => !server.off)
    .flatMap((server) => server.tools.filter((tool) => !tool.off));
  return new Map(tools.sort((a, b) => byText(a.id, b.id)).map((tool) => [tool.id, tool]));
}
