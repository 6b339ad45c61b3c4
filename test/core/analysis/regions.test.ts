import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { regionsOf } from "@/lib/core/analysis/regions";
import { aSession, tools } from "./sessions";

const session = aSession({
  mail: { tools: tools("PU", "PU", "e") },
  web: { tools: tools("UE", "PU", "") },
  dark: { off: true, tools: tools("PUE") },
});

test("regions name the servers of each, those with most first, and leave out what is off or holds nothing", () => {
  expect(regionsOf(session, "plain")).toEqual([
    {
      mask: 3,
      count: 3,
      servers: [
        { name: "mail", count: 2 },
        { name: "web", count: 1 },
      ],
    },
    { mask: 6, count: 1, servers: [{ name: "web", count: 1 }] },
  ]);
});

test.each(["cautious", "plain"] as const)("their counts are those of the analysis (%s)", (stance) => {
  const { masks } = analyse(session);
  const counted = new Map(regionsOf(session, stance).map(({ mask, count }) => [mask, count]));
  for (let mask = 1; mask < 8; mask++) expect(counted.get(mask) ?? 0).toBe(masks[stance][mask]);
});
