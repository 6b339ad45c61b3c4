import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { nameOf, readTool, writeTool, type KnownFile } from "@/lib/core/classification/reviewed/file";
import figures from "@/lib/core/classification/reviewed/figures.json";
import { likeness, sketchOf } from "@/lib/core/classification/reviewed/fingerprint";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { digestOf } from "@/lib/core/text/digest";

const PATH = "lib/core/classification/reviewed/known.json";
const file = JSON.parse(readFileSync(PATH, "utf8")) as KnownFile;
const lines = file.servers.flatMap(({ tools }) => tools);

test("stays below one megabyte, and says which bytes the figures are of", () => {
  expect(statSync(PATH).size).toBeLessThan(1_000_000);
  expect(figures.digest).toBe(digestOf(file));
});

test("every line is five labels, passes, a fingerprint and a name, and reads back as it was written", () => {
  for (const line of lines) {
    expect(line).toMatch(/^[ymn-]{5} \d (\d+|-) ([\w-]{16}|-) ([\w.-]{16}|-) \S/);
    expect(writeTool(readTool(line))).toBe(line);
    expect(nameOf(line).length).toBeLessThanOrEqual(200);
  }
});

test("each way to a server is a package, an image or a host", () => {
  for (const identity of file.servers.flatMap(({ identities }) => identities))
    expect(identity).toMatch(/^(npm|pypi|oci):[a-z0-9@._/-]+$|^https:\/\/[a-z0-9.-]+$/);
});

test("one definition has one set of labels", () => {
  const byDigest = new Map<string, string>();
  for (const { definition, labels } of lines.map(readTool)) {
    if (!definition) continue;
    const said = JSON.stringify(labels);
    expect(byDigest.get(definition.digest) ?? said).toBe(said);
    byDigest.set(definition.digest, said);
  }
});

test("a name may hold blanks", () => {
  const tool = { name: "send a  mail", labels: { egress: "y" as const }, passes: 2 };
  expect(readTool(writeTool(tool))).toEqual(tool);
});

test("is loaded once, when somebody asks", async () => {
  expect(await loadKnown()).toBe(await loadKnown());
  expect((await loadKnown()).reachedAs("npm:@modelcontextprotocol/server-memory")[0]!.tools.length).toBeGreaterThan(5);
  expect((await loadKnown()).reachedAs("https://mcp.notion.com").length).toBeGreaterThan(0);
});

test("a sketch tells how alike two texts are, and none of their words", () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
  const sketch = (from: number) => sketchOf(words.slice(from, from + 100).join(" "));
  expect(likeness(sketch(0), sketch(0))).toBe(1);
  expect(likeness(sketch(0), sketch(10))).toBeGreaterThan(likeness(sketch(0), sketch(70)));
  expect(likeness(sketch(0), sketch(100))).toBeLessThan(0.3);
  expect(sketch(0)).toHaveLength(16);
});
