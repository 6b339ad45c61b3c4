import { describe, expect, test } from "vitest";
import { readServer } from "@/lib/core/annotations/examine";
import { findToolRule } from "@/lib/core/annotations/rules";
import { WORDINGS, type Wording } from "./wordings";

const hitsOf = (id: string, { server, beside, ...tool }: Wording) =>
  findToolRule(id)!
    .check([
      readServer({ name: "desk", ...server }, [tool]),
      ...(beside ? [readServer({ name: "other" }, [beside])] : []),
    ])
    .filter((hit) => hit.server === "desk");

describe.each(Object.keys(WORDINGS))("%s", (id) => {
  test("has enough wordings to say something", () => {
    for (const all of [WORDINGS[id]!.hits, WORDINGS[id]!.misses]) expect(all.length).toBeGreaterThanOrEqual(8);
  });
  test.each(WORDINGS[id]!.hits.map((one, at) => [at + 1, one] as const))("speaks of wording %i", (_at, one) =>
    expect(hitsOf(id, one), JSON.stringify(one)).not.toEqual([]),
  );
  test.each(WORDINGS[id]!.misses.map((one, at) => [at + 1, one] as const))("is silent on near miss %i", (_at, one) =>
    expect(hitsOf(id, one), JSON.stringify(one)).toEqual([]),
  );
});

test("what hidden characters spell is told", () => {
  const spelling = WORDINGS["hidden-characters"]!.hits.slice(0, 5).filter((one) =>
    /\u{e006c}|\u{e015c}|\u200c/u.test(one.description!),
  );
  expect(spelling.length).toBeGreaterThan(0);
  for (const one of spelling) expect(hitsOf("hidden-characters", one)[0]!.message).toContain("they spell “leak”");
});
