import fc from "fast-check";
import { Window } from "happy-dom";
import { beforeAll, describe, expect, test } from "vitest";
import type { LoggedEntry } from "@/lib/core/model/review";
import type { Report } from "@/lib/core/model/report";
import { findFormat, FORMATS } from "@/lib/core/reports/formats";
import { MOST_CHARACTERS } from "@/lib/core/reports/formats/markdown";
import { aReport, sessionSaying } from "../../support/a-report";
import { HIDDEN_CHARACTERS, HOSTILE } from "./hostile-texts";

/** A report in which every text of a server or a person, also of reviews, acceptances and changes, is the given one. */
function saying(text: string): Report {
  const report = aReport(sessionSaying(text));
  const decision = { choices: [text.slice(0, 60)], words: text.slice(0, 1000) };
  const decisions = {
    labels: decision,
    trust: decision,
    need: decision,
    control: decision,
    data: decision,
    until: decision,
    told: decision,
  };
  const entry = (body: LoggedEntry["entry"]["body"]): LoggedEntry => ({
    through: "owner",
    entry: { prev: "", at: "2026-11-20T10:00:00Z", by: text.slice(0, 80), body },
  });
  const words = text.slice(0, 4000);
  return {
    ...report,
    author: text,
    findings: report.findings.map((finding, at) =>
      at % 2 === 0
        ? { ...finding, accepted: { owner: text, reason: text, until: "2027-03-31" } }
        : { ...finding, lapsed: { owner: text, until: "2027-03-31" } },
    ),
    since: {
      digest: "0".repeat(64),
      at: text,
      level: { before: "clear", after: "lethal" },
      items: [{ what: text, effect: "worse" }],
      more: 3,
      newFindings: [],
      goneFindings: [{ rule: "LT003", message: text }],
    },
    reviews: [
      entry({ kind: "comment", anchor: { on: "tool", tool: text.slice(0, 500) }, text: words }),
      entry({ kind: "label", tool: text.slice(0, 500), leg: "egress", verdict: "no", reason: text.slice(0, 2000) }),
      entry({ kind: "review", word: "approve", text: words, decisions, snapshot: "0".repeat(64), ruleset: "" }),
      entry({ kind: "drift", text: words }),
    ],
  };
}

const pieces = [
  "<script>alert(1)</script>",
  "</td></table>",
  "]]>",
  "`",
  "```\n",
  "|",
  "\n# x",
  "<!--",
  "-->",
  "&#x3c;",
  "\u001b[31m",
  "\u202e",
  "\u200b",
  "\ud800",
  "=1+1",
  "@cmd",
  "\t",
  "\r\n",
  "'",
  '"',
  "\\",
  "{0}",
  "[x](https://evil.example)",
  "https://evil.example",
  "</details>",
  "<svg onload=x>",
  "\u{e0041}",
  "%n",
  "plain",
];
const hostile = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((some) => some.join(""));

describe("whatever texts a report holds, people's included", () => {
  test("nothing that is hidden goes through in any format", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const format of FORMATS)
          expect(format.render(saying(text)).replaceAll("\r\n", "\n"), format.id).not.toMatch(
            new RegExp(HIDDEN_CHARACTERS.source, "u"),
          );
      }),
      { numRuns: 40 },
    );
  });

  test.each(["html", "summary"])("the %s page holds no element of their making, no script, no address", (id) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const page = new new Window().DOMParser().parseFromString(findFormat(id)!.render(saying(text)), "text/html");
        expect(page.querySelectorAll("script, iframe, object, embed, img, link, form, base").length).toBe(0);
        for (const element of page.querySelectorAll("*"))
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^on/i);
            expect(name === "href" ? value : "#here").toMatch(/^#[a-z]+$/);
          }
      }),
      { numRuns: 25 },
    );
  });

  test("Markdown keeps its folds and its limit", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written = findFormat("markdown")!.render(saying(text));
        expect(Buffer.byteLength(written)).toBeLessThanOrEqual(MOST_CHARACTERS);
        expect(written.match(/<details/g)?.length).toBe(written.match(/<\/details>/g)?.length);
        expect(written).not.toMatch(/<(script|svg|img)|\]\(https|https:\/\/evil/);
      }),
      { numRuns: 40 },
    );
  });

  test("plain text has no line of 78 columns or more and nothing that moves a cursor", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.string({ minLength: 60, maxLength: 300 }).map((text) => text.replaceAll(" ", "x")),
        ),
        (text) => {
          for (const line of findFormat("text")!.render(saying(text)).split("\n"))
            expect([...line].length).toBeLessThan(78);
        },
      ),
      { numRuns: 60 },
    );
  });

  const MEGABYTE = "wort ".repeat(200_000);

  test.each(FORMATS.map(({ id }) => id))("descriptions of a megabyte do not get through whole into %s", (id) => {
    const session = sessionSaying("word");
    for (const { tool } of session.servers.flatMap(({ tools }) => tools)) tool.description = MEGABYTE;
    const report = aReport(session);
    expect(report.tools.map((tool) => tool.description!.length)).toEqual(report.tools.map(() => 300));
    expect(Buffer.byteLength(findFormat(id)!.render(report))).toBeLessThan(150_000);
  });

  // Names are the ids by which programs find things again, so files for programs hold them whole.
  describe("texts and names of a megabyte, everywhere,", () => {
    let everywhere: Report;
    beforeAll(() => void (everywhere = aReport(sessionSaying(MEGABYTE))));

    test.each([
      ["html", 250_000],
      ["summary", 60_000],
      ["markdown", MOST_CHARACTERS],
      ["text", 20_000],
      ["junit", 50_000],
      ["sarif", 150_000],
    ])("leave a report as %s within %i bytes", (id, most) => {
      expect(Buffer.byteLength(findFormat(id)!.render(everywhere))).toBeLessThanOrEqual(most);
    });
  });

  test("the build server's file stays well-formed", () => {
    for (const text of Object.values(HOSTILE))
      expect(
        new new Window().DOMParser()
          .parseFromString(findFormat("junit")!.render(saying(text)), "application/xml")
          .querySelector("parsererror"),
      ).toBeNull();
  });

  test("the scanner's file has no empty text and no link of theirs", () => {
    const texts = (value: unknown): string[] =>
      typeof value === "string"
        ? [value]
        : value !== null && typeof value === "object"
          ? Object.values(value).flatMap(texts)
          : [];
    fc.assert(
      fc.property(hostile, (text) => {
        const { runs } = JSON.parse(findFormat("sarif")!.render(saying(text)));
        for (const result of runs[0].results) {
          expect(result.message.text).not.toBe("");
          expect(result.message.text.length).toBeLessThanOrEqual(2200);
          expect(texts(result.message).join("")).not.toMatch(/(?<!\\)\[x(?<!\\)\]/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
