import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

// The step that judges: reads the inputs and the event, runs the command line, and writes what GitHub collects.
const { env } = process;
const TREFOIL = fileURLToPath(new URL("../../lib/boot/trefoil.mjs", import.meta.url));
/** GitHub cuts a summary at 1 MiB and refuses a comment above 65,536 characters. */
const MOST = 60_000;

/** @type {Record<string, string>} */
const inputs = JSON.parse(env["TREFOIL_INPUTS"] ?? "{}");
const work = mkdtempSync(path.join(env["RUNNER_TEMP"] ?? "/tmp", "trefoil-"));
const configs = words(inputs["config"]).filter((file) => existsSync(file));
const lock = inputs["lock"] && existsSync(inputs["lock"]) ? inputs["lock"] : undefined;
const judged = inputs["version"] !== "commit" ? refuseVersion() : isFork() ? judgeOffline() : judgeAll();
finish(judged);

/** Another version than the one that is here would be judged by other rules than whoever asked for it thinks. */
function refuseVersion() {
  return { code: 2, text: "trefoil: no version is published yet; `version` takes only `commit`.\n" };
}

/** A stranger's pull request must not start anything, and uploads nothing: the lock and the names in the configs are all that is looked at. */
function judgeOffline() {
  if (!lock)
    return { code: 5, text: "There is no lock to judge a fork's pull request by, and nothing is started for one.\n" };
  const { code, stdout, stderr } = trefoil("verify", ...configs, "--lock", lock, "--offline", "--fail-on", "worse");
  return { code, text: stdout || stderr };
}

function judgeAll() {
  const json = path.join(work, "report.json");
  const sarif = path.resolve(inputs["sarif"] || "trefoil.sarif");
  const started = words(inputs["allow-start"]);
  const starts = started.includes("all") ? ["--allow-start-all"] : started.flatMap((name) => ["--allow-start", name]);
  const { code, stderr } = trefoil(
    "scan",
    ...(inputs["toolset"] ? ["--toolset", inputs["toolset"]] : configs),
    ...option("host"),
    ...option("policies"),
    ...option("approvals"),
    ...starts,
    "--fail-on",
    inputs["fail-on"] || "lethal",
    "--format",
    "json",
    "-o",
    json,
  );
  if (!existsSync(json)) return { code, text: stderr };
  trefoil("report", json, "--format", "sarif", "-o", sarif);
  categorise(sarif, inputs["category"] || "trefoil");
  const changes = lock ? trefoil("diff", lock, json).stdout : "";
  const report = JSON.parse(readFileSync(json, "utf8"));
  return { code, text: changes, json, sarif, report, whole: trefoil("report", json, "--format", "markdown").stdout };
}

/** @param {string[]} args */
function trefoil(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TREFOIL, ...args], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  process.stderr.write(stderr);
  return { code: status ?? 70, stdout, stderr };
}

/**
 * @param {string} file
 * @param {string} category
 */
function categorise(file, category) {
  const sarif = JSON.parse(readFileSync(file, "utf8"));
  for (const run of sarif.runs) run.automationDetails = { ...run.automationDetails, id: `${category}/` };
  writeFileSync(file, JSON.stringify(sarif));
}

/** @param {{ code: number, text: string, whole?: string, json?: string, sarif?: string, report?: any }} judged */
function finish({ code, text, whole = "", json = "", sarif = "", report }) {
  const comment = path.join(work, "comment.md");
  const head = `### Trefoil: ${report ? report.verdict.level : code === 0 ? "nothing new" : "look at this"}\n\n`;
  writeFileSync(comment, `${head}${fenced(text || "There is no lock to compare with.\n")}`.slice(0, MOST));
  const outputs = {
    verdict: report?.verdict.level ?? "",
    "exit-code": code,
    sets: report?.trifectaCount ?? "",
    json,
    sarif,
    comment,
  };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${String(value).replaceAll(/[\r\n]/g, " ")}\n`);
  if (env["GITHUB_OUTPUT"]) appendFileSync(env["GITHUB_OUTPUT"], lines.join(""));
  if (env["GITHUB_STEP_SUMMARY"] && inputs["summary"] !== "false")
    appendFileSync(env["GITHUB_STEP_SUMMARY"], `${head}${text ? fenced(text) : ""}\n${whole}`);
  process.exitCode = code;
}

/**
 * Text that servers had a hand in, which no Markdown and no fence of its own gets out of.
 * @param {string} text
 */
function fenced(text) {
  const fence = "`".repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${fence}text\n${text.trimEnd()}\n${fence}\n`;
}

function isFork() {
  const event = env["GITHUB_EVENT_PATH"] ? JSON.parse(readFileSync(env["GITHUB_EVENT_PATH"], "utf8")) : {};
  const { head, base } = event.pull_request ?? {};
  return base !== undefined && head?.repo?.full_name !== base.repo.full_name;
}

/** @param {string} name */
function option(name) {
  return inputs[name] ? [`--${name}`, inputs[name]] : [];
}

/** @param {string | undefined} text */
function words(text) {
  return (text ?? "").split(/\s+/).filter(Boolean);
}
