import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";

const ACTION = path.resolve(import.meta.dirname, "../../.github/action");
const definition = parse(readFileSync(path.join(ACTION, "action.yml"), "utf8"));
const defaults = Object.fromEntries(
  Object.entries(definition.inputs as Record<string, { default?: string }>).map(([name, one]) => [
    name,
    one.default ?? "",
  ]),
);
const TOOLS = [
  { name: "read_email", description: "Reads an email from the user's inbox.\n::error::planted ##[warning]planted" },
  { name: "send_email", description: "Sends an email to any address that the caller gives." },
];

let work: string;
beforeEach(() => (work = mkdtempSync(path.join(tmpdir(), "trefoil-action-"))));
afterEach(() => rmSync(work, { recursive: true }));
const at = (...parts: string[]) => path.join(work, ...parts);
const text = (...parts: string[]) => (existsSync(at(...parts)) ? readFileSync(at(...parts), "utf8") : "");

/** Runs a step's own script in a checkout as GitHub documents it: with its variables, its files and an event. */
function step(script: string, inputs: Record<string, string>, event: object, more: Record<string, string> = {}) {
  writeFileSync(at("event.json"), JSON.stringify(event));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ACTION, script)], {
    cwd: work,
    encoding: "utf8",
    env: {
      NODE_ENV: "test",
      PATH: process.env["PATH"],
      TREFOIL_INPUTS: JSON.stringify({ ...defaults, ...inputs }),
      GITHUB_EVENT_PATH: at("event.json"),
      GITHUB_OUTPUT: at("output"),
      GITHUB_STEP_SUMMARY: at("summary.md"),
      RUNNER_TEMP: work,
      ...more,
    },
  });
  const outputs = Object.fromEntries(
    text("output")
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  return { status, printed: stdout + stderr, outputs, summary: text("summary.md") };
}

const pullRequest = (head: string) => ({
  pull_request: { number: 7, head: { repo: { full_name: head } }, base: { repo: { full_name: "ada/agent" } } },
});

/** A config whose one server leaves a mark when it is started. */
function configured(): void {
  const servers = { box: { command: "touch", args: [at("started")] } };
  writeFileSync(at(".mcp.json"), JSON.stringify({ mcpServers: servers }));
}

describe("the action's step that judges", () => {
  test("writes a valid SARIF in its category, outputs, and a summary of what changed against the lock", () => {
    writeFileSync(at("tools.json"), JSON.stringify({ servers: [{ name: "box", tools: TOOLS }] }));
    const { status, printed, outputs, summary } = step("judge.mjs", { toolset: "tools.json", category: "agents" }, {});
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ verdict: "lethal", "exit-code": "1" });
    const sarif = JSON.parse(readFileSync(outputs["sarif"]!, "utf8"));
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(readFileSync("test/fixtures/sarif/sarif-schema-2.1.0.json", "utf8"));
    const validate = addFormats(new Ajv({ strict: false, unicodeRegExp: false })).compile(schema);
    expect(validate(sarif) ? [] : validate.errors).toEqual([]);
    expect(sarif.runs).toHaveLength(1);
    expect(sarif.runs[0].automationDetails.id).toBe("agents/");
    expect(sarif.runs[0].results.length).toBeGreaterThan(0);
    expect(sarif.runs[0].results.length).toBeLessThanOrEqual(5000);
    expect(summary).toContain("### Trefoil: lethal");
    expect(summary.length).toBeLessThan(1_048_576);
    expect(JSON.parse(readFileSync(outputs["json"]!, "utf8")).verdict.level).toBe("lethal");
    expect(readFileSync(outputs["comment"]!, "utf8").length).toBeLessThan(65_536);
    expect(printed).not.toMatch(/^\s*::|##\[/m);
  });

  test("starts nothing that was not allowed", () => {
    configured();
    const { status, outputs } = step("judge.mjs", { "fail-on": "none" }, pullRequest("ada/agent"));
    expect(status).toBe(5);
    expect(outputs["exit-code"]).toBe("5");
    expect(existsSync(at("started"))).toBe(false);
  });

  test("starts nothing for a fork, whatever is allowed, and judges the lock and the names in the config", () => {
    configured();
    writeFileSync(at("tools.json"), JSON.stringify({ servers: [{ name: "other", tools: TOOLS }] }));
    const trefoil = path.resolve(ACTION, "../../lib/boot/trefoil.mjs");
    expect(spawnSync(process.execPath, [trefoil, "lock", "--toolset", "tools.json"], { cwd: work }).status).toBe(0);
    const { status, outputs, summary } = step("judge.mjs", { "allow-start": "all" }, pullRequest("mallory/agent"));
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ verdict: "", sarif: "", json: "" });
    expect(summary).toContain("✖ box is not in the lock");
    expect(existsSync(at("started"))).toBe(false);
    expect(existsSync(at("trefoil.sarif"))).toBe(false);
  });
});

