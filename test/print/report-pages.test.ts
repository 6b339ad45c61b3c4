import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { actionsOf } from "@/lib/core/reports/document/actions";
import { documentOf } from "@/lib/core/reports/document/document";
import { findFormat } from "@/lib/core/reports/formats";
import { findPrinter } from "@/lib/print/find-browser";
import { printToPdf } from "@/lib/print/print-to-pdf";
import { aReport } from "../support/a-report";
import { eightServers } from "../support/eight-servers";

/** A report with everything written on it that people can write. */
function aWrittenReport(): Report {
  const report = aReport(eightServers());
  return {
    ...report,
    author: "Ada Lovelace",
    cover: {
      reviewer: "Grace Hopper",
      date: "2026-11-22",
      scope:
        "The agent of the support team as it runs on the laptops of the team, with the accounts that it uses there. ".repeat(
          2,
        ),
      actions: actionsOf(report).map(({ id }) => ({
        action: id,
        owner: "Olga of the platform team",
        due: "2026-12-01",
      })),
    },
  };
}

async function printed(report: Report, paper: "A4" | "Letter", appendix: boolean): Promise<string[]> {
  const html = findFormat("html")!.render(report, { appendix });
  const pdf = await printToPdf(html, { browser: findPrinter(process.env["PATH"])!, paper });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
/** The last line of a page that is not its number. */
const lastLine = (page: string) =>
  page
    .split("\n")
    .map(plain)
    .filter((line) => line !== "" && !/^\d+ \/ \d+$/.test(line))
    .at(-1)!;

// Without a browser on this machine there is nothing to print with.
const papers = findPrinter(process.env["PATH"]) ? (["A4", "Letter"] as const) : [];
describe.each(papers)("the report of eight servers on %s", (paper) => {
  const report = aWrittenReport();

  test("has fewer than eight pages, and its whole summary on the first", async () => {
    const pages = await printed(report, paper, false);
    expect(pages.length).toBeLessThan(8);
    const first = plain(pages[0]!);
    for (const words of [
      "22 November 2026",
      "Ada Lovelace",
      "Grace Hopper",
      "Reach high",
      "Which data is at stake",
      "The three worst combinations",
      "What to do first",
      "What was not looked at",
      "Other servers, connectors and extensions",
    ])
      expect(first).toContain(words);
    expect(plain(pages[1]!)).toMatch(/^2 \/ \d Findings/);
  });

  test.each([false, true])("has no heading at the foot of a page, with its appendix: %s", async (appendix) => {
    const pages = await printed(report, paper, appendix);
    const headings = new Set(
      documentOf(report, { appendix }).sections.flatMap(({ title, blocks }) => [
        title,
        ...blocks
          .flatMap((block) => (block.kind === "together" ? block.blocks : [block]))
          .flatMap((block) => (block.kind === "heading" ? [plain(block.text)] : [])),
      ]),
    );
    for (const page of pages) expect(headings).not.toContain(lastLine(page));
  });

  test("breaks no name of a server or tool in the middle", async () => {
    const pages = await printed(report, paper, false);
    const names = new Set(report.tools.map(({ tool }) => tool));
    const broken = pages.flatMap((page) => {
      const lines = page.split("\n").map((line) => line.split(/[\s,:;()“”/]+/).filter((word) => word !== ""));
      return lines.slice(1).map((line, at) => `${lines[at]!.at(-1) ?? ""}${line[0] ?? ""}`);
    });
    expect(broken.filter((word) => names.has(word) && /[-_]/.test(word))).toEqual([]);
  });
});
