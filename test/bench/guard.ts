import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeRules } from "@/lib/guard/rules-file";
import { decideCall, afterCall, NEW_SESSION, type GuardState } from "@/lib/core/guard/decide";
import { keyedBy } from "@/lib/guard/keyed";
import { hear } from "@/lib/core/guard/remember/hear";
import { ATTACKS } from "../core/guard/scenarios/attacks";
import { BLIND_ATTACKS, BLIND_TASKS } from "../core/guard/scenarios/blind";
import { TWELFTH_ATTACKS, TWELFTH_TASKS } from "../core/guard/scenarios/twelfth";
import { ELEVENTH_ATTACKS, ELEVENTH_TASKS } from "../core/guard/scenarios/eleventh";
import { FIFTH_ATTACKS, FIFTH_TASKS } from "../core/guard/scenarios/fifth";
import { FOURTH_ATTACKS, FOURTH_TASKS } from "../core/guard/scenarios/fourth";
import { isPutAside, type Scenario } from "../core/guard/scenarios/define";
import { replay, rulesFor, type ReplayedScenario } from "../core/guard/scenarios/replay";
import { EIGHTH_ATTACKS, EIGHTH_TASKS } from "../core/guard/scenarios/eighth";
import { NINTH_ATTACKS, NINTH_TASKS } from "../core/guard/scenarios/ninth";
import { SEVENTH_ATTACKS, SEVENTH_TASKS } from "../core/guard/scenarios/seventh";
import { SIXTH_ATTACKS, SIXTH_TASKS } from "../core/guard/scenarios/sixth";
import { TASKS } from "../core/guard/scenarios/tasks";
import { TENTH_ATTACKS, TENTH_TASKS } from "../core/guard/scenarios/tenth";
import { UNSEEN_ATTACKS, UNSEEN_TASKS } from "../core/guard/scenarios/unseen";
import { WORKSPACE } from "../core/guard/scenarios/world";

/**
 * What the guard makes of scripted attacks and normal tasks, with and without the provenance of destinations, and how long a decision
 * takes: `npm run bench:guard [ROUNDS]`. A third of the families was put aside while the rules were made.
 */
const ROUNDS = Number(process.argv[2] ?? 30);

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

function told(
  name: string,
  which: (one: Scenario) => boolean,
  [attacks, tasks]: readonly [readonly Scenario[], readonly Scenario[]] = [ATTACKS.filter(which), TASKS.filter(which)],
): void {
  for (const provenance of [true, false]) {
    const run = (all: readonly Scenario[]): ReplayedScenario[] => all.map((one) => replay(one, provenance));
    const [against, normal] = [run(attacks), run(tasks)];
    const asked = normal.filter((one) => one.asked > 0).length;
    const questions = normal.reduce((sum, one) => sum + one.asked, 0);
    console.log(`${name}, ${provenance ? "with" : "without"} provenance`);
    console.log(
      `  attacks stopped            ${share(against.filter(({ stopped }) => stopped).length, attacks.length)}`,
    );
    console.log(
      `  normal tasks refused       ${share(normal.filter(({ denied }) => denied > 0).length, tasks.length)}`,
    );
    console.log(`  normal tasks with a question ${share(asked, tasks.length)}`);
    console.log(`  questions a normal session ${(questions / tasks.length).toFixed(3)}`);
    for (const { scenario, stopped } of against) if (provenance && !stopped) console.log(`  missed: ${scenario.id}`);
    if (provenance) for (const { scenario, asked: n } of normal) if (n > 0) console.log(`  asked ${n}: ${scenario.id}`);
  }
}

told("All", () => true);
told("Seen while the rules were made", (one) => !isPutAside(one));
told("Put aside", isPutAside);
told("Written by somebody without sight of the rules, learned from since", () => true, [BLIND_ATTACKS, BLIND_TASKS]);
told("Written by another author, learned from since", () => true, [UNSEEN_ATTACKS, UNSEEN_TASKS]);
told("Written by a third author, learned from since", () => true, [FOURTH_ATTACKS, FOURTH_TASKS]);
told("Written by a fourth author, learned from since", () => true, [FIFTH_ATTACKS, FIFTH_TASKS]);
told("Written by two further authors, learned from since", () => true, [SIXTH_ATTACKS, SIXTH_TASKS]);
told("Written by two more, hardly learned from", () => true, [SEVENTH_ATTACKS, SEVENTH_TASKS]);
told("Written by ten more, of whom a rule or two was learned", () => true, [
  [...EIGHTH_ATTACKS, ...NINTH_ATTACKS, ...TENTH_ATTACKS, ...ELEVENTH_ATTACKS, ...TWELFTH_ATTACKS],
  [...EIGHTH_TASKS, ...NINTH_TASKS, ...TENTH_TASKS, ...ELEVENTH_TASKS, ...TWELFTH_TASKS],
]);