test("the comment is made once, and changed in place afterwards", async () => {
  const kept: { id: number; body: string }[] = [{ id: 1, body: "Somebody's own." }];
  const asked: string[] = [];
  const api = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.method === "POST") kept.push({ id: 2, ...JSON.parse(body) });
    if (request.method === "PATCH") Object.assign(kept[1]!, JSON.parse(body));
    response.end(JSON.stringify(request.method === "GET" ? kept : {}));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const env = {
    GITHUB_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: "ada/agent",
    GITHUB_TOKEN: "t",
    GITHUB_EVENT_PATH: at("event.json"),
    TREFOIL_COMMENT: at("comment.md"),
  };
  writeFileSync(at("event.json"), JSON.stringify(pullRequest("ada/agent")));
  for (const words of ["first", "second"]) {
    writeFileSync(at("comment.md"), words);
    const child = spawn(process.execPath, [path.join(ACTION, "comment.mjs")], { env: { ...process.env, ...env } });
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
  }
  await new Promise((resolve) => api.close(resolve));
  expect(kept).toEqual([
    { id: 1, body: "Somebody's own." },
    { id: 2, body: "<!-- trefoil -->\nsecond" },
  ]);
  expect(asked.filter((line) => !line.startsWith("GET"))).toEqual([
    "POST /repos/ada/agent/issues/7/comments",
    "PATCH /repos/ada/agent/issues/comments/2",
  ]);
});

/** What the first step needs of the repository that the action stands in. */
const REPOSITORY = [".github", ".npmrc", "lib", "package.json", "package-lock.json", "public", "tsconfig.json"];

test("its steps as they stand, in a clone without packages: the first installs what the second judges with", () => {
  const root = path.resolve(ACTION, "../..");
  for (const place of REPOSITORY) cpSync(path.join(root, place), at("repository", place), { recursive: true });
  const action = at("repository", ".github", "action");
  mkdirSync(at("project"));
  writeFileSync(at("project", "tools.json"), JSON.stringify({ servers: [{ name: "box", tools: TOOLS }] }));
  writeFileSync(at("event.json"), "{}");
  const [install, judge] = definition.runs.steps as { run: string; "working-directory"?: string }[];
  const folder = install!["working-directory"]!.replace("${{ github.action_path }}", action);
  const run = (script: string, cwd: string) =>
    spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
      cwd,
      encoding: "utf8",
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "test",
        HOME: process.env["HOME"],
        npm_config_prefer_offline: "true",
        GITHUB_ACTION_PATH: action,
        GITHUB_EVENT_PATH: at("event.json"),
        GITHUB_OUTPUT: at("output"),
        GITHUB_STEP_SUMMARY: at("summary.md"),
        RUNNER_TEMP: work,
        TREFOIL_INPUTS: JSON.stringify({ ...defaults, toolset: "tools.json" }),
      },
    });
  const installed = run(install!.run, folder);
  expect([installed.status, installed.stderr]).toEqual([0, expect.any(String)]);
  expect(existsSync(at("repository", "node_modules", "vitest"))).toBe(false);
  const judged = run(judge!.run, at("project"));
  expect(judged.stdout + judged.stderr).not.toMatch(/^\s*::|##\[/m);
  expect(judged.status).toBe(1);
  expect(text("summary.md")).toContain("### Trefoil: lethal");
  expect(existsSync(at("project", "trefoil.sarif"))).toBe(true);
}, 600_000);

test("a version that is not here is refused and not taken for another", () => {
  const { status, summary } = step("judge.mjs", { version: "9.9.9" }, {});
  expect(status).toBe(2);
  expect(summary).toContain("no version is published yet");
});

test("the action takes no other action, and every input and output that its steps use is declared", () => {
  const steps = definition.runs.steps as { run?: string; uses?: string }[];
  expect(steps.every((one) => one.run !== undefined && one.uses === undefined)).toBe(true);
  const script = readFileSync(path.join(ACTION, "judge.mjs"), "utf8");
  const used = [...script.matchAll(/inputs\["([a-z-]+)"\]|option\("([a-z-]+)"\)/g)].map(([, a, b]) => a ?? b);
  expect(used.filter((name) => !Object.hasOwn(definition.inputs, name!))).toEqual([]);
  // What a script is handed stands in a variable, never in the command itself, where its text would be run.
  for (const { run } of steps) expect(run).not.toContain("${{");
});

test("the hook for pre-commit runs a command that there is", () => {
  const [hook] = parse(readFileSync(".pre-commit-hooks.yaml", "utf8"));
  expect(hook.entry).toBe("trefoil verify --offline --fail-on worse");
  expect(["mcp.json", ".mcp.json", "a/.mcp.json"].every((file) => new RegExp(hook.files).test(file))).toBe(true);
});
