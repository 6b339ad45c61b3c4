import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { planSteps } from "@/lib/core/analysis/fix-steps";
import type { Report } from "@/lib/core/model/report";
import { closeReport } from "@/lib/core/reports/close";
import { actionsOf } from "@/lib/core/reports/document/actions";
import { spansOf, type Block, type Words } from "@/lib/core/reports/document/blocks";
import { documentOf } from "@/lib/core/reports/document/document";
import { SECTIONS } from "@/lib/core/reports/document/sections";
import { decidedOn } from "@/lib/core/reviews/acceptances";
import { findFormat } from "@/lib/core/reports/formats";
import { openReport } from "@/lib/core/reports/open";
import { aReport, aSampleSession, VERSION } from "../../../support/a-report";
import { eightServers } from "../../../support/eight-servers";

const say = (words: Words): string =>
  spansOf(words)
    .map((span) =>
      typeof span === "string"
        ? span
        : "leg" in span
          ? span.leg
          : `${span.text}${span.as === "name" ? (span.tail ?? "") : ""}`,
    )
    .join("");
const textOf = (block: Block): string => {
  switch (block.kind) {
    case "heading":
    case "lines":
      return block.text;
    case "paragraph":
      return say(block.words);
    case "list":
      return block.items.map(say).join("\n");
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${say(value)}`).join("\n");
    case "verdict":
      return `${block.word}. ${block.said}`;
    case "picture":
      return block.scene.description;
    case "table":
      return [block.head, ...block.rows.map(({ cells }) => cells)].map((row) => row.map(say).join(" | ")).join("\n");
    case "together":
      return block.blocks.map(textOf).join("\n");
  }
};
const section = (report: Report, id: string, appendix = false): string =>
  documentOf(report, { appendix })
    .sections.find((one) => one.id === id)!
    .blocks.map(textOf)
    .join("\n");

const report = aReport(eightServers());
const written: Report = {
  ...report,
  author: "Ada Lovelace",
  cover: {
    title: "What the support desk can leak",
    reviewer: "Grace Hopper",
    version: "1.2",
    date: "2026-11-22",
    scope: "The agent on the laptops of the support team.",
    actions: [{ action: actionsOf(report)[0]!.id, owner: "Olga", due: "2026-12-01" }],
  },
};

describe("the first page", () => {
  test("says who wrote and read it, when, in which version, and about what", () => {
    expect(documentOf(written).title).toBe("What the support desk can leak");
    const page = section(written, "cover");
    for (const fact of ["Date: 22 November 2026", "Version: 1.2", "Author: Ada Lovelace", "Reviewer: Grace Hopper"])
      expect(page).toContain(fact);
    expect(page).toContain("The agent on the laptops of the support team. Checked 8 servers with");
    expect(page).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  test("says what is not known to be so where nobody wrote anything", () => {
    const page = section(report, "cover");
    for (const fact of [
      "Date: 2 November 2026",
      "Version: Draft, not reviewed",
      "Author: not named",
      "Reviewer: none yet",
    ])
      expect(page).toContain(fact);
    expect(documentOf(report).title).toBe("Risk report: Support desk");
  });

  test("has the rating with its table, the data, three combinations, three actions and what was not looked at", () => {
    const page = section(written, "cover");
    expect(page).toContain(`${report.severity!.confirmed!.replace(/^./, (one) => one.toUpperCase())}`);
    expect(page).toContain("Reach high | Critical | High | Low");
    for (const part of [
      "Which data is at stake",
      "The three worst combinations",
      "What to do first",
      "What was not looked at",
    ])
      expect(page).toContain(part);
    const sentences = page.match(
      /^(Critical|High|Medium|Low)(, uncertain)?\. Through .* can make the agent read .* and send it .*\.$/gm,
    );
    expect(sentences).toHaveLength(3);
    expect(page.slice(page.indexOf("What to do first"), page.indexOf("What was not")).trim().split("\n")).toHaveLength(
      5,
    );
    expect(page).toContain("| Olga | 1 December 2026 |");
  });
});

describe("actions", () => {
  test("are the steps of the board, in their order, with what each leaves", () => {
    const steps = planSteps(openReport(report), "plain");
    const actions = actionsOf(report);
    expect(actions.slice(0, steps.length).map(({ id }) => id)).toEqual(
      steps.map(({ server, leg }) => `${server}/${leg}`),
    );
    expect(actions[steps.length - 1]!.leaves).toMatch(/No (pair|combination)|are left/);
  });

  test("belong to whoever is written on the report, else who sees to a finding, else who answers for the server", () => {
    const [first] = actionsOf(report);
    const server = first!.id.slice(0, first!.id.lastIndexOf("/"));
    const own = (report: Report) => actionsOf(report)[0]!;
    expect(own(report)).toMatchObject({ owner: "not assigned", due: expect.stringContaining("(proposed)") });
    const owned = { ...report, cover: { owners: [{ server, owner: "Olga" }] } };
    expect(own(owned).owner).toBe("Olga");
    const assigned = {
      ...owned,
      findings: report.findings.map((finding) => ({ ...finding, owner: "Ben", due: "2027-01-31" })),
    };
    expect(own(assigned)).toMatchObject({ owner: "Ben", due: "31 January 2027" });
    const told = { ...assigned, cover: { ...owned.cover, actions: [{ action: first!.id, owner: "Cleo" }] } };
    expect(own(told)).toMatchObject({ owner: "Cleo", due: "31 January 2027" });
  });

  test("are proposed for a day that follows from the severity and the day of the report", () => {
    const [first] = actionsOf({ ...report, cover: { date: "2026-11-22" } });
    expect([first!.severity, first!.due]).toEqual(["critical", "29 November 2026 (proposed)"]);
  });
});

describe("the sections", () => {
  test("come in the order of the list, each with an id of its own, the tables of every tool only on request", () => {
    const ids = (appendix: boolean) => documentOf(written, { appendix }).sections.map(({ id }) => id);
    const order = SECTIONS.map(({ id }) => id);
    expect(new Set(order).size).toBe(order.length);
    for (const some of [ids(false), ids(true)]) expect(some).toEqual(order.filter((id) => some.includes(id)));
    const appendix = SECTIONS.filter((one) => one.appendix).map(({ id }) => id);
    expect(ids(false).filter((id) => appendix.includes(id))).toEqual([]);
    expect(ids(true)).toEqual(expect.arrayContaining(["tools", "compositions", "client", "evidence"]));
    expect(section(written, "limits")).toContain("left out of this copy");
    expect(section(written, "limits", true)).not.toContain("left out of this copy");
  });

  test("tell of each finding what it is, what stands of it, on which words it rests and what it is known as elsewhere", () => {
    const found = section(written, "findings");
    const [first] = report.findings;
    for (const words of [
      ...first!.witness!.steps,
      first!.fingerprint.slice(0, 12),
      "OWASP LLM01:2025",
      "AML.T0051",
      "Open",
    ])
      expect(found).toContain(words);
  });

  test("count as the board does", () => {
    const { minimalServerSetCount: sets } = report;
    expect(section(report, "findings")).toContain(`${sets.plain} combinations confirmed, ${sets.cautious} combination`);
  });

  test("say who accepted a risk until when, and that it still counts", () => {
    const session = aSampleSession();
    const sample = aReport(session);
    const acceptance = {
      fingerprint: sample.findings[0]!.fingerprint,
      finding: "",
      owner: "Olga",
      reason: "It moves out in March.",
      until: "2027-03-31",
      at: "",
    };
    const accepted = closeReport(session, analyse(session), {
      version: VERSION,
      decided: decidedOn("2026-11-22", [acceptance]),
    });
    expect(section(accepted, "fixes")).toMatch(
      /mail and tracker together LT003 \| Olga \| 31 March 2027 \| It moves out in March\./,
    );
    expect(section(accepted, "fixes")).toContain("Accepted is not fixed");
    expect(section(accepted, "cover")).toContain("Accepted by Olga until 31 March 2027");
  });
});

test("a report that is not lethal says so, and what would have to be watched", () => {
  const session = aSampleSession();
  session.servers = session.servers.filter(({ name }) => name === "tracker");
  const page = section(aReport(session), "cover");
  expect(page).toContain("Two legs");
  expect(page).not.toContain("worst combination");
  expect(section(aReport(session), "findings")).toContain("No combination in what was looked at holds all three legs.");
});

test.each(["html", "markdown"])("%s holds every sentence of the first page", (id) => {
  const plain = (text: string) =>
    text
      .replace(/<[^>]*>/g, "")
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      .replaceAll("&amp;", "&")
      .replaceAll("&quot;", '"')
      .replaceAll(/[*\s]+/g, "");
  const rendered = plain(findFormat(id)!.render(written));
  for (const { blocks } of documentOf(written).sections.slice(0, 1))
    for (const block of blocks.filter(({ kind }) => kind === "paragraph" || kind === "list"))
      for (const line of textOf(block).split("\n")) expect(rendered).toContain(plain(line));
});
