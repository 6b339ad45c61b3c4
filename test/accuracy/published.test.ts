import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import sealed from "@/lib/fit/sealed.json";
import { fileOf, PARTS, readPart, type Part } from "@/lib/fit/published";

const Leg = z.enum(["y", "n", "m"]);
const Effect = z.enum(["y", "n"]);
const LineSchema = z.strictObject({
  id: z.string().min(1),
  package: z.string().regex(/^(github:[\w.-]+\/[\w.-]+|npm:\S+@\d\S*)$/),
  license: z.enum([
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MPL-2.0",
    "CC0-1.0",
    "Unlicense",
  ]),
  server: z.strictObject({
    name: z.string().min(1),
    title: z.string().optional(),
    description: z.string().optional(),
  }),
  tool: z.looseObject({ name: z.string().min(1), description: z.string().optional() }),
  labels: z.strictObject({ private: Leg, untrusted: Leg, egress: Leg, writes: Effect, destructive: Effect }),
});

/** What a part is called where its score is published. */
const SCORED: Partial<Record<Part, string>> = {
  first: "Published servers",
  second: "Published servers, second part",
  third: "Published servers, third part",
  "registry-first": "Registry servers, first part",
  "registry-second": "Registry servers, second part",
  "registry-third": "Registry servers, third part",
  "registry-fourth": "Registry servers, fourth part",
  "readmes-first": "Servers described on GitHub, first part",
  "registry-fifth": "Registry servers, fifth part",
  "readmes-second": "Servers described on GitHub, second part",
  "readmes-third": "Servers described on GitHub, third part",
  "readmes-fourth": "Servers described on GitHub, fourth part",
  pieces: "Pieces of an automation platform",
  nodes: "Nodes of an automation platform",
};

test.each(PARTS)(
  "every published definition says where it is from, stands under a permissive licence and is labelled: %s",
  (part) => {
    const lines = readFileSync(fileOf(part), "utf8").trimEnd().split("\n");
    const faults = lines.flatMap((line, at) => {
      const read = LineSchema.safeParse(JSON.parse(line));
      return read.success ? [] : [`line ${at + 1}: ${read.error.message}`];
    });
    expect(faults).toEqual([]);
  },
);

test.each(PARTS)("no definition is there twice: %s", async (part) => {
  const tools = await readPart(fileOf(part));
  expect(new Set(tools.map(({ owner, tool }) => `${owner} ${tool.name}`)).size).toBe(tools.length);
});

test.each(Object.entries(SCORED))(
  "what was scored before it was learned from is all of %s, or its servers of a family that was new",
  async (part, slice) => {
    const tools = await readPart(fileOf(part as Part));
    const servers = new Set(tools.map(({ owner }) => owner)).size;
    const scored = sealed.scorings.find((one) => one.slice === slice)!;
    expect(scored.tools).toBeGreaterThan(tools.length / 2);
    expect(scored.tools).toBeLessThanOrEqual(tools.length);
    expect(scored.servers).toBeGreaterThan(servers / 2);
    expect(scored.servers).toBeLessThanOrEqual(servers);
  },
);
