import { Session as Inspector } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readToolset } from "@/lib/core/importers/toolset";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import { ALL_FORMATS } from "@/lib/core/reports/formats";
import type { Remembered } from "@/lib/core/reports/remembered";
import { openHere } from "@/lib/jobs/heavy/open-here";
import type { Opening } from "@/lib/jobs/heavy/opening";
import { writeReport } from "@/lib/jobs/heavy/write-report";

/**
 * What is expensive about a session happens once, however many parts of a report ask for it: calls are counted by V8, as for
 * coverage, and nothing is replaced. A function that got another name is not counted, which fails the tests, too.
 */
const inspector = new Inspector();
beforeAll(async () => {
  inspector.connect();
  await inspector.post("Profiler.enable");
  await inspector.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
});
afterAll(() => inspector.disconnect());

/** How often functions of `lib/core` are called, by file and name. */
async function callsOf(act: () => unknown): Promise<(at: string) => number> {
  await inspector.post("Profiler.takePreciseCoverage");
  await act();
  const { result } = await inspector.post("Profiler.takePreciseCoverage");
  const counted = result.flatMap(({ url, functions }) =>
    functions.map(
      ({ functionName, ranges }) => [`${url.split("/lib/core/")[1]} ${functionName}`, ranges[0]!.count] as const,
    ),
  );
  return (at) => counted.filter(([name]) => name === at).reduce((sum, [, count]) => sum + count, 0);
}

const TOOLS = {
  servers: [
    {
      name: "mail",
      tools: [
        { name: "read_mail", description: "Reads mails." },
        { name: "send_mail", description: "Sends a mail to anyone." },
      ],
    },
    { name: "web", tools: [{ name: "fetch_page", description: "Fetches a web page." }] },
  ],
};
const given = readToolset(JSON.stringify(TOOLS), { at: "2026-11-01T08:00:00.000Z" }).servers;
const opening: Opening = {
  spec: { name: "Desk", host: "claude-code", servers: ["mail", "web"], off: [] },
  servers: given.map(({ name, snapshot }) => ({
    server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
    body: JSON.stringify(snapshot),
  })),
  overrides: [],
  opinions: [],
  rules: { policies: [], governance: NO_GOVERNANCE },
  unread: [],
  held: { approvals: [], today: "2026-11-02", since: new Map() },
};
const written = (format: string, known: Remembered | null = null) =>
  writeReport({
    opening,
    switches: { off: [], host: null },
    format,
    choices: { appendix: true, today: "2026-11-02" },
    options: { version: "1.2.3" },
    known: known && { last: { ...known, digest: "" } },
  });

/** Written from the report as it was frozen, so that one from a file looks the same: these open it, and only once. */
const OPENED: Record<string, number> = { html: 1, summary: 1, docx: 1, markdown: 1, text: 1 };
/** What an earlier report left to be remembered, so that this one says what changed. */
const remembered = async () => (await written("json")).now;

describe("a session is composed, read and analysed once", () => {
  test.each(ALL_FORMATS.map(({ id }) => id))("for a report as %s", async (format) => {
    const calls = await callsOf(() => written(format));
    expect(calls("session/compose.ts composeSession")).toBe(1);
    expect(calls("analysis/held.ts readHeld")).toBe(1);
    expect(calls("analysis/analyse.ts analyse")).toBe(1);
    expect(calls("reports/close/index.ts closeReport")).toBe(1);
    expect(calls("findings/trifectas.ts findTrifectaFindings")).toBe(1);
    expect(calls("reports/open.ts openReport")).toBe(OPENED[format] ?? 0);
  });

  test("for one that says what changed, too", async () => {
    const known = await remembered();
    const calls = await callsOf(async () => {
      expect((await written("html", known)).body).toContain("Since the last report");
    });
    // The session of the earlier report and this one, each once; of the earlier one as much as a comparison needs.
    expect(calls("analysis/held.ts readHeld")).toBe(2);
    expect(calls("analysis/analyse.ts analyse")).toBe(1);
    expect(calls("analysis/analyse.ts outline")).toBe(1);
    expect(calls("reports/close/index.ts closeReport")).toBe(1);
    expect(calls("reports/since.ts sinceThen")).toBe(1);
  });

  test("for the data of its page, whose analysis is the browser's", async () => {
    const calls = await callsOf(() => openHere(opening));
    expect(calls("session/compose.ts composeSession")).toBe(1);
    expect(calls("analysis/held.ts readHeld")).toBe(0);
    expect(calls("analysis/analyse.ts analyse")).toBe(0);
  });
});
