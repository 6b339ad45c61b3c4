import { describe, expect, test } from "vitest";
import { FEATURE_GROUP_IDS, extractFeatures } from "@/lib/core/classification/features";
import { features, findFeature } from "@/lib/core/classification/features/feature";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";
import { MANUAL_WEIGHTS } from "@/lib/core/classification/scoring/manual-weights";
import { SCORERS } from "@/lib/core/classification/scoring/weights";
import weights from "@/lib/core/classification/scoring/weights.json";
import { SIGNALS, findSignal } from "@/lib/core/classification/signals";

const groupOf = (id: string) => findSignal(id)?.group ?? FEATURE_GROUP_IDS.find((group) => group === id);

type Tables = Record<string, Record<string, Record<string, number>>>;
const fitted: Tables = Object.fromEntries(
  Object.entries(weights).map(([question, { signals }]) => [question, signals as Tables[string]]),
);

describe.each([
  ["fitted", fitted],
  ["manual", MANUAL_WEIGHTS],
])("every %s weight", (kind, tables) => {
  const all = Object.entries(tables).flatMap(([question, table]) =>
    Object.entries(table).flatMap(([id, of]) => Object.keys(of).map((name) => ({ question, id, name }))),
  );

  test("is of a signal or a group, and of a feature that this group can give", () => {
    expect(all.length).toBeGreaterThan(0);
    const unknown = all.filter(({ id, name }) => {
      const group = groupOf(id);
      return group === undefined || findFeature(group, name) === undefined;
    });
    expect(unknown).toEqual([]);
  });

  test("is fitted or set by hand, never both, and what no fit may learn is set by hand", () => {
    const other: Tables = kind === "fitted" ? MANUAL_WEIGHTS : fitted;
    expect(all.filter(({ question, id, name }) => other[question]?.[id]?.[name] !== undefined)).toEqual([]);
    const claims = all.filter(({ id, name }) => !findFeature(groupOf(id)!, name)!.fitted);
    expect(claims.length > 0).toBe(kind === "manual");
  });
});

test("every signal is heard for its own leg, and every group for the effects", () => {
  for (const { id, leg, group } of SIGNALS)
    expect(SCORERS[leg].filter((scorer) => scorer.id === id && scorer.group === group)).toHaveLength(1);
  for (const effect of ["writes", "destructive"] as const)
    expect(SCORERS[effect].map(({ group }) => group)).toEqual(FEATURE_GROUP_IDS);
});

test("what is observed in a tool is always a feature of the registry, in the group that observed it", () => {
  for (const { fires, silent } of SIGNALS)
    for (const { server = "example", tool } of [...fires, ...silent]) {
      const texts = { name: server };
      const found = extractFeatures(readTool(texts, profileServer(texts, [tool]), tool));
      for (const group of FEATURE_GROUP_IDS)
        for (const { feature } of found[group]) expect(findFeature(group, feature.name)).toBe(feature);
    }
});

test("a word that stands in no slot makes no feature", () => {
  const kind = features("claim", [["known"], ["private" as string]], { fitted: false });
  expect(kind.of("known", "private")).toBe(findFeature("claim", "known private"));
  expect(() => kind.of("known", "__proto__")).toThrow("No feature");
});
