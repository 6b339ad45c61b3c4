import { expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { extractFeatures } from "@/lib/core/classification/features";
import { kindsOfWord, WORD_KINDS } from "@/lib/core/classification/lexicon/word-kinds";
import lists from "@/lib/core/classification/lexicon/word-kinds.json";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";

const named = (word: string) => kindsOfWord(word).map((number) => WORD_KINDS[number]);

test("a word is of the kinds in which it is listed, and its forms are of the same", () => {
  expect(named("inbox")).toEqual(expect.arrayContaining(["outsiders", "private"]));
  expect(named("purge")).toContain("destroys");
  for (const [form, word] of [
    ["inboxes", "inbox"],
    ["purging", "purge"],
    ["reviews", "review"],
    ["purged", "purge"],
  ] as const)
    expect(named(form), form).toEqual(named(word));
  for (const nothing of ["", "s", "ing", "zzyzx", "__proto__", "constructor"]) expect(named(nothing)).toEqual([]);
});

test("each list holds small words, each once, and none says twice how strongly it is of a kind", () => {
  for (const words of Object.values(lists)) {
    const all = words.split(" ");
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((word) => word !== word.toLowerCase() || /\s/.test(word) || word === "")).toEqual([]);
  }
  for (const [strong, weak] of [
    ["outsiders", "partly-outsiders"],
    ["private", "partly-private"],
    ["out", "perhaps-out"],
    ["changes", "perhaps-changes"],
    ["destroys", "perhaps-destroys"],
    ["long-text", "short-text"],
  ] as const) {
    const strongly = new Set(lists[strong].split(" "));
    expect(lists[weak].split(" ").filter((word) => strongly.has(word))).toEqual([]);
  }
});

test("what is seen says where the word stands, and quotes it", () => {
  const tool = { name: "read_inbox", description: "Reads it.", inputSchema: {} };
  const texts = { name: "post" };
  const { word } = extractFeatures(readTool(texts, profileServer(texts, [tool]), tool));
  const seen = (name: string) => word.find(({ feature }) => feature.name === name);
  const inName = seen("last-in-name any outsiders")!;
  expect(inName.place).toMatchObject({ field: "name", start: 5, end: 10 });
  expect(inName.reason()).toBe("“inbox”, a word for what outsiders write, at the end of a tool's name.");
});

test("words of any kind behind the first sentence lower nothing", () => {
  const tool = { name: "get_note", description: "Gets a note of a user." };
  const [bare] = classifyServer({ name: "notes" }, [tool]);
  for (const words of Object.values(lists)) {
    const added = words.split(" ").slice(0, 40).join(" ");
    const [more] = classifyServer({ name: "notes" }, [
      { ...tool, description: `${tool.description} It knows ${added}.` },
    ]);
    for (const leg of ["private", "untrusted", "egress"] as const)
      expect(more![leg].p).toBeGreaterThanOrEqual(bare![leg].p - 1e-9);
  }
});
