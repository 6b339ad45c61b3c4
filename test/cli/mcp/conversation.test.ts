import { expect, test } from "vitest";
import { runWith } from "../../support/an-io";
import { anAgent, nameIn } from "./an-agent";

const DESK = "public/examples/lethal-together.json";
const BEFORE = "public/examples/drifted-before.json";
const AFTER = "public/examples/drifted-after.json";

/** A tool that nobody has: it opens any address. */
const FETCH = {
  name: "fetch_page",
  description: "Opens any address of the web and returns the page.",
  inputSchema: { type: "object", properties: { url: { type: "string", format: "uri" } }, required: ["url"] },
};

test("an agent asks what it has, why that is lethal, what would help, and what a new server would do", async () => {
  const agent = await anAgent(["--session", DESK, AFTER, "--lock", "lock.json"], {
    "lock.json": (await runWith(["lock", "--toolset", BEFORE])).written["trefoil.lock.json"]!,
  });
  const listed = await agent.ask("list_sessions");
  expect(listed.structure["sessions"].map(({ id, verdict }: any) => [id, verdict])).toEqual([
    ["lethal-together", "lethal"],
    ["drifted-after", "two-legs"],
  ]);
  expect(listed.structure["locks"]).toMatchObject([{ id: "lock" }]);

  const session = "lethal-together";
  const judged = await agent.ask("judge_session", { session });
  await expect(judged.text).toMatchFileSnapshot("../../golden/cli/mcp-judge.txt");
  const [worst] = judged.structure["combinations"].items;
  expect(worst.steps).toHaveLength(3);

  const reads = nameIn(judged, worst.path.private);
  const explained = await agent.ask("explain_verdict", { session, tool: reads, leg: "private" });
  expect(explained.structure["verdicts"]).toMatchObject([{ leg: "private", verdict: "yes" }]);
  expect(explained.structure["verdicts"][0].evidence.items.length).toBeGreaterThan(0);
  expect((await agent.ask("explain_verdict", { session, tool: worst.path.private })).structure["tool"]).toBe(
    explained.structure["tool"],
  );

  const fix = await agent.ask("smallest_fix", { session });
  await expect(fix.text).toMatchFileSnapshot("../../golden/cli/mcp-fix.txt");
  const remove = fix.structure["tools"].cheapest[0].remove.items;
  const fixed = await agent.ask("what_if", { session, remove });
  expect(fixed.structure["verdict"].after).not.toMatch(/lethal|possible/);

  const more = await agent.ask("what_if", {
    session: "drifted-after",
    define: [{ server: "browser", tools: [FETCH] }],
  });
  expect(more.structure["verdict"]).toEqual({ before: "two-legs", after: "possible" });
  await expect(more.text).toMatchFileSnapshot("../../golden/cli/mcp-what-if.txt");
  const taken = await agent.ask("what_if", {
    session: "drifted-after",
    add: [{ what: nameIn(judged, worst.path.egress), session }],
  });
  expect(taken.structure["changes"].items.some(({ what }: any) => what.includes("is new and brings"))).toBe(true);

  const changed = await agent.ask("changes_since_lock", { session: "drifted-after" });
  await expect(changed.text).toMatchFileSnapshot("../../golden/cli/mcp-changes.txt");
  expect(await agent.close()).toBe(0);
  expect(agent.said).toEqual([]);
});

test("what is off can be tried on, and alone of its server", async () => {
  const agent = await anAgent(["--session", "s.json", "public/examples/near-miss.json"], {
    "s.json": JSON.stringify({
      schema: "trefoil-session/1",
      name: "Desk",
      servers: ["near", "nobody"],
      off: [],
    }),
  });
  const { text, structure } = await agent.ask("judge_session", { session: "s" });
  expect(structure["incomplete"]).toBe(true);
  expect(text).toContain("no other file that was given holds it");
  await agent.close();
});

test("every tool says truly that it only looks, and the list of tools is small", async () => {
  const agent = await anAgent(["--session", DESK]);
  for (const { annotations, title, description, inputSchema, outputSchema } of agent.tools) {
    expect(annotations).toEqual({
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect([description!.length > 60, inputSchema.type, outputSchema!.type]).toEqual([true, "object", "object"]);
  }
  expect(agent.tools.map(({ name }) => name)).toEqual([
    "list_sessions",
    "judge_session",
    "explain_verdict",
    "what_if",
    "smallest_fix",
    "changes_since_lock",
  ]);
  const twice = async () => JSON.stringify(await agent.ask("judge_session"));
  expect(await twice()).toBe(await twice());
  await agent.close();
});
