import { strFromU8, unzipSync } from "fflate";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { beforeAll, describe, expect, test, vi } from "vitest";
import docx from "@/lib/core/reports/formats/docx";
import { documentOf } from "@/lib/core/reports/document/document";
import { aReport, aSampleSession, sessionSaying } from "../../support/a-report";
import { eightServers } from "../../support/eight-servers";
import { HIDDEN_CHARACTERS, HOSTILE } from "./hostile-texts";

type Node = { name: string; attributes: Record<string, string>; children: (Node | string)[] };

/** Any XML that is not well-formed is an error. */
function parse(text: string): Node {
  const root: Node = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (words) => void open.at(-1)!.children.push(words));
  parser.write(text).close();
  return root;
}
const all = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(child.name === name ? [child] : []), ...all(child, name)],
  );
const textOf = (node: Node): string =>
  node.children
    .map((child) => (typeof child === "string" ? child : child.name === "w:noBreakHyphen" ? "-" : textOf(child)))
    .join("");
const styleOf = (paragraph: Node) => all(paragraph, "w:pStyle")[0]?.attributes["w:val"];

async function partsOf(report: Parameters<typeof docx.write>[0], appendix = false): Promise<Record<string, string>> {
  const parts = unzipSync(await docx.write(report, { appendix }));
  return Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, name.endsWith(".png") ? "" : strFromU8(bytes)]),
  );
}

describe("the Word file", () => {
  const report = aReport(eightServers());
  let parts: Record<string, string>;
  let body: Node;
  beforeAll(async () => {
    parts = await partsOf(report, true);
    body = parse(parts["word/document.xml"]!);
  });

  test("is a package whose parts are well-formed and named in its table of contents", () => {
    const types = parse(parts["[Content_Types].xml"]!);
    const named = all(types, "Override").map(({ attributes }) => attributes["PartName"]!.slice(1));
    const kinds = all(types, "Default").map(({ attributes }) => attributes["Extension"]);
    for (const name of Object.keys(parts))
      expect(
        name === "[Content_Types].xml" || named.includes(name) || kinds.includes(name.split(".").at(-1)),
        name,
      ).toBe(true);
    for (const [name, text] of Object.entries(parts).filter(([name]) => /\.(xml|rels|svg)$/.test(name)))
      expect(parse(text).children.length, name).toBeGreaterThan(0);
    const targets = all(parse(parts["word/_rels/document.xml.rels"]!), "Relationship").map(
      ({ attributes }) => attributes,
    );
    expect(targets.filter(({ TargetMode }) => TargetMode === "External")).toEqual([]);
    for (const { Target } of targets) expect(Object.keys(parts)).toContain(`word/${Target!.replace(/^\//, "")}`);
  });

  test("has the same title, sections and sub-headings as every other format, as headings of Word", () => {
    const written = documentOf(report, { appendix: true });
    const styled = (style: string) =>
      all(body, "w:p")
        .filter((one) => styleOf(one) === style)
        .map(textOf);
    expect(styled("Title")).toEqual([written.title]);
    expect(styled("Heading1")).toEqual(written.sections.map(({ title }) => title).filter((title) => title !== ""));
    expect(styled("Heading2")).toEqual(expect.arrayContaining(["Which data is at stake", "What to do first"]));
    for (const heading of all(body, "w:p").filter((one) => styleOf(one)?.startsWith("Heading")))
      expect(all(heading, "w:keepNext").length, textOf(heading)).toBe(1);
  });

  test("repeats the heads of its tables on every page, and breaks no row", () => {
    const tables = all(body, "w:tbl");
    const headed = tables.filter((table) => all(table, "w:tblHeader").length > 0);
    // The facts on the first page have no head.
    expect(tables.length - headed.length).toBe(1);
    for (const table of headed) {
      const [first, ...rest] = all(table, "w:tr");
      expect(all(first!, "w:tblHeader")).toHaveLength(1);
      expect(rest.flatMap((row) => all(row, "w:tblHeader"))).toEqual([]);
      for (const row of [first!, ...rest]) expect(all(row, "w:cantSplit")).toHaveLength(1);
    }
  });

  test("has its pictures as drawings with a plainer one beside each, and says in words what they show", () => {
    const pictures = all(body, "wp:docPr").map(({ attributes }) => attributes);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    for (const { descr, title } of pictures) {
      expect(title).not.toBe("");
      expect(descr!.length).toBeGreaterThan(60);
    }
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    const media = Object.keys(parts).filter((name) => name.startsWith("word/media/"));
    expect(media.filter((name) => name.endsWith(".svg"))).toHaveLength(pictures.length);
    expect(media.filter((name) => name.endsWith(".png"))).toHaveLength(pictures.length);
  });

  test("is the same file on another day, and says the day of the report", async () => {
    const first = await docx.write(report);
    vi.useFakeTimers({ now: Date.parse("2031-01-01"), toFake: ["Date"] });
    const later = await docx.write(report);
    vi.useRealTimers();
    expect(Buffer.from(later).equals(Buffer.from(first))).toBe(true);
    expect(parts["docProps/core.xml"]).toContain("2026-11-02T00:00:00Z");
  });

  test("of the sample session is as it was", async () => {
    const { "word/document.xml": text } = await partsOf(aReport(aSampleSession()));
    await expect(text!.replace(/<w:(p|tbl|tr)>/g, "\n$&")).toMatchFileSnapshot("../../golden/reports/sample.docx.xml");
  });
});

describe("whatever texts it holds", () => {
  test.each(Object.entries(HOSTILE))(
    "the Word file is well-formed, shows what is hidden and links nothing: %s",
    async (_, text) => {
      const parts = await partsOf(aReport(sessionSaying(text)), true);
      for (const [name, xml] of Object.entries(parts)) {
        if (!/\.(xml|rels|svg)$/.test(name)) continue;
        parse(xml);
        expect(xml.replaceAll(/[\r\n]/g, ""), name).not.toMatch(new RegExp(HIDDEN_CHARACTERS.source, "u"));
      }
      expect(parts["word/document.xml"]).not.toMatch(/w:hyperlink|w:instrText(?![^<]*<?[^>]*>(?:PAGE|NUMPAGES))/);
      expect(parts["word/_rels/document.xml.rels"]).not.toContain("External");
    },
  );

  test("texts of a megabyte do not get through whole", async () => {
    const file = await docx.write(aReport(sessionSaying("wort ".repeat(200_000))), { appendix: true });
    expect(file.length).toBeLessThan(250_000);
  });
});
