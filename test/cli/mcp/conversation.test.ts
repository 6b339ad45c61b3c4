import { expect, test } from "vitest";
import { lockOf } from "@/lib/core/lock/lock";
import { aSession } from "../../core/analysis/sessions";
import { aReport, aSampleSession } from "../../support/a-report";
import { runWith } from "../../support/an-io";
import { anAgent, nameIn } from "./an-agent";

const DESK = "public/examples/lethal-together.json";
const BEFORE = "public/examples/drifted-before.json";
const AFTER = "public/examples/drifted-after.json";

const LOCK = lockOf(
  aReport(
    aSession({
      tracker: { tools: { read_ticket: { untrusted: "possible" }, gone: { private: "yes" } } },
      mail: { tools: { send: {} } },
    }),
  ),
);

/** A tool that nobody has: it opens any address. */
const FETCH = {
  name: "fetch_page",
  description: "Opens any address of the web and returns the page.",
  inputSchema: { type: "object", properties: { url: { type: "string", format: "uri" } }, required: ["url"] },
};
const READ = { name: "read_mail", description: "Reads the mails of an inbox.", inputSchema: { type: "object" } };

test("an agent asks what it has, why that is lethal, what would help, and what a new server would do", async () => {
  const agent = await anAgent(["--session", DESK, AFTER, "--lock", "lock.json"], {
    "lock.json": (await runWith(["lock", "--toolset", BEFORE])).written["trefoil.lock.json"]!,
  });
  const listed = await agent.ask("list_sessions");
  expect(listed.structure["sessions"].map(({ id, verdict }: any) => [id, verdict])).toEqual([
    ["lethal-together", "lethal"],
    ["drifted-after", "clear"],
  ]);
  expect(listed.structure["locks"]).toMatchObject([{ id: "lock" }]);

  const session = "lethal-together";
  const judged = await agent.ask("judge_session", { session });
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
  const remove = fix.structure["tools"].cheapest[0].remove.items;
  const fixed = await agent.ask("what_if", { session, remove });
  expect(fixed.structure["verdict"].after).not.toMatch(/lethal|possible/);

  const more = await agent.ask("what_if", {
    session: "drifted-after",
    define: [
      { server: "browser", tools: [FETCH] },
      { server: "mailbox", tools: [READ] },
    ],
  });
  expect(more.structure["verdict"]).toEqual({ before: "clear", after: expect.stringMatching(/lethal|possible/) });
  expect(more.text).toMatch(/✖ t\d+-1 ⟪browser\/fetch_page⟫ is new and brings /);
  const taken = await agent.ask("what_if", {
    session: "drifted-after",
    add: [{ what: nameIn(judged, worst.path.egress), session }],
  });
  expect(taken.structure["changes"].items.some(({ what }: any) => what.includes("is new and brings"))).toBe(true);

  const changed = await agent.ask("changes_since_lock", { session: "drifted-after" });
  expect(changed.text).toMatch(
    /✖ t\d ⟪daily-fact\/get_daily_fact⟫ is defined differently; the claim readOnlyHint of t\d /,
  );
  expect(changed.text).toContain("Its text now hides something, gives orders, or mentions sending.");
  expect(await agent.close()).toBe(0);
  expect(agent.said).toEqual([]);
  // Each file that was named is read once, and no other ever.
  expect(agent.opened).toEqual([DESK, AFTER, "lock.json"]);
});

test("a session file takes its servers from the other files, and what is off in it can be tried on, a tool alone", async () => {
  const spec = {
    schema: "trefoil-session/1",
    name: "Desk",
    servers: ["mailbox", "web-reader", "nobody"],
    off: ["web-reader"],
  };
  const agent = await anAgent(["--session", "s.json", DESK], { "s.json": JSON.stringify(spec) });
  const judged = await agent.ask("judge_session", { session: "s" });
  expect(judged.structure).toMatchObject({ verdict: "two-legs", incomplete: true });
  expect(judged.text).toContain("no other file that was given holds it");

  const tried = await agent.ask("what_if", { session: "s", add: [{ what: "web-reader/fetch_page" }] });
  expect(tried.structure["verdict"]).toEqual({ before: "two-legs", after: "lethal" });
  expect(tried.text).toContain("fetch_page");
  expect(tried.text).not.toContain("read_links");
  const whole = await agent.ask("what_if", { session: "s", add: [{ what: "web-reader" }] });
  expect(whole.text).toContain("read_links");
  expect((await agent.ask("judge_session", { session: "s" })).structure["verdict"]).toBe("two-legs");
  await agent.close();
});

test("what an agent reads of a session with a bit of everything", async () => {
  const files = { "desk.json": JSON.stringify(aReport(aSampleSession())), "lock.json": JSON.stringify(LOCK) };
  const agent = await anAgent(["--session", "desk.json", "--lock", "lock.json"], files);
  const said = [
    await agent.ask("list_sessions"),
    await agent.ask("judge_session"),
    await agent.ask("explain_verdict", { tool: "tracker/find_account" }),
    await agent.ask("explain_verdict", { tool: "post_note", leg: "egress" }),
    await agent.ask("what_if", { add: [{ what: "web-search" }], remove: ["tracker"] }),
    await agent.ask("smallest_fix"),
    await agent.ask("changes_since_lock"),
  ];
  await expect(said.map(({ text }) => `${text}\n`).join("\n")).toMatchFileSnapshot("../../golden/cli/mcp-answers.txt");
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
