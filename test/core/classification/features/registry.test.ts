import { describe, expect, test } from "vitest";
import { FEATURE_GROUP_IDS, extractFeatures } from "@/lib/core/classification/features";
import type { FeatureGroupId } from "@/lib/core/classification/features/feature";
import { features, findFeature } from "@/lib/core/classification/features/registry";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";
import { MANUAL_WEIGHTS } from "@/lib/core/classification/scoring/manual-weights";
import { QUESTIONS } from "@/lib/core/classification/scoring/question";
import { BY_HAND, SCORERS } from "@/lib/core/classification/scoring/scorers";
import weights from "@/lib/core/classification/scoring/weights.json";
// Loading the weights registers the features of the words that were learned.
import "@/lib/core/classification/scoring/weights";
import { LEGS } from "@/lib/core/model/leg";
import { SIGNALS, findSignal } from "@/lib/core/classification/signals";
import { rowOf } from "../row";

const learned = Object.entries(weights.features as Record<string, Record<string, string>>).flatMap(([group, rows]) =>
  Object.entries(rows).map(([name, row]) => ({
    group: group as FeatureGroupId,
    name,
    row: rowOf(row),
  })),
);
const byHand = Object.entries(MANUAL_WEIGHTS).flatMap(([question, table]) =>
  Object.entries(table).flatMap(([id, of]) => Object.keys(of).map((name) => ({ question, id, name }))),
);
const groupOf = (id: string) => findSignal(id)?.group ?? FEATURE_GROUP_IDS.find((group) => group === id);

describe("every weight", () => {
  test("that was learned is of a feature that its group can give, for each question and each unit", () => {
    expect(learned.length).toBeGreaterThan(1_000);
    const width = QUESTIONS.length + weights.units.length;
    expect(learned.filter(({ group, name, row }) => !findFeature(group, name) || row.length !== width)).toEqual([]);
    expect(learned.filter(({ row }) => row.every((part) => part === 0))).toEqual([]);
  });

  test("that is set by hand is of a signal or a group, and of a feature that this group can give", () => {
    expect(byHand.length).toBeGreaterThan(0);
    const unknown = byHand.filter(({ id, name }) => {
      const group = groupOf(id);
      return group === undefined || findFeature(group, name) === undefined;
    });
    expect(unknown).toEqual([]);
    const claims = byHand.filter(({ id, name }) => !findFeature(groupOf(id)!, name)!.fitted);
    expect(claims.length).toBeGreaterThan(0);
  });

  test("is learned or set by hand, never both, and what no fit may learn is set by hand", () => {
    expect(learned.filter(({ group, name }) => BY_HAND.has(findFeature(group, name)!))).toEqual([]);
    expect(learned.filter(({ group, name }) => !findFeature(group, name)!.fitted)).toEqual([]);
  });
});

test("every signal is heard for its own leg, and every group for the effects", () => {
  for (const { id, leg, group } of SIGNALS)
    expect(SCORERS[leg].filter((scorer) => scorer.id === id && scorer.group === group)).toHaveLength(1);
  for (const leg of LEGS) expect(SCORERS[leg].map(({ group }) => group).sort()).toEqual([...FEATURE_GROUP_IDS].sort());
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
