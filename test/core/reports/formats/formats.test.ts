import { parse as parseCsv } from "csv-parse/sync";
import { Window } from "happy-dom";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { ReportSchema } from "@/lib/core/model/report";
import { findFormat, FORMATS } from "@/lib/core/reports/formats";
import { MOST_CHARACTERS } from "@/lib/core/reports/formats/markdown";
import { countHidden } from "@/lib/core/text/visible";
import { reordered } from "../../analysis/sessions";
import { aReport, aSampleSession, sessionSaying } from "../../../support/a-report";
import { HIDDEN_CHARACTERS, HOSTILE } from "../hostile-texts";

const table = FORMATS.flatMap((format) =>
  Object.entries(HOSTILE).map(([name, text]) => ({ id: format.id, format, name, text })),
);
const benign = aReport(sessionSaying("plain words"));

describe("every format", () => {
  test.each(table)("$id shows what is hidden in a text that tries: $name", ({ format, text }) => {
    expect(format.render(aReport(sessionSaying(text))).replaceAll("\r\n", "\n")).not.toMatch(
      new RegExp(HIDDEN_CHARACTERS.source, "u"),
    );
  });

  test.each(FORMATS)("$id gives the same bytes for the same session in another order", (format) => {
    expect(format.render(aReport(reordered(aSampleSession())))).toBe(format.render(aReport(aSampleSession())));
  });

  test.each(FORMATS)("$id of the sample session is as it was", async (format) => {
    await expect(format.render(aReport(aSampleSession()))).toMatchFileSnapshot(
      `../../../golden/reports/sample.${format.extension}`,
    );
  });
});

