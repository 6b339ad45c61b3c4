import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { COMMANDS } from "@/lib/cli/commands";
import { flagsIn } from "@/lib/cli/flags";
import { readOverrides } from "@/lib/core/classification/scoring/override-file";
import { readApprovals } from "@/lib/core/governance/approval-file";
import { readComponents } from "@/lib/core/components";
import { readConfig } from "@/lib/core/importers";
import { readToolset } from "@/lib/core/importers/toolset";
import { ReviewEntrySchema } from "@/lib/core/model/review";
import { HeldShareSchema, KeptLogSchema } from "@/lib/core/model/share";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { allPages, type Page } from "@/lib/handbook/pages";
import { readPage } from "@/lib/handbook/read";
import { blocksOf, everyToken, fits } from "./blocks";
import { useThrowAwayData } from "../store/throw-away-data";
import { Workshop } from "./workshop";

await useThrowAwayData();
const { appendAudit } = await import("@/lib/store/audit");

const ROOT = path.resolve(import.meta.dirname, "../..");
/** The README shows commands as well. */
const README: Page = { id: "The README", ...readPage(readFileSync(path.join(ROOT, "README.md"), "utf8")) };
const PAGES = [...allPages(), README].map((page): [string, Page] => [page.id, page]);

/** What reads a file of this name, giving what is wrong with it. */
const READERS: readonly [name: RegExp, read: (text: string) => readonly unknown[]][] = [
  [/^(\w+-)?rules\.yaml$|^severity\.yaml$/, (text) => readPolicyFile(text).problems],
  [/^overrides\.json$/, (text) => readOverrides(text).problems],
  [/^approvals\.json$/, (text) => readApprovals(text).problems],
  [/^(\.mcp|\.vscode\/mcp)\.json$/, (text) => readConfig("auto", text, ".mcp.json").problems],
  [/^config\.toml$/, (text) => readConfig("codex", text, "config.toml").problems],
  [/^(desk|orders)\.json$/, (text) => readToolset(text, { at: "", name: "given" }).problems],
  [/\/SKILL\.md$/, (text) => readSkill(text)],
  [/^held-share$/, (text) => HeldShareSchema.safeParse(JSON.parse(text)).error?.issues ?? []],
  [/^kept-log$/, (text) => KeptLogSchema.safeParse(JSON.parse(text)).error?.issues ?? []],
  [/^review-entry$/, (text) => ReviewEntrySchema.safeParse(JSON.parse(text)).error?.issues ?? []],
  [/^\.github\/workflows\//, (text) => wrongInputs(text)],
  [/^\.pre-commit-config\.yaml$/, (text) => wrongHooks(text)],
];

/** What is wrong with a skill, or that it is none. */
function readSkill(text: string): readonly unknown[] {
  const { components, problems } = readComponents([{ path: "weekly-digest/SKILL.md", text }], "");
  return components.length === 1 ? problems : ["This is no skill."];
}

const ofRepository = (file: string) => parse(readFileSync(path.join(ROOT, file), "utf8"));

/** Inputs and outputs of a workflow that the action does not have. */
function wrongInputs(text: string): string[] {
  const { inputs, outputs } = ofRepository(".github/action/action.yml");
  const steps: { uses?: string; with?: object }[] = parse(text).jobs.trefoil.steps;
  const ours = steps.filter(({ uses }) => uses?.includes("/.github/action@"));
  const used = [...text.matchAll(/steps\.trefoil\.outputs\.([\w-]+)/g)].map(([, name]) => name!);
  return [
    ...(ours.length === 1 ? [] : ["The action is not used once."]),
    ...ours.flatMap((step) => Object.keys(step.with ?? {}).filter((name) => !Object.hasOwn(inputs, name))),
    ...used.filter((name) => !Object.hasOwn(outputs, name)),
  ];
}

function wrongHooks(text: string): string[] {
  const known = ofRepository(".pre-commit-hooks.yaml").map(({ id }: { id: string }) => id);
  const used = parse(text).repos.flatMap(({ hooks }: { hooks: { id: string }[] }) => hooks.map(({ id }) => id));
  return used.length === 0 ? ["No hook is used."] : used.filter((id: string) => !known.includes(id));
}

describe("the examples of the handbook", () => {
  let workshop: Workshop;
  beforeAll(() => appendAudit({ by: "Ada", kind: "session", subject: "Support desk" }));
  beforeEach(() => void (workshop = new Workshop()));
  afterEach(() => workshop.close());

  /** Runs a page from top to bottom, and gives what did not go as the page says. */
  async function astray(page: Page): Promise<string[]> {
    const faults: string[] = [];
    let last = "";
    for (const { language, file, text } of blocksOf(page)) {
      if (file !== undefined) workshop.put(file, `${text}\n`);
      if (language === "text" && last !== "" && !fits(text, last))
        faults.push(`The page shows:\n${text}\n\nPrinted was:\n${last}`);
      last = "";
      for (const line of language === "sh" ? text.split("\n").filter(Boolean) : []) {
        const { code, expected, printed } = await workshop.line(line);
        if (code !== expected) faults.push(`${line}\nends with ${code}, not ${expected}:\n${printed}`);
        last = printed;
      }
    }
    return faults;
  }

  test.each(PAGES)("%s: every command does what the page says", async (_, page) => {
    expect(await astray(page)).toEqual([]);
  });

  test.each(PAGES)("%s: every file that it shows is read by the product", (_, page) => {
    for (const { language, file, text } of blocksOf(page).filter(
      ({ language }) => !["sh", "text"].includes(language),
    )) {
      const reader = READERS.find(([name]) => name.test(file ?? ""));
      expect(reader, `No reader is known for the block “${language} ${file ?? ""}”.`).toBeDefined();
      expect(reader![1](text), file).toEqual([]);
    }
  });

  test.each(PAGES)("%s: every command named in a sentence is one, with flags that it has", async (_, page) => {
    const codes = everyToken(page.tokens).flatMap((token) =>
      token.type === "codespan" ? [String(token["text"])] : [],
    );
    for (const code of codes) {
      const [, command, rest = ""] = /^trefoil ([a-z]+)\b(.*)$/.exec(code) ?? [];
      if (command === undefined) continue;
      expect(Object.keys(COMMANDS), code).toContain(command);
      const { help } = (await COMMANDS[command]!.load()).default;
      const flags = ["help", "quiet", ...flagsIn(help).map(({ name }) => name)];
      for (const [, flag] of rest.matchAll(/--([a-z]+(?:-[a-z]+)*)/g)) expect(flags, code).toContain(flag);
    }
  });
});

test("what a page shows is compared line by line, with room where it says so", () => {
  expect(fits("a\nb", "a\nb\n")).toBe(true);
  expect(fits("a", "a\nb")).toBe(false);
  expect(fits("a\n…", "a\nb\nc")).toBe(true);
  expect(fits("…\nc", "a\nb\nc")).toBe(true);
  expect(fits("…\nb\n…", "a\nc")).toBe(false);
  expect(fits("a … c", "a b c")).toBe(true);
  expect(fits("a … d", "a b c")).toBe(false);
});
