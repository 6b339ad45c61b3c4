import { readFileSync } from "node:fs";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import sarif from "@/lib/core/reports/formats/sarif";
import type { Session } from "@/lib/core/model/session";
import { aSession, tools } from "../../analysis/sessions";
import { aReport, aSampleSession, sessionSaying } from "../../../support/a-report";
import { HOSTILE } from "../hostile-texts";

/** The official schema is of draft 4; of what has changed since, it uses only `id` at its root. */
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync("test/fixtures/sarif/sarif-schema-2.1.0.json", "utf8"));
const ajv = addFormats(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false }));
const validate = ajv.compile(schema);

const render = (session: Session): Log => JSON.parse(sarif.render(aReport(session)));
const resultsOf = (session: Session) => render(session).runs[0]!.results!;
const largest = (): Session =>
  aSession(
    Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`s${at}`, { tools: tools(["P", "U", "E"][at % 3]!) }])),
  );

describe("SARIF", () => {
  test.each<[string, Session]>([
    ["the sample", aSampleSession()],
    ["an empty session", aSession({})],
    ["27,000 sets", largest()],
    ...Object.entries(HOSTILE).map(([name, text]): [string, Session] => [name, sessionSaying(text)]),
  ])("of %s is valid by the official schema", (_, session) => {
    expect(validate(render(session)) ? [] : validate.errors).toEqual([]);
  });

  test("has one result for each minimal server set, with its rule", () => {
    const session = aSession({
      alone: { tools: tools("PUE") },
      whole: { tools: tools("P", "U", "E") },
      p: { tools: tools("P") },
      ue: { tools: tools("U", "E") },
      maybe: { tools: tools("pUE") },
    });
    const sets = resultsOf(session).filter((result) => /LT00\d/.test(result.ruleId!));
    expect(sets.map((result) => [result.ruleId, result.properties!.servers])).toEqual([
      ["LT001", ["alone"]],
      ["LT002", ["whole"]],
      ["LT003", ["maybe", "p"]],
      ["LT003", ["p", "ue"]],
      ["LT004", ["maybe"]],
    ]);
  });

  test("keeps its fingerprints when lines move and texts are reworded, and changes them with the servers", () => {
    const marks = (session: Session) =>
      resultsOf(session).map((result) => result.partialFingerprints!.primaryLocationLineHash);
    const moved = aSampleSession();
    moved.servers[0]!.origin!.line = 40;
    moved.servers[0]!.tools[0]!.tool.description = "Other words.";
    expect(marks(moved)).toEqual(marks(aSampleSession()));
    const renamed = aSampleSession();
    renamed.servers[0]!.name = "helpdesk";
    expect(marks(renamed)).not.toEqual(marks(aSampleSession()));
    expect(new Set(marks(aSampleSession())).size).toBe(marks(aSampleSession()).length);
  });

  test("points at the line of the config and tells the attack in three steps", () => {
    const [first] = resultsOf(aSampleSession());
    expect(first!.locations![0]!.physicalLocation).toMatchObject({
      artifactLocation: { uri: ".mcp.json" },
      region: { startLine: 11 },
    });
    const steps = first!.codeFlows![0]!.threadFlows[0]!.locations.map((step) => step.location!.message!.text!);
    expect(steps.map((step) => step.slice(0, step.indexOf(":")))).toEqual([
      "Untrusted input",
      "Private data",
      "Egress",
    ]);
  });

  test.each([
    "/home/ada/code/.mcp.json",
    "C:\\Users\\ada\\mcp.json",
    "../../secret/mcp.json",
    "file:///home/ada/mcp.json",
    "a b/ü#?.json",
    "./x/mcp.json",
  ])("names %s by a relative address that tells of no folder above", (file) => {
    const session = aSampleSession();
    for (const server of session.servers) server.origin = { file, line: 1 };
    const text = sarif.render(aReport(session));
    expect(text).not.toContain("ada");
    for (const result of resultsOf(session))
      expect(result.locations![0]!.physicalLocation!.artifactLocation!.uri).toMatch(/^(?![a-z]+:)[^/\\].*json$/);
  });

  test("stays within what code scanning takes", () => {
    const { runs } = render(largest());
    expect(runs[0]!.results!.length).toBeLessThanOrEqual(25_000);
    for (const rule of runs[0]!.tool.driver.rules!) {
      expect(rule.fullDescription!.text.length).toBeLessThanOrEqual(1024);
      expect(Number(rule.properties!["security-severity"])).toBeGreaterThan(0);
    }
  });
});
