import { describe, expect, test } from "vitest";
import fc from "fast-check";
import * as z from "zod";
import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/reports/close";
import { composeSession } from "@/lib/core/session/compose";
import { readConfig } from "@/lib/core/importers";
import { ReportSchema } from "@/lib/core/model/report";
import type { Session } from "@/lib/core/model/session";
import { openAnalysis, openReport, readReport } from "@/lib/core/reports/open";
import { findFormat, FORMATS } from "@/lib/core/reports/formats";
import { encodeShare } from "@/lib/core/share";
import { anySession, aSession, reordered, tools } from "../analysis/sessions";
import { aReport, aSampleSession, VERSION } from "../../support/a-report";

function withViolations(...violations: string[]): Session {
  const session = aSession({ a: { tools: tools("P") } });
  return { ...session, servers: session.servers.map((server) => ({ ...server, violations })) };
}

describe("a report", () => {
  test("is the same whatever the order of servers and tools", () => {
    fc.assert(
      fc.property(
        anySession({ switches: true }),
        (session) => void expect(aReport(reordered(session))).toEqual(aReport(session)),
      ),
    );
  });

  test("is dated by its newest listing, and by nothing when all was given as files", () => {
    expect(aReport(aSampleSession()).at).toBe("2026-03-02T09:30:00Z");
    expect(aReport(aSession({ a: { tools: tools("P") } })).at).toBeNull();
  });

  test("opens into the session and the analysis that it froze, so that closing it again gives the same", () => {
    const report = aReport(aSampleSession());
    const session = openReport(report);
    expect(openAnalysis(report, session)).toEqual(
      openAnalysis(closeReport(session, analyse(session), { version: VERSION }), session),
    );
    expect(closeReport(session, analyse(session), { version: VERSION })).toEqual(report);
  });

  test("has a finding for each minimal server set and says when there are more than it writes out", () => {
    const many = aReport(
      aSession(
        Object.fromEntries(
          Array.from({ length: 30 }, (_, at) => [`s${at}`, { tools: tools(["P", "U", "E"][at % 3]!) }]),
        ),
      ),
    );
    expect(many.minimalServerSetCount.plain).toBe("1000");
    expect(many.findings.filter((finding) => finding.rule === "LT003")).toHaveLength(200);
    expect(many.omitted).toEqual([
      "Only 200 smallest sets of servers are written out as findings. There are 1000 including what is uncertain and 1000 in what is confirmed.",
    ]);
  });

  test.each([
    ["LT011", "a server that was not listed", aSession({ a: { state: "unlisted" } })],
    [
      "LT012",
      "a server that writes noise between its messages",
      withViolations("standard output: 2 lines were not MCP."),
    ],
    ["LT011", "a server that was listed in part", aSession({ a: { state: "partial", tools: tools("P") } })],
    ["LT010", "two legs of three", aSession({ a: { tools: tools("P", "U") } })],
    [
      "LT010",
      "a server that is off and would complete the trifecta",
      aSession({ a: { tools: tools("P") }, b: { off: true, tools: tools("U", "E") } }),
    ],
  ])("has %s for %s", (rule, _, session) => {
    expect(aReport(session).findings.map((finding) => finding.rule)).toContain(rule);
  });

  test("says nothing about what is switched off, except as a near miss", () => {
    const session = aSession({ a: { off: true, tools: tools("PUE") }, b: { off: true, state: "unlisted" } });
    expect(aReport(session).findings.map((finding) => finding.rule)).toEqual(["LT010"]);
  });

  test("tells nothing of the machine: no home folder, no folder of the config, no credential in an address", () => {
    const config = JSON.stringify({
      mcpServers: {
        files: { command: "/home/ada/bin/files", args: ["/Users/ada/notes", "C:\\Users\\ada\\x"] },
        remote: { url: "https://ada:CANARY@api.example/mcp?key=CANARY#CANARY" },
      },
    });
    const { servers } = readConfig("claude-desktop", config, "/home/ada/.config/claude.json");
    const report = aReport(
      composeSession(
        { name: "s", host: "none", servers: [], off: [] },
        servers.map((server) => ({ server, unlistedReason: "cannot read /home/ada/.netrc" })),
        [],
      ),
    );
    expect(JSON.stringify(report)).not.toMatch(/ada\b|CANARY/);
    expect(report.servers.map((server) => server.origin!.file)).toEqual(["claude.json", "claude.json"]);
  });

  test("never holds a secret of a config, in no format and no link", async () => {
    const config = JSON.stringify({
      mcpServers: {
        a: {
          command: "npx",
          args: ["-y", "pkg", "--api-key", "CANARY-arg", "--token=CANARY-arg2"],
          env: { KEY: "CANARY-env" },
        },
        b: {
          type: "http",
          url: "https://u:CANARY-pass@x.example/mcp?api_key=CANARY-query",
          headers: { Authorization: "Bearer CANARY-header" },
        },
      },
    });
    const { servers } = readConfig("claude-code", config, ".mcp.json");
    expect(servers).toHaveLength(2);
    const report = aReport(
      composeSession(
        { name: "s", host: "none", servers: [], off: [] },
        servers.map((server) => ({ server })),
        [],
      ),
    );
    const written = [
      ...FORMATS.map((format) => format.render(report)),
      JSON.stringify((await encodeShare(report)).carried),
    ];
    for (const text of written) expect(text).not.toContain("CANARY");
  });

  test("is read back from its file, and a file that is none is refused in words", () => {
    const report = aReport(aSampleSession());
    expect(readReport(findFormat("json")!.render(report))).toEqual({
      ok: true,
      report: JSON.parse(JSON.stringify(report)),
    });
    expect(readReport("{")).toMatchObject({ ok: false, problem: expect.stringContaining("not JSON") });
    expect(readReport("{}")).toMatchObject({ ok: false, problem: expect.stringContaining("not a Trefoil report") });
  });

  test("follows the published schema", async () => {
    const schema = z.toJSONSchema(ReportSchema, { target: "draft-2020-12", io: "output" });
    await expect(`${JSON.stringify({ ...schema, title: "Trefoil report, version 1" }, null, 2)}\n`).toMatchFileSnapshot(
      "../../../public/schema/report.v1.json",
    );
  });
});
