import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { findDrift } from "@/lib/core/drift/session-drift";
import { findTrifectaFindings } from "@/lib/core/findings/trifectas";
import { HeldSession } from "@/lib/cli/mcp/given";
import { driftOf } from "@/lib/cli/mcp/drift";
import { answerCall } from "@/lib/cli/mcp/answer";
import { TOOLS } from "@/lib/cli/mcp/tools";
import { LEGS } from "@/lib/core/model/leg";
import type { Report } from "@/lib/core/model/report";
import { applySwitches, switchesOf } from "@/lib/core/session/switches";
import { sayVerdict } from "@/lib/core/text/say-verdict";
import { anySession, reordered } from "../../core/analysis/sessions";
import { runWith } from "../../support/an-io";
import { anAgent, nameIn } from "./an-agent";

const EXAMPLES = readdirSync("public/examples").map((name) => `public/examples/${name}`);

describe("an agent hears what people read", () => {
  test.each(EXAMPLES)("of %s", async (file) => {
    const printed = (await runWith(["scan", "--toolset", file, "--format", "json", "--fail-on", "none"])).stdout;
    const report = JSON.parse(printed) as Report;
    for (const [given, files] of [
      [file, {}],
      ["report.json", { "report.json": printed }],
    ] as const) {
      const agent = await anAgent(["--session", given], files);
      const judged = await agent.ask("judge_session");
      expect(judged.structure).toMatchObject({
        verdict: report.verdict.level,
        sentence: sayVerdict(report),
        severity: { worst: report.severity!.worst, confirmed: report.severity!.confirmed },
        incomplete: report.verdict.incomplete,
        combinationCounts: {
          confirmed: report.minimalServerSetCount.plain,
          includingUncertain: report.minimalServerSetCount.cautious,
        },
      });
      const told = report.findings.filter(({ rule }) => /^LT00[1-4]$/.test(rule));
      expect(
        judged.structure["combinations"].items.map((one: any) => LEGS.map((leg) => nameIn(judged, one.path[leg]))),
      ).toEqual(told.slice(0, 10).map(({ witness }) => LEGS.map((leg) => witness!.tools[leg])));

      for (const tool of report.tools) {
        const { structure } = await agent.ask("explain_verdict", { tool: tool.id });
        expect(structure["verdicts"]).toMatchObject(
          LEGS.map((leg) => ({ leg, verdict: tool[leg].verdict, probability: tool[leg].p })),
        );
        expect(structure["verdicts"].map(({ evidence }: any) => evidence.items.length + evidence.more)).toEqual(
          LEGS.map((leg) => tool[leg].evidence?.length ?? 0),
        );
      }

      const fix = await agent.ask("smallest_fix");
      for (const kind of ["tools", "servers"] as const)
        expect(
          fix.structure[kind].cheapest.map(({ remove }: any) => remove.items.map((ref: string) => nameIn(fix, ref))),
        ).toEqual(report.cuts[kind].map(({ remove }) => remove));
      await agent.close();
    }
  });

  test("trefoil fix leaves out the first of the cuts that an agent hears", async () => {
    const file = "public/examples/lethal-together.json";
    const agent = await anAgent(["--session", file]);
    const fix = await agent.ask("smallest_fix");
    const tools = fix.structure["tools"].cheapest[0].remove.items.map((ref: string) => nameIn(fix, ref).split("/")[1]);
    const { stdout, stderr } = await runWith(["fix", "--toolset", file, "--client", "claude-code"]);
    expect(tools.length).toBeGreaterThan(0);
    for (const tool of tools) expect(stdout + stderr).toContain(tool);
    await agent.close();
  });

  test("trefoil verify counts the changes that an agent hears", async () => {
    const [before, after] = ["public/examples/drifted-before.json", "public/examples/drifted-after.json"];
    const lock = (await runWith(["lock", "--toolset", before])).written["trefoil.lock.json"]!;
    const { stdout } = await runWith(["verify", "--toolset", after], { files: { "trefoil.lock.json": lock } });
    const agent = await anAgent(["--session", after, "--lock", "l.json"], { "l.json": lock });
    const { structure } = await agent.ask("changes_since_lock");
    const changes = structure["changes"].items.length;
    expect(stdout).toContain(`${changes} change${changes === 1 ? "" : "s"}, ${structure["worse"]} of them worse.`);
    await agent.close();
  });
});

