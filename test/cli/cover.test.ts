import { describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { actionsOf } from "@/lib/core/reports/document/actions";
import { runWith } from "../support/an-io";

const scan = (...more: string[]) =>
  runWith(["scan", "--toolset", "public/examples/lethal-together.json", "--fail-on", "none", ...more]);
const json = async (...more: string[]): Promise<Report> => JSON.parse((await scan("--format", "json", ...more)).stdout);

describe("what people write on a report, on the command line,", () => {
  test("stands in the JSON, and on what is written of it later", async () => {
    const said = ["--title", "Mail agent", "--author", "Ada", "--reviewer", "Grace", "--document-version", "1.0"];
    const more = [
      "--date",
      "2026-11-22",
      "--scope",
      "The mail agent.",
      "--owner",
      "Olga",
      "--owner",
      "1=Ben",
      "--due",
      "1=2026-12-24",
    ];
    const report = await json(...said, ...more);
    const ids = actionsOf(report).map(({ id }) => id);
    expect(report).toMatchObject({
      author: "Ada",
      cover: { title: "Mail agent", reviewer: "Grace", version: "1.0", date: "2026-11-22", scope: "The mail agent." },
    });
    expect(report.cover?.actions).toEqual([{ action: ids[0], owner: "Ben", due: "2026-12-24" }]);
    const files = { "r.json": JSON.stringify(report) };
    const later = await runWith(["report", "r.json", "--format", "html", "--reviewer", "Mona"], { files });
    for (const words of ["Mail agent", "Ada", "Mona", "22 November 2026", "Ben", "24 December 2026"])
      expect(later.stdout).toContain(words);
    expect(later.stdout).not.toContain("Grace");
  });

  test("is of today where nobody says a day, and says nothing in the JSON then", async () => {
    expect((await scan("--format", "html", "--today", "2027-03-01")).stdout).toContain("1 March 2027");
    expect(await json("--today", "2027-03-01")).not.toHaveProperty("cover");
  });

  test("may bring tables of every tool", async () => {
    expect((await scan("--format", "markdown")).stdout).not.toContain("Appendix");
    expect((await scan("--format", "markdown", "--appendix")).stdout).toContain("## Appendix: every tool");
  });

  test("goes to a Word file", async () => {
    const { written } = await scan("--format", "docx", "-o", "r.docx");
    expect(written["r.docx"]!.slice(0, 2)).toBe("PK");
    expect((await scan("--format", "docx")).stderr).toContain(
      "A Word document must be written to a file: name it with -o.",
    );
  });

  test.each([
    [["--date", "22.11.2026"], "--date takes a day such as 2027-03-31, not “22.11.2026”."],
    [["--due", "soon"], "--due takes a day such as 2027-03-31, not “soon”."],
    [["--owner", "99=Olga"], "--owner 99=Olga: the plan has"],
    [["--reviewer", "x".repeat(161)], "--reviewer: "],
  ])("is refused where it cannot be: %j", async (words, problem) => {
    const { code, stderr } = await scan(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(problem);
  });
});
