import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Token, Tokens } from "marked";
import { describe, expect, test } from "vitest";
import { NAMED } from "@/app/help/around";
import { PLACES, HELP, SETTINGS } from "@/components/shell/places";
import { renderSvg } from "@/lib/core/charts/svg";
import { resolveLink } from "@/lib/handbook/links";
import { allPages, findPage, type Page } from "@/lib/handbook/pages";
import { PICTURES } from "@/lib/handbook/pictures";
import { readPage } from "@/lib/handbook/read";
import { REFERENCES } from "@/lib/handbook/reference";
import { TEXTS } from "@/lib/handbook/texts";
import { everyToken } from "./blocks";

const FOLDER = path.resolve(import.meta.dirname, "../../lib/handbook/text");
const PAGES = allPages().map((page): [string, Page] => [page.id, page]);
const tokensOf = (page: Page, type: string): Token[] => everyToken(page.tokens).filter((token) => token.type === type);
const linksOf = (page: Page) => tokensOf(page, "link").map((token) => (token as Tokens.Link).href);

describe("the pages of the handbook", () => {
  test("are the files of the folder, each once in the contents", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
    expect(
      Object.keys(TEXTS)
        .map((id) => `${id}.md`)
        .toSorted(),
    ).toEqual(files.toSorted());
    expect(PAGES.map(([id]) => id).toSorted()).toEqual(Object.keys(TEXTS).toSorted());
  });

  test("are all linked from the first one", () => {
    const linked = linksOf(findPage("README")!).map((href) => href.replace(/\.md.*$/, ""));
    expect(PAGES.map(([id]) => id).filter((id) => id !== "README" && !linked.includes(id))).toEqual([]);
  });

  test.each(PAGES)("%s: every link leads to a heading, a file or an address over https", (_, page) => {
    for (const href of linksOf(page)) {
      const [, id, anchor] = /^([\w-]+)\.md(?:#([\w-]+))?$/.exec(href) ?? [
        undefined,
        page.id,
        /^#([\w-]+)$/.exec(href)?.[1],
      ];
      const isOutside = /^https:\/\/[\w.-]+\//.test(href);
      const isFile = href.startsWith("../") && existsSync(path.join(FOLDER, href));
      const target = findPage(id!);
      const isHeading =
        target !== undefined && (anchor === undefined || target.sections.some((one) => one.anchor === anchor));
      expect(isOutside || isFile || (href.includes(".md") || href.startsWith("#") ? isHeading : false), href).toBe(
        true,
      );
    }
  });

  test.each(PAGES)("%s: every column of a table has a name", (_, page) => {
    const heads = tokensOf(page, "table").flatMap((token) => (token as Tokens.Table).header);
    expect(heads.filter(({ text }) => text.trim() === "")).toEqual([]);
  });

  test.each(PAGES)("%s: headings go down one level at a time, and no markup stands in it but remarks", (_, page) => {
    const depths = page.sections.map(({ depth }) => depth);
    expect(depths[0]).toBe(1);
    for (const [at, depth] of depths.slice(1).entries()) {
      expect(depth).toBeGreaterThan(1);
      expect(depth - depths[at]!, page.sections[at + 1]!.title).toBeLessThanOrEqual(1);
    }
    for (const token of tokensOf(page, "html")) expect(token.raw).toMatch(/^<!--/);
  });

  test.each(PAGES)("%s: pictures are drawn here and say in words what they show", (_, page) => {
    for (const token of tokensOf(page, "image")) {
      const { href, text } = token as Tokens.Image;
      expect(Object.keys(PICTURES).map((name) => `pictures/${name}.svg`)).toContain(href);
      expect(text.length).toBeGreaterThan(40);
    }
  });

  test.each(PAGES)("%s: names of pages of the app in italics are names of pages", (_, page) => {
    const places = [...PLACES, HELP, SETTINGS].map(({ label }) => `${label}, `);
    const named = tokensOf(page, "em").map((token) => (token as Tokens.Em).text);
    for (const name of named.filter((one) => places.some((place) => one.startsWith(place))))
      expect([...NAMED.keys()], name).toContain(name);
  });
});

describe("the README", () => {
  const ROOT = path.resolve(import.meta.dirname, "../..");
  const readme = { id: "", ...readPage(readFileSync(path.join(ROOT, "README.md"), "utf8")) };

  test("is one screen, and leads to files and headings that are there", () => {
    expect(readFileSync(path.join(ROOT, "README.md"), "utf8").split("\n").length).toBeLessThan(50);
    const hrefs = [...linksOf(readme), ...tokensOf(readme, "image").map((token) => (token as Tokens.Image).href)];
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) {
      const [file = "", anchor] = href.split("#");
      expect(existsSync(path.join(ROOT, file)), href).toBe(true);
      const target = anchor === undefined ? undefined : findPage(path.basename(file, ".md"));
      expect(anchor === undefined || target?.sections.some((one) => one.anchor === anchor), href).toBe(true);
    }
  });
});

describe("what is written from the code", () => {
  test.each(Object.entries(REFERENCES))("%s is as the code says now (npm run handbook)", async (name, write) => {
    expect(readFileSync(path.join(FOLDER, `${name}.md`), "utf8")).toBe(await write());
  });

  test.each(Object.entries(PICTURES))("the picture %s is as it is drawn now (npm run handbook)", (name, draw) => {
    expect(readFileSync(path.join(FOLDER, "pictures", `${name}.svg`), "utf8")).toBe(
      renderSvg(draw(), { themed: true }),
    );
  });

  test("no picture lies there unused, and every drawn one is shown", () => {
    const files = readdirSync(path.join(FOLDER, "pictures")).map((name) => name.replace(/\.svg$/, ""));
    expect(files.toSorted()).toEqual(Object.keys(PICTURES).toSorted());
    const shown = new Set(
      PAGES.flatMap(([, page]) => tokensOf(page, "image").map((token) => (token as Tokens.Image).href)),
    );
    expect(files.filter((name) => !shown.has(`pictures/${name}.svg`))).toEqual([]);
  });

  test("every field of a file format says what it means", async () => {
    const rows = (await REFERENCES["file-formats"]!())
      .split("\n")
      .filter((line) => line.startsWith("| `") && line.split(" | ").length === 4);
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter((line) => / \|\s*\|$/.test(line))).toEqual([]);
  });
});

describe("a page as it is read", () => {
  test("has the anchors of a code host: lower case, without punctuation, told apart where they repeat", () => {
    const { sections } = readPage(
      "# What’s *new*?\n\n## Yes, possible, no\n\ntext\n\n## `trefoil fix`\n\n## Yes, possible, no\n",
    );
    expect(sections.map(({ anchor }) => anchor)).toEqual([
      "whats-new",
      "yes-possible-no",
      "trefoil-fix",
      "yes-possible-no-1",
    ]);
    expect(sections[1]!.text).toBe("text");
  });

  test("without a title is a mistake", () => {
    expect(() => readPage("## Second level")).toThrow("# Title");
  });

  test("leads from one to another in the app, and elsewhere as it stands", () => {
    expect(resolveLink("legs.md#yes-possible-no")).toBe("/help/legs#yes-possible-no");
    expect(resolveLink("README.md")).toBe("/help");
    expect(resolveLink("#here")).toBe("#here");
    expect(resolveLink(`${"../".repeat(3)}public/schema/report.v1.json`)).toBe("/schema/report.v1.json");
    expect(resolveLink("https://example.com/a.md")).toBe("https://example.com/a.md");
  });
});
