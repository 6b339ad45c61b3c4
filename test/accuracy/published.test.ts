import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import sealed from "@/lib/fit/sealed.json";
import { PUBLISHED, readPublished } from "@/lib/fit/published";

const Leg = z.enum(["y", "n", "m"]);
const Effect = z.enum(["y", "n"]);
const LineSchema = z.strictObject({
  id: z.string().min(1),
  package: z.string().regex(/^(github:[\w.-]+\/[\w.-]+|npm:\S+@\d\S*)$/),
  license: z.enum([
    "MIT",
    "Apache-2.0",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MPL-2.0",
    "CC0-1.0",
    "Unlicense",
  ]),
  server: z.strictObject({ name: z.string().min(1), description: z.string().optional() }),
  tool: z.looseObject({ name: z.string().min(1), description: z.string().optional() }),
  labels: z.strictObject({ private: Leg, untrusted: Leg, egress: Leg, writes: Effect, destructive: Effect }),
});

const PARTS = [
  [PUBLISHED[0]!, "Published servers"],
  [PUBLISHED[1]!, "Published servers, second part"],
  [PUBLISHED[2]!, "Published servers, third part"],
  [PUBLISHED[3]!, "Registry servers, first part"],
  [PUBLISHED[4]!, "Registry servers, second part"],
] as const;

test.each(PARTS)(
  "every published definition says where it is from, stands under a permissive licence and is labelled: %s",
  (file) => {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    const faults = lines.flatMap((line, at) => {
      const read = LineSchema.safeParse(JSON.parse(line));
      return read.success ? [] : [`line ${at + 1}: ${read.error.message}`];
    });
    expect(faults).toEqual([]);
  },
);

test.each(PARTS)(
  "definitions are those that were scored before they were learned from, each once: %s",
  async (file, part) => {
    const tools = await readPublished([file]);
    expect(new Set(tools.map(({ owner, tool }) => `${owner} ${tool.name}`)).size).toBe(tools.length);
    const scored = sealed.scorings.find(({ slice }) => slice === part);
    expect(scored).toMatchObject({ tools: tools.length, servers: new Set(tools.map(({ owner }) => owner)).size });
  },
);
