import { expect, test } from "vitest";
import { extractFeatures } from "@/lib/core/classification/features";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";
import { evidenceOf } from "@/lib/core/classification/scoring/evidence";
import { weigh } from "@/lib/core/classification/scoring/score";
import { LEGS } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";
import { PATTERN } from "@/lib/core/text/strongest-first";
import { madeUpWorkspace } from "../../../bench/pages/made-up-workspace";

const servers = madeUpWorkspace().toolset.servers as unknown as { tools: Tool[] }[];
const tools = servers.flatMap((one) => one.tools.slice(0, 3));
const server = { name: "desk" };
const profile = profileServer(server, tools);

test("the words of a piece of evidence are those of a feature that speaks the same way as the whole", () => {
  let compared = 0;
  for (const tool of tools) {
    const features = extractFeatures(readTool(server, profile, tool));
    for (const leg of LEGS) {
      const all = weigh(features).scored(leg);
      for (const { signal, field, span, bearing, reason } of evidenceOf(leg, all)) {
        const same = all.flatMap(({ scorer, observations, weightOf }) =>
          scorer.id !== signal
            ? []
            : observations
                .filter(({ place }) => place.field === field && place.start === span?.[0])
                .map((one) => ({
                  said: one.reason(),
                  side: weightOf(one.feature) * one.value >= 0 ? "for" : "against",
                })),
        );
        if (same.length === 0) continue;
        expect(same, tool.name).toContainEqual({ said: reason.replace(PATTERN, ""), side: bearing });
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test("what was only seen together with the answer says so, and stands behind every reason that can be followed", () => {
  let patterns = 0;
  for (const tool of tools) {
    const features = extractFeatures(readTool(server, profile, tool));
    for (const leg of LEGS) {
      const all = weigh(features).scored(leg);
      const mere = new Set(
        all.flatMap(({ observations }) => observations.filter((one) => one.feature.pattern).map((one) => one.reason())),
      );
      const told = evidenceOf(leg, all).filter(({ span }) => span);
      const first = told.findIndex(({ reason }) => reason.startsWith(PATTERN));
      const behind = first === -1 ? [] : told.slice(first);
      expect(behind.every(({ reason }) => reason.startsWith(PATTERN))).toBe(true);
      expect(behind.every(({ reason }) => mere.has(reason.slice(PATTERN.length)))).toBe(true);
      expect(told.filter(({ reason }) => mere.has(reason))).toEqual([]);
      patterns += behind.length;
    }
  }
  expect(patterns).toBeGreaterThan(100);
});

test("what other tools of the server do is named a pattern, or gives way to what the tool itself says", () => {
  const list = { name: "list_payroll", description: "Lists it.", inputSchema: { type: "object" as const } };
  const change = { name: "update_rota", description: "Updates the rota.", inputSchema: { type: "object" as const } };
  const beside = profileServer(server, [list, change]);
  const told = evidenceOf("private", weigh(extractFeatures(readTool(server, beside, list))).scored("private"));
  const about = told.filter(({ reason }) => /other tools of the server/i.test(reason));
  expect(about.filter(({ reason }) => !reason.startsWith(PATTERN))).toEqual([]);
});
