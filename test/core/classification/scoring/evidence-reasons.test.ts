import { expect, test } from "vitest";
import { extractFeatures } from "@/lib/core/classification/features";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";
import { evidenceOf } from "@/lib/core/classification/scoring/evidence";
import { scored } from "@/lib/core/classification/scoring/score";
import { LEGS } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";
import { madeUpWorkspace } from "../../../bench/pages/made-up-workspace";

test("the words of a piece of evidence are those of a feature that speaks the same way as the whole", () => {
  const servers = madeUpWorkspace().toolset.servers as unknown as { tools: Tool[] }[];
  const tools = servers.flatMap((one) => one.tools.slice(0, 3));
  const server = { name: "desk" };
  const profile = profileServer(server, tools);
  let compared = 0;
  for (const tool of tools) {
    const features = extractFeatures(readTool(server, profile, tool));
    for (const leg of LEGS) {
      const all = scored(leg, features);
      for (const { signal, field, span, bearing, reason } of evidenceOf(leg, all)) {
        const same = all.flatMap(({ scorer, observations }) =>
          scorer.id !== signal
            ? []
            : observations
                .filter(({ place }) => place.field === field && place.start === span?.[0])
                .map((one) => ({
                  said: one.reason(),
                  side: (scorer.weights.get(one.feature) ?? 0) * one.value >= 0 ? "for" : "against",
                })),
        );
        if (same.length === 0) continue;
        expect(same, tool.name).toContainEqual({ said: reason, side: bearing });
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});