const ask = async (name: string, session: HeldSession["session"], args: object) => {
  const given = { sessions: [{ id: "any", form: "report" as const, held: new HeldSession(session) }], locks: [] };
  const answer = await answerCall(
    TOOLS.find((tool) => tool.name === name)!,
    args,
    given,
  );
  expect(answer.isError, answer.content[0]!.text).toBeUndefined();
  return answer.structuredContent as Record<string, any>;
};

describe("whatever the session", () => {
  test("what if something is removed is what switching it off comes to", () =>
    fc.assert(
      fc.asyncProperty(anySession({ switches: true }), fc.nat(), async (session, pick) => {
        const on = session.servers
          .filter(({ off }) => !off)
          .flatMap(({ name, tools }) => [name, ...tools.filter(({ off }) => !off).map(({ id }) => id)]);
        fc.pre(on.length > 0);
        const id = on[pick % on.length]!;
        const { off, host } = switchesOf(session);
        const expected = analyse(applySwitches(session, { off: new Set([...off, id]), host }));
        const said = await ask("what_if", session, { remove: [id] });
        expect(said["verdict"]).toEqual({ before: analyse(session).verdict.level, after: expected.verdict.level });
        expect(said["severity"].after).toBe(expected.severity.worst);
      }),
      { numRuns: 60 },
    ));

  test("what if something comes back is what switching it on comes to", () =>
    fc.assert(
      fc.asyncProperty(anySession({ switches: true }), fc.nat(), async (session, pick) => {
        const gone = session.servers.flatMap(({ off, tools }) => (off ? [] : tools.filter((tool) => tool.off)));
        fc.pre(gone.length > 0);
        const { id } = gone[pick % gone.length]!;
        const { off, host } = switchesOf(session);
        const expected = analyse(applySwitches(session, { off: new Set([...off].filter((one) => one !== id)), host }));
        const said = await ask("what_if", session, { add: [{ what: id }] });
        expect(said["verdict"].after).toBe(expected.verdict.level);
      }),
      { numRuns: 60 },
    ));

  test("changes are those of the core, each with its effect, and the order of servers and tools does not matter", () =>
    fc.assert(
      fc.property(anySession({ switches: true }), anySession({ switches: true }), (before, after) => {
        const [one, other] = [new HeldSession(before), new HeldSession(reordered(after))];
        const refs = one.refs.and(other.session);
        const told = driftOf(one.under(refs), other.under(refs));
        const real = findDrift(before, after);
        expect(told.verdict).toEqual(real.level);
        expect(told.changes.items.length + told.changes.more).toBe(real.items.length);
        expect(told.worse).toBe(real.items.filter(({ effect }) => effect === "worse").length);
        const unveil = (what: string) => refs.annotate(what, (name) => `⟪${name}`).replaceAll(/[st]\d+(-\d+)? ⟪/g, "");
        const words = ["worse", "better", "none"].flatMap((effect) =>
          real.items.filter((item) => item.effect === effect),
        );
        expect(told.changes.items.map(({ what }) => unveil(what))).toEqual(words.slice(0, 20).map(({ what }) => what));
      }),
      { numRuns: 100 },
    ));

  test("lethal combinations come in the order of the findings", () =>
    fc.assert(
      fc.asyncProperty(anySession(), async (session) => {
        const said = await ask("judge_session", session, {});
        const findings = findTrifectaFindings(session, analyse(session));
        expect(said["combinations"].items.length + said["combinations"].more).toBe(findings.length);
        const name = (ref: string) => said["names"].find((one: any) => one.ref === ref).name.text;
        expect(said["combinations"].items.map((one: any) => one.servers.items.map(name))).toEqual(
          findings.slice(0, 10).map(({ servers }) => servers.slice(0, 5)),
        );
      }),
      { numRuns: 60 },
    ));
});