describe("HTML", () => {
  const TAGS =
    "details summary col colgroup dd dl dt wbr figure html head meta title style body main header p h1 h2 h3 ul ol li b nav a section div span table caption thead tbody tr th td code article q footer svg g path rect circle line text desc".split(
      " ",
    );
  const ATTRIBUTES =
    /^(lang|charset|http-equiv|content|name|class|id|href|scope|colspan|aria-[a-z]+|role|width|height|viewBox|viewbox|d|x|y|x1|x2|y1|y2|r|rx|ry|cx|cy|fill|stroke|stroke-width|stroke-dasharray|stroke-linecap|text-anchor|font-size|font-weight|font-family|transform|data-of)$/;
  const parse = (text: string) =>
    new new Window().DOMParser().parseFromString(findFormat("html")!.render(aReport(sessionSaying(text))), "text/html");

  test.each(Object.entries(HOSTILE))("has no element, attribute or address of the server's making: %s", (_, text) => {
    for (const element of parse(text).querySelectorAll("*")) {
      expect(TAGS).toContain(element.tagName.toLowerCase());
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(ATTRIBUTES);
        expect(name === "href" ? value : "#here").toMatch(/^#[a-z]+$/);
      }
    }
  });

  test("forbids every request and every script in its policy", () => {
    const policy = parse("x").querySelector("meta[http-equiv]")!;
    expect(policy.getAttribute("http-equiv")).toBe("Content-Security-Policy");
    expect(policy.getAttribute("content")).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(findFormat("html")!.render(benign)).not.toMatch(/url\(|@import|src=/);
  });
});

describe("Markdown", () => {
  const render = (text: string) => findFormat("markdown")!.render(aReport(sessionSaying(text)));
  /** The markup alone: without words, entities and the comments that break links. A bracket is markup after another, an underscore outside of words. */
  const markup = (text: string) =>
    text
      .replace(/&#\d+;|<!-- -->/g, "")
      .replace(/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu, "")
      .replace(/(?<!\])[()]/g, "")
      .replace(/[^\n|<>[\]()*_`~#@$\\]/g, "");
  const shape = (text: string) => render(text).split("\n").map(markup).join("\n");

  test.each(Object.entries(HOSTILE).filter(([name]) => name !== "very long"))(
    "keeps its structure whatever a text says: %s",
    (_, text) => {
      // A text with hidden characters is a finding of its own.
      expect(shape(text)).toBe(shape(countHidden(text) > 0 ? "plain\u200bwords" : "plain words"));
    },
  );

  test.each(["https://evil.example", "www.evil.example", "a@evil.example", "@octocat", "#1", "GH-1", ":tada:"])(
    "breaks up %s, so that nothing links it",
    (text) => {
      expect(render(text).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).not.toContain(text);
    },
  );

  test("stays below the limit of a comment and says what it left out", () => {
    const session = aSampleSession();
    const [server] = session.servers;
    server!.tools = Array.from({ length: 3000 }, (_, at) => ({
      ...server!.tools[0]!,
      id: `tracker/tool_${at}`,
      tool: { name: `tool_${at}` },
    }));
    const text = findFormat("markdown")!.render(aReport(session), { appendix: true });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(text).toMatch(/\*\*Cut short:\*\* \d+ parts of this report did not fit/);
    expect(text.slice(0, text.indexOf("**Cut short")).trimEnd().split("\n").at(-1)).not.toMatch(/^#/);
  });
});

describe("JSON", () => {
  test("is the report, and follows its schema", () => {
    const report = aReport(aSampleSession());
    const read = JSON.parse(findFormat("json")!.render(report));
    expect(read).toEqual(JSON.parse(JSON.stringify(report)));
    expect(ReportSchema.parse(read)).toEqual(read);
  });

  test.each(Object.entries(HOSTILE))("keeps a text as it was while showing what is hidden in it: %s", (_, text) => {
    const report = aReport(sessionSaying(text));
    expect(JSON.parse(findFormat("json")!.render(report))).toEqual(JSON.parse(JSON.stringify(report)));
  });
});

describe("the fix for a client", () => {
  test("denies the tools of the smallest cut by the names of Claude Code, and tells other hosts in their own way", () => {
    const session = { ...aSampleSession(), host: "claude-code" };
    expect(findFormat("html")!.render(aReport(session), { appendix: true })).toContain(
      "&quot;mcp__tracker__find_account&quot;",
    );
    expect(findFormat("html")!.render(aReport({ ...session, host: "cursor" }), { appendix: true })).not.toContain(
      "mcp__tracker",
    );
  });
});

describe("CSV", () => {
  const render = (text: string) => findFormat("csv")!.render(aReport(sessionSaying(text)));

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "%1", "＝1", "\u200b=1"])(
    "never lets a cell begin as a formula: %j",
    (text) => {
      for (const row of render(text).trimEnd().split("\r\n").slice(1))
        for (const cell of row.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!) expect(cell).not.toMatch(/^"?\s*[=+\-@%＝]/);
    },
  );

  test.each(Object.entries(HOSTILE))("has the same number of cells in every row: %s", (_, text) => {
    const rows: string[][] = parseCsv(render(text), { bom: true, relax_column_count: false });
    expect(rows).toHaveLength(4);
  });
});

describe("JUnit", () => {
  test.each(Object.entries(HOSTILE))("is well-formed and counts right whatever a text says: %s", (_, text) => {
    const counts: Record<string, number> = {};
    let suite: Record<string, string> = {};
    const parser = new SaxesParser();
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ name, attributes }) => {
      counts[name] = (counts[name] ?? 0) + 1;
      if (name === "testsuite") suite = attributes as Record<string, string>;
    });
    parser.write(findFormat("junit")!.render(aReport(sessionSaying(text)))).close();
    expect([counts.testcase, counts.failure ?? 0, counts.error ?? 0].map(String)).toEqual([
      suite.tests,
      suite.failures,
      suite.errors,
    ]);
  });

  test("says of which servers the rules looked at a part", () => {
    const report = aReport(aSampleSession());
    const [first, ...others] = report.servers;
    const partly = { ...first!, name: `a "b"`, tools: 900, examined: 40, off: false };
    const properties: Record<string, string>[] = [];
    const parser = new SaxesParser();
    parser.on("opentag", ({ name, attributes }) => {
      if (name === "property") properties.push(attributes as Record<string, string>);
    });
    parser.write(findFormat("junit")!.render({ ...report, servers: [partly, ...others] })).close();
    expect(properties).toEqual([
      {
        name: "looked at in part",
        value: `Of server a "b" the rules looked at texts and hints of 40 of 900 tools.`,
      },
    ]);
  });
});
