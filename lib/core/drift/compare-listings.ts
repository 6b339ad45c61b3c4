import { sayName } from "../findings/define";
import type { Change } from "../model/change";
import type { SessionTool } from "../model/session";
import type { Snapshot } from "../model/snapshot";
import type { Classification } from "../model/verdict";
import { byGraveness } from "./effects";
import { compareServer } from "./compare-server";
import { compareTool } from "./compare-tool";
import { compareLegs, legsOf, sayLegs } from "./legs";
import { matchTools, type Matched, type IndexedTool } from "./match-tools";
import { cameIn } from "./suspicion";
import { textsOf } from "../annotations/texts";

/** A listing with its classifications: its tools in the order of the snapshot, then its channels, as a session composes them. */
export type JudgedListing = { snapshot: Snapshot; tools: readonly SessionTool[] };

/**
 * Everything that differs between two listings of a server, the most severe first. Verdicts are compared as given, so both should be
 * judged by the same rules. Equal listings, in whatever order they name their tools and keys, have no changes.
 */
export function compareListings(before: JudgedListing, after: JudgedListing): Change[] {
  const matched = matchTools(before.snapshot.tools, after.snapshot.tools);
  const nameOf = namer(after.snapshot);
  return byGraveness([
    ...compareServer(before.snapshot, after.snapshot),
    ...matched.same.flatMap(([old, now]) =>
      legsBetween(before, after, old, now, nameOf(now), "is judged differently in its new surroundings"),
    ),
    ...matched.changed.flatMap(([old, now]) => [
      ...definition(nameOf(now), old, now),
      ...legsBetween(before, after, old, now, nameOf(now), "is defined differently"),
    ]),
    ...matched.renamed.flatMap(([old, now]) => [
      sayRenamed(old, now),
      ...legsBetween(before, after, old, now, nameOf(now), "has another name"),
    ]),
    ...matched.added.map((tool) => sayAdded(nameOf(tool), tool, after.tools[tool.index]?.classification)),
    ...sayRemoved(matched, before),
    ...channelLegs(before, after),
  ]);
}

/** A further tool with a name that the listing already has gets a number. */
function namer({ tools }: Snapshot): (tool: IndexedTool) => string {
  const seen = new Map<string, number>();
  const names = tools.map(({ tool: { name } }) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth > 1 ? `${name}#${nth}` : name;
  });
  return ({ index }) => names[index]!;
}

function definition(name: string, old: IndexedTool, now: IndexedTool): Change[] {
  const changes = compareTool(name, old.tool, now.tool);
  // A field of a wrong type reads as absent, so listings can differ where nothing can be read.
  return changes.length > 0
    ? changes
    : [
        {
          part: "other",
          effect: "wording",
          tool: name,
          says: `The definition of ${sayName(name)} differs in a part that no client can read.`,
        },
      ];
}

function legsBetween(
  before: JudgedListing,
  after: JudgedListing,
  old: IndexedTool,
  now: IndexedTool,
  name: string,
  why: string,
): Change[] {
  const [was, is] = [before.tools[old.index]?.classification, after.tools[now.index]?.classification];
  return was && is ? compareLegs(name, was, is, why) : [];
}

function sayRenamed(old: IndexedTool, now: IndexedTool): Change {
  return {
    part: "renamed",
    effect: "tool-added",
    tool: now.tool.name,
    says: `${sayName(old.tool.name)} is called ${sayName(now.tool.name)} now; the rest of its definition is the same.`,
    before: old.tool.name,
    after: now.tool.name,
  };
}

function sayAdded(name: string, { tool }: IndexedTool, judged: Classification | undefined): Change {
  const legs = judged ? sayLegs(legsOf(judged)) : "";
  const suspicions = cameIn(
    "",
    textsOf(tool)
      .map(({ text }) => text)
      .join("\n"),
    tool.name,
  );
  const says = [
    `${sayName(name)} is new${legs === "" ? " and holds no leg" : ` and brings ${legs}`}.`,
    ...suspicions,
  ].join(" ");
  return {
    part: "added",
    effect: legs !== "" ? "leg-gained" : suspicions.length > 0 ? "suspect-wording" : "tool-added",
    tool: name,
    says,
    before: "",
    after: tool.description ?? "",
  };
}

function sayRemoved({ removed }: Matched, before: JudgedListing): Change[] {
  const nameOf = namer(before.snapshot);
  return removed.map((tool): Change => {
    const judged = before.tools[tool.index]?.classification;
    const legs = judged ? sayLegs(legsOf(judged)) : "";
    return {
      part: "removed",
      effect: "tool-removed",
      tool: nameOf(tool),
      says: `${sayName(nameOf(tool))} is gone${legs === "" ? "; it held no leg" : `, and ${legs} with it`}.`,
      before: tool.tool.description ?? "",
      after: "",
    };
  });
}

/** What resources, templates and app pages lend. What only counts when a person switches it on is left out here too. */
function channelLegs(before: JudgedListing, after: JudgedListing): Change[] {
  const channels = ({ tools }: JudgedListing) =>
    new Map(
      tools.filter((tool) => tool.channel && !tool.onRequest).map((tool) => [tool.tool.name, tool.classification]),
    );
  const was = channels(before);
  return [...channels(after)].flatMap(([name, now]) =>
    compareLegs(
      name,
      was.get(name) ?? NOTHING,
      now,
      was.has(name) ? "is judged differently" : "is a new way in or out",
    ),
  );
}

const NO = { verdict: "no", p: 0, evidence: [] } as const;
const NOTHING: Classification = {
  private: { ...NO, evidence: [] },
  untrusted: { ...NO, evidence: [] },
  egress: { ...NO, evidence: [] },
  writes: true,
  destructive: true,
  carrier: null,
};
