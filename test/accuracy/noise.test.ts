import { expect, test } from "vitest";
import noise from "@/lib/core/annotations/noise.json";
import { TOOL_RULES } from "@/lib/core/annotations/rules";
import { renderNoise } from "@/lib/fit/shares";

test("the page of how often rules speak tells the figures of the last count", async () =>
  expect(renderNoise(noise, TOOL_RULES)).toMatchFileSnapshot("../golden/noise.md"));

test("every rule was counted, and none that misleads in earnest speaks of many real servers", () => {
  const { listed, found } = noise;
  expect(Object.keys(listed.rules).sort()).toEqual(TOOL_RULES.map(({ id }) => id).sort());
  const earnest = TOOL_RULES.filter(({ level }) => level === "error");
  expect(earnest.length).toBeGreaterThan(0);
  for (const { id } of earnest)
    for (const set of [listed, found])
      expect(set.rules[id as keyof typeof set.rules].servers / set.servers).toBeLessThanOrEqual(0.02);
});
