import { describe, expect, test } from "vitest";
import { AdvisorRuns, type AskModel } from "@/lib/advisor/runs";
import type { LegOpinion } from "@/lib/core/advisor/answer";
import type { AdvisorQuestion } from "@/lib/core/advisor/plan";

const question = (name: string): AdvisorQuestion => ({
  serverId: "1",
  server: "desk",
  id: `desk/${name}`,
  tool: { name, description: "Sends a word." },
  digest: name,
  body: name,
});
const YES = JSON.stringify({ egress: { verdict: "yes", reason: "It sends.", quote: "Sends" } });

async function run(names: string[], ask: AskModel) {
  const runs = new AdvisorRuns();
  const kept: [string, readonly LegOpinion[]][] = [];
  runs.start(names.map(question), ask, async ({ tool }, said) => void kept.push([tool.name, said]));
  await runs.settled();
  return { state: runs.state(), kept, runs };
}

test("each tool is asked about, and what can be read is kept", async () => {
  const { state, kept } = await run(["a", "b", "c"], async (body) => ({
    ok: true,
    text: body === "b" ? "I would rather not." : YES,
  }));
  expect(state).toEqual({ phase: "done", total: 3, answered: 2, silent: 1, failed: 0, problems: [] });
  expect(kept.filter(([, said]) => said.length > 0).map(([name]) => name)).toEqual(["a", "c"]);
});

test("a problem with one tool is told, and the others go on", async () => {
  const { state } = await run(["a", "b"], async (body) =>
    body === "a" ? { ok: false, problem: { message: "Too long.", final: false } } : { ok: true, text: YES },
  );
  expect(state).toMatchObject({
    phase: "done",
    answered: 1,
    failed: 1,
    problems: [{ tool: "desk/a", message: "Too long." }],
  });
});

test("a problem that every tool would meet stops the run", async () => {
  let asked = 0;
  const { state } = await run(
    Array.from({ length: 50 }, (_, index) => `t${index}`),
    async () => (asked++, { ok: false, problem: { message: "The key is wrong.", final: true } }),
  );
  expect(state).toMatchObject({ phase: "stopped", problems: [{ message: "The key is wrong." }] });
  expect(asked).toBeLessThanOrEqual(3);
});

describe("a run under way", () => {
  const hanging = () => {
    const runs = new AdvisorRuns();
    const kept: string[] = [];
    const ask: AskModel = (body, signal) =>
      body === "quick"
        ? Promise.resolve({ ok: true, text: YES })
        : new Promise((resolve) =>
            signal.addEventListener("abort", () =>
              resolve({ ok: false, problem: { message: "cancelled", final: true } }),
            ),
          );
    const start = () =>
      runs.start(["quick", "slow", "slower"].map(question), ask, async ({ tool }) => void kept.push(tool.name));
    return { runs, kept, start };
  };

  test("is the only one", async () => {
    const { runs, start } = hanging();
    expect(start()).toBe(true);
    expect(start()).toBe(false);
    runs.cancel();
    await runs.settled();
    expect(start()).toBe(true);
    runs.cancel();
    await runs.settled();
  });

  test("can be cancelled; what was answered before is kept, and nobody is blamed", async () => {
    const { runs, kept, start } = hanging();
    start();
    await expect.poll(() => runs.state()?.answered).toBe(1);
    runs.cancel();
    await runs.settled();
    expect(runs.state()).toEqual({ phase: "cancelled", total: 3, answered: 1, silent: 0, failed: 0, problems: [] });
    expect(kept).toEqual(["quick"]);
  });
});

test("an answer that cannot be stored is told without the reason, which may name files", async () => {
  const runs = new AdvisorRuns();
  runs.start(
    [question("a")],
    async () => ({ ok: true, text: YES }),
    async () => {
      throw new Error("disk /home/ada full");
    },
  );
  await runs.settled();
  expect(runs.state()).toMatchObject({
    phase: "done",
    failed: 1,
    problems: [{ tool: "desk/a", message: "The answer could not be stored." }],
  });
});
