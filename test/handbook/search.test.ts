import { describe, expect, test } from "vitest";
import { allPages } from "@/lib/handbook/pages";
import { searchPages } from "@/lib/handbook/search";
import { processorTime } from "../support/processor-time";

const PAGES = [
  {
    id: "a",
    title: "Apples",
    sections: [
      { anchor: "apples", title: "Apples", depth: 1, text: "Fruit of a tree." },
      {
        anchor: "keep-them",
        title: "Keep them",
        depth: 2,
        text: `${"Dry. ".repeat(80)}Cool cellar for apples. ${"Dark. ".repeat(80)}`,
      },
    ],
  },
  {
    id: "b",
    title: "Pears",
    sections: [{ anchor: "pears", title: "Pears", depth: 1, text: "Like apples, of a tree." }],
  },
];
const found = (query: string, most = 10) => searchPages(PAGES, query, most).map(({ id, anchor }) => `${id}#${anchor}`);

describe("a search of the handbook", () => {
  test("finds parts that hold every word, in heading or text, headings first", () => {
    expect(found("apples")).toEqual(["a#", "b#", "a#keep-them"]);
    expect(found("TREE apples")).toEqual(["a#", "b#"]);
    expect(found("cellar")).toEqual(["a#keep-them"]);
    expect(found("cellar pears")).toEqual([]);
    expect(found("  ")).toEqual([]);
    expect(found("apples", 1)).toEqual(["a#"]);
  });

  test("shows the words around the first match, cut between words", () => {
    const [hit] = searchPages(PAGES, "cellar", 10);
    expect(hit!.excerpt).toMatch(/^… Dry\. .*Cool cellar for apples\. .*Dark\. …$/);
    expect(hit!.excerpt.length).toBeLessThan(300);
  });

  test("takes a long query in time that does not grow with it", () => {
    const pages = allPages();
    expect(processorTime(() => searchPages(pages, "a ".repeat(1_000_000), 10))).toBeLessThan(5);
  });

  test.each([
    ["proxy", "configuration"],
    ["sealing key lost", "settings"],
    ["pre-commit", "ci"],
    ["readOnlyHint", "tutorial-server-author"],
    ["LT010", "rules"],
    ["--fail-on", "command-line"],
  ])("“%s” leads to %s", (query, id) => {
    expect(searchPages(allPages(), query, 10).map((hit) => hit.id)).toContain(id);
  });
});