/** Decisions by themselves, each on the state that it met in its scenario. */
const keyed = keyedBy("a key of the benchmark");
const met: { rules: ReturnType<typeof rulesFor>; state: GuardState; call: Parameters<typeof decideCall>[2] }[] = [];
for (const scenario of [...ATTACKS, ...TASKS]) {
  const rules = rulesFor(scenario.allowed);
  let state = NEW_SESSION;
  for (const event of scenario.events) {
    if ("user" in event) {
      state = { ...state, memory: hear(state.memory, event.user, keyed) };
      continue;
    }
    const tool = rules.tools.find(({ id }) => id === event.call)!;
    met.push({ rules, state, call: { tool, args: event.args } });
    state = afterCall(
      rules,
      state,
      { tool, args: event.args, result: event.result },
      { keyed, around: { workspace: WORKSPACE } },
    );
  }
}
/** After 500 calls of a session, as long as the longest there are, the same calls again. */
const LONG = 500;
const calls = [...ATTACKS, ...TASKS].flatMap(({ events }) => events).filter((event) => "call" in event);
let long: GuardState = {
  ...NEW_SESSION,
  memory: hear(NEW_SESSION.memory, "Send a summary to anna.berg@acme.test", keyed),
};
for (let at = 0; at < LONG; at++) {
  const event = calls[(at * 7) % calls.length]!;
  const tool = rulesFor().tools.find(({ id }) => id === event.call)!;
  const result = `${event.result} https://h${at}.test/a/${at} a${at}@b${at}.test #c${at}`;
  long = afterCall(rulesFor(), long, { tool, args: event.args, result }, { keyed, around: { workspace: WORKSPACE } });
}

function timed(name: string, all: typeof met): void {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const { rules, state, call } of all) {
      const start = process.hrtime.bigint();
      decideCall(rules, state, call, keyed);
      if (round > ROUNDS / 3) times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
  const at = (part: number): string => times[Math.floor(times.length * part)]!.toFixed(1);
  console.log(
    `${name} (${times.length} timed): mean ${mean.toFixed(1)} µs, median ${at(0.5)}, 95th percentile ${at(0.95)}, 99th ${at(0.99)}; the 95th is ${times[Math.floor(times.length * 0.95)]! <= 50 ? "within" : "OVER"} 50`,
  );
}
timed("A decision", met);
timed(
  `A decision after ${LONG} calls`,
  met.map((one) => ({ ...one, state: long })),
);

/** The installed program as a client starts it, against bare Node, in turns; the best of each counts, by its work, since other programs on the machine only add. */
const MOST = 60;
const folder = mkdtempSync(path.join(tmpdir(), "trefoil-guard-"));
const rules = path.join(folder, "rules.json");
mkdirSync(path.join(folder, "sessions"));
writeFileSync(rules, writeRules(rulesFor()));
const program = path.resolve("dist/cli/trefoil-guard.cjs");
const said = (more: object): string => JSON.stringify({ session_id: "s", cwd: WORKSPACE, ...more });
const call = {
  tool_name: "mcp__mail__send_message",
  tool_input: { to: "anna.berg@acme.test", body: "x" },
  tool_use_id: "1",
};
/** Of a page most names stand in it many times; of a long list hardly one does. */
const page = (characters: number): string =>
  Array.from(
    { length: characters / 80 },
    (_, at) => `Words about item-${at % 400} and https://docs.acme.test/a/${at % 400} links, more plain words.`,
  ).join(" ");
const list = (characters: number): string =>
  Array.from(
    { length: characters / 56 },
    (_, at) => `item-${at} https://h${at}.test/a/${at} a${at}@b${at}.test #c${at}`,
  ).join("\n");
const EVENTS: Record<string, string> = {
  "the user speaks": said({ hook_event_name: "UserPromptSubmit", prompt: "Send a summary to anna.berg@acme.test" }),
  "before a call": said({ hook_event_name: "PreToolUse", ...call }),
  ...Object.fromEntries(
    [
      ["100 kB of a page", page(100_000)],
      ["1 MB of a page", page(1_000_000)],
      ["100 kB of a list", list(100_000)],
      ["1 MB of a list", list(1_000_000)],
    ].map(([name, text]) => [
      `after a call, ${name}`,
      said({ hook_event_name: "PostToolUse", ...call, tool_name: "WebFetch", tool_response: text }),
    ]),
  ),
};
const counter = path.join(folder, "counter.cjs");
writeFileSync(
  counter,
  `process.on("exit", () => { const { user, system } = process.cpuUsage(); require("fs").writeSync(3, String(user + system)); });`,
);
function took(args: readonly string[], input: string): { wall: number; work: number } {
  const start = process.hrtime.bigint();
  const done = spawnSync(process.execPath, ["--require", counter, ...args], {
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return { wall: Number(process.hrtime.bigint() - start) / 1e6, work: Number(done.output[3]) / 1000 };
}
const runs = {
  "bare Node": { args: ["-e", "0"], input: "" },
  ...Object.fromEntries(
    Object.entries(EVENTS).map(([name, input]) => [
      name,
      { args: [program, "--client", "claude-code", "--rules", rules], input },
    ]),
  ),
};
const best = new Map<string, { wall: number; work: number }>();
for (let round = 0; round < Math.max(5, ROUNDS / 2); round++)
  for (const [name, { args, input }] of Object.entries(runs)) {
    const now = took(args, input);
    const so = best.get(name) ?? now;
    best.set(name, { wall: Math.min(so.wall, now.wall), work: Math.min(so.work, now.work) });
  }
rmSync(folder, { recursive: true });
const bare = best.get("bare Node")!;
console.log(`Bare Node ${bare.wall.toFixed(0)} ms, ${bare.work.toFixed(0)} ms of a processor. Beyond it a hook takes:`);
for (const [name, { wall, work }] of best)
  if (name !== "bare Node")
    console.log(
      `  ${name.padEnd(30)} ${(wall - bare.wall).toFixed(0)} ms, ${(work - bare.work).toFixed(0)} ms of a processor, ${(work / bare.work).toFixed(2)} times bare Node; ${work - bare.work <= MOST ? "within" : "OVER"} ${MOST} ms`,
    );
