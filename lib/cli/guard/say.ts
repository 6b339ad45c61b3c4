import { POLICIES } from "@/lib/core/analysis/policies";
import { showFile } from "@/lib/core/exporters/showing/show-file";
import { printDiff } from "@/lib/core/exporters/showing/unified-diff";
import type { GuardClient } from "@/lib/core/guard/clients/define";
import { judgeRules } from "@/lib/core/guard/judge";
import type { GuardRules, StopAnswer } from "@/lib/core/guard/rules";
import { openLock } from "@/lib/core/lock/lock";
import { LockSchema, type Lock } from "@/lib/core/model/lock";
import { STANCES } from "@/lib/core/model/session";
import { SPREAD_RULES } from "@/lib/core/propagation/rules";
import { digestOf } from "@/lib/core/text/digest";
import { showHidden } from "@/lib/core/text/visible";
import { placeOf } from "@/lib/guard/place";
import { readLog } from "@/lib/guard/read-log";
import { oneOf } from "../command";
import { LOCK_FILE } from "../commands/lock";
import { EXIT, Failure } from "../exit";
import { readText, shownPath, writeText } from "../files";
import type { Io } from "../io";
import { readRules } from "../read-decided";
import { home, planInstall, planRemoval, type InstalledChange } from "./install";
import { ownDomain } from "./own-domain";

export type InstallValues = {
  lock?: string;
  policies?: string;
  allow: string[];
  completing: string;
  unknown: string;
  broken: string;
  stance: string;
  rule: string;
  "no-provenance": boolean;
  "no-own-domain": boolean;
  file?: string;
  yes: boolean;
};

const STOPS: readonly StopAnswer[] = ["ask", "deny"];

/** Shows the changes to the client's files, and makes them with `--yes`. */
export async function install(io: Io, client: GuardClient, values: InstallValues): Promise<number> {
  const rules = await rulesFor(io, client, values);
  const broken = oneOf("--broken", values.broken, STOPS);
  const { changes, make } = planInstall(io, { client, broken, named: values.file });
  show(io, changes);
  const say = (text: string): void => void io.stderr.write(`${showHidden(text)}\n`);
  const unlisted = rules.unlisted;
  if (unlisted.length > 0) say(`Not in the lock, so their tools are unknown to the guard: ${unlisted.join(", ")}.`);
  const { allowed } = rules.rules.settings;
  if (allowed.length > 0) say(`Allowed as receivers without asking: ${allowed.join(", ")}.`);
  say(client.failing);
  if (!client.asks) say(`${client.label} cannot ask a person through a hook: what would be asked about is refused.`);
  for (const note of client.notes) say(note);
  say(
    "An agent that may run commands as you could change the guard's own files; a call that names them is asked about.",
  );
  say(`Its hooks are documented at ${client.page}, read on ${client.read}.`);
  if (!values.yes) {
    say("Nothing was changed. Add --yes to change it.");
    return EXIT.ok;
  }
  make(rules.rules);
  say(
    `Installed for ${client.label}. It knows ${rules.rules.tools.length} tools from the lock “${rules.rules.session}”.`,
  );
  return EXIT.ok;
}

async function rulesFor(
  io: Io,
  client: GuardClient,
  values: InstallValues,
): Promise<{ rules: GuardRules; unlisted: string[] }> {
  const file = values.lock ?? LOCK_FILE;
  const lock = readLock(await readText(io, file), file);
  if (lock.session.host !== client.host)
    throw new Failure(
      `${shownPath(file)} does not include the built-in tools of ${client.label}; lock the session again with --host ${client.host}.`,
    );
  const own = values.policies === undefined ? [] : (await readRules(io, values.policies)).policies;
  const calls = new Map(
    lock.servers.flatMap(({ tools }) => tools.flatMap((tool) => (tool.calls ? [[tool.id, tool.calls]] : []))),
  );
  const domain = values["no-own-domain"] ? undefined : ownDomain(home(io));
  const rules = judgeRules(openLock(lock), [POLICIES[0]!, ...own], {
    lock: digestOf(lock),
    calls,
    stance: oneOf("--stance", values.stance, STANCES),
    rule: oneOf("--rule", values.rule, ["policies", ...SPREAD_RULES] as const),
    provenance: !values["no-provenance"],
    completing: oneOf("--completing", values.completing, STOPS),
    unknown: oneOf("--unknown", values.unknown, STOPS),
    broken: oneOf("--broken", values.broken, STOPS),
    allowed: [
      ...new Set([...(domain === undefined ? [] : [domain]), ...values.allow.map((one) => one.trim().toLowerCase())]),
    ],
  });
  return {
    rules,
    unlisted: lock.servers.filter(({ state, off }) => state === "unlisted" && !off).map(({ name }) => name),
  };
}

function readLock(text: string, file: string): Lock {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure(`${shownPath(file)} is not JSON.`);
  }
  const lock = LockSchema.safeParse(value);
  if (!lock.success)
    throw new Failure(
      `${shownPath(file)} is not a lock: ${lock.error.issues[0]?.path.join(".") || "its format"} is invalid.`,
    );
  return lock.data;
}

/** Shows the changes that remove the guard, and makes them with `--yes`. */
export function remove(io: Io, client: GuardClient, yes: boolean): number {
  const { changes, make } = planRemoval(io, client);
  show(io, changes);
  if (yes) make();
  io.stderr.write(
    yes
      ? `The guard was removed from ${client.label}. Its log stays in ${placeOf(io.env, client.id).log}\n`
      : "Nothing was changed. Add --yes to change it.\n",
  );
  return EXIT.ok;
}

/** Prints the changes as a diff, with every value masked that could be a secret. */
function show(io: Io, changes: readonly InstalledChange[]): void {
  for (const { file, before, after } of changes)
    io.stdout.write(
      printDiff(
        showFile({ before, after: after ?? "", syntax: "json" }),
        before === null ? "/dev/null" : file,
        after === null ? "/dev/null" : file,
      ),
    );
}

/** Writes the log, the older part first. Damaged lines are left out and counted. */
export async function writeLog(
  io: Io,
  client: GuardClient,
  { session, output }: { session?: string; output?: string },
): Promise<number> {
  const { entries, damaged, cut } = await readLog(placeOf(io.env, client.id).folder);
  const wanted = entries.filter((entry) => session === undefined || entry.session.startsWith(session));
  await writeText(io, output, wanted.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  if (damaged > 0) io.stderr.write(`${damaged} damaged ${damaged === 1 ? "line is" : "lines are"} left out.\n`);
  if (cut) io.stderr.write("Earlier entries were not read.\n");
  return EXIT.ok;
}
