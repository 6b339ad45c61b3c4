import { expect, test } from "vitest";
import { compareOpinions } from "@/lib/core/advisor/compare-opinions";
import { couldRaise } from "@/lib/core/classification/scoring/apply-opinion";
import { planQuestions, viewPlan, type AdvisorChoice } from "@/lib/core/advisor/plan";
import { composeSession } from "@/lib/core/session/compose";
import type { AdvisorSettings } from "@/lib/core/model/advisor";
import { LEGS } from "@/lib/core/model/leg";
import type { Opinion } from "@/lib/core/model/opinion";
import type { Override } from "@/lib/core/model/verdict";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { MADE_UP } from "../../support/toolsets";

const TOOLS = [
  { name: "send_mail", description: "Send a mail to any recipient." },
  { name: "read_inbox", description: "Read the messages of the inbox." },
  { name: "add", description: "Add two numbers." },
];
const snapshot = takeSnapshot({ tools: [...TOOLS, TOOLS[0]], instructions: "A mailbox." }, "2026-03-01T12:00:00.000Z");
const listed = {
  server: { name: "mail", transport: { kind: "given" as const }, disabled: false, hiddenTools: [] },
  snapshot,
};
const spec = { name: "s", host: "none", servers: ["mail"], off: [] };
const sessionWith = (opinions: Opinion[] = [], overrides: Override[] = []) =>
  composeSession(spec, [listed], overrides, opinions);
const judged = [
  { serverId: "1", texts: { name: "mail", instructions: "A mailbox." }, tools: sessionWith().servers[0]!.tools },
];
const settings: AdvisorSettings = {
  on: true,
  kind: "openai",
  address: "https://models.example/v1/chat/completions",
  model: "small",
  hasKey: true,
};
const everything: AdvisorChoice = { servers: ["mail"], which: "all", again: true };
const opinionOn = (index: number, change: Partial<Opinion> = {}): Opinion => ({
  server: "mail",
  tool: TOOLS[index]!.name,
  digest: snapshot.tools[index]!.digest,
  leg: "egress",
  verdict: "yes",
  reason: "It sends.",
  quote: "",
  model: "small",
  at: "2026-03-01T12:00:00.000Z",
  ...change,
});
const idsOf = (choice: Partial<AdvisorChoice>, opinions: Opinion[] = [], limit = 100) =>
  planQuestions(settings, judged, opinions, { ...everything, ...choice }, limit).questions.map(({ id }) => id);

test("a definition that stands twice on one server is asked about once", () => {
  expect(idsOf({})).toEqual(["mail/send_mail", "mail/read_inbox", "mail/add"]);
});

test("only chosen servers, only tools without an opinion unless asked again, at most the limit", () => {
  expect(idsOf({ servers: ["other"] })).toEqual([]);
  expect(idsOf({ again: false }, [opinionOn(0)])).toEqual(["mail/read_inbox", "mail/add"]);
  const { questions, beyondLimit, estimate } = planQuestions(settings, judged, [], everything, 2);
  expect([questions.length, beyondLimit, estimate.requests]).toEqual([2, 1, 2]);
});

test("an open tool is one where a yes would make a verdict stronger, and then it does", () => {
  const open = new Set(idsOf({ which: "open" }));
  for (const tool of judged[0]!.tools.slice(0, 3)) {
    const index = TOOLS.findIndex(({ name }) => name === tool.tool.name);
    const heard = sessionWith(LEGS.map((leg) => opinionOn(index, { leg }))).servers[0]!.tools[index]!.classification;
    const changes = LEGS.some((leg) => heard[leg].verdict !== tool.classification[leg].verdict);
    expect(open.has(tool.id), tool.id).toBe(changes);
    expect(LEGS.some((leg) => couldRaise(leg, tool.classification[leg]))).toBe(changes);
  }
});

test("the digest of a plan changes with anything that would be sent, and with where to", () => {
  const digest = (change: Partial<AdvisorSettings> = {}, choice: AdvisorChoice = everything) =>
    planQuestions({ ...settings, ...change }, judged, [], choice, 100).digest;
  const others = [
    digest({ model: "large" }),
    digest({ kind: "anthropic" }),
    digest({ address: "https://elsewhere.example/v1/chat/completions" }),
    planQuestions(settings, judged, [], everything, 1).digest,
  ];
  expect(new Set([digest(), ...others]).size).toBe(5);
  expect(digest({ prices: { input: 1, output: 1 } })).toBe(digest());
});

test("what a person sees of a plan holds no text of a tool", () => {
  const view = viewPlan(settings.address, planQuestions(settings, judged, [], everything, 100));
  expect(view.questions[0]).toEqual({
    server: "mail",
    id: "mail/send_mail",
    digest: snapshot.tools[0]!.digest,
    characters: expect.any(Number),
  });
  expect(JSON.stringify(view)).not.toContain("any recipient");
});

test("an opinion that makes a verdict stronger is shown to raise it", () => {
  const { name, tools } = MADE_UP[0]!;
  const many = { ...listed, server: { ...listed.server, name }, snapshot: takeSnapshot({ tools }, opinionOn(0).at) };
  const heard = (opinions: Opinion[]) => composeSession({ ...spec, servers: [name] }, [many], [], opinions);
  const opinions = heard([]).servers[0]!.tools.flatMap((tool) =>
    LEGS.filter((leg) => couldRaise(leg, tool.classification[leg])).map((leg) =>
      opinionOn(0, { server: name, tool: tool.tool.name, digest: tool.digest!, leg }),
    ),
  );
  const effects = compareOpinions(opinions, heard([]), heard(opinions));
  expect(effects.length).toBeGreaterThan(10);
  expect(effects.filter((one) => one.effect !== "raises" || one.without?.verdict === one.with?.verdict)).toEqual([]);
});

test("an opinion is shown by the difference that it makes", () => {
  const opinions = [
    opinionOn(0, { leg: "egress", verdict: "no" }),
    opinionOn(2, { leg: "private", verdict: "no" }),
    opinionOn(1, { digest: "of an earlier definition" }),
  ];
  const decided: Override = {
    server: "mail",
    tool: "add",
    leg: "private",
    verdict: "no",
    by: "Ada",
    at: "2026-03-01T12:00:00.000Z",
    reason: "It adds.",
  };
  const effects = compareOpinions(opinions, sessionWith([], [decided]), sessionWith(opinions, [decided]));
  expect(effects.find(({ opinion }) => opinion.tool === "send_mail" && opinion.verdict === "no")).toMatchObject({
    effect: "doubts",
    without: { verdict: "yes" },
    with: { verdict: "yes" },
  });
  expect(effects.find(({ opinion }) => opinion.tool === "add" && opinion.leg === "private")).toMatchObject({
    decidedBy: "Ada",
    with: { verdict: "no" },
  });
  expect(effects.find(({ opinion }) => opinion.digest === "of an earlier definition")).toMatchObject({
    effect: "outdated",
  });
});
