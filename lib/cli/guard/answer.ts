import { readFileSync } from "node:fs";
import path from "node:path";
import { afterReturn, askAboutOwnFiles, beforeCall, type Context } from "@/lib/core/guard/call-events";
import type { HookEvent, HookReply } from "@/lib/core/guard/clients/define";
import type { KeptSession } from "@/lib/core/guard/kept";
import type { LogEntry } from "@/lib/core/guard/log";
import { capabilitiesIn } from "@/lib/core/guard/policy";
import { sayTool } from "@/lib/core/guard/sentence";
import { isRecord } from "@/lib/core/text/is-record";
import { keyedBy } from "@/lib/guard/keyed";
import { readRules } from "@/lib/guard/rules-file";
import { appendLog } from "./append-log";
import { hookOptions, type HookOptions } from "./hook-options";
import { expire, holding, write } from "./keep";
import { decidedEntry, lockOf, noteBroken, shortName, stampOf, userName } from "./log-entry";
import { digestOf, heardIn, hold, keptIn } from "./session";

/** Runs a hook on a whole message. */
export function runHook(args: readonly string[]): HookReply {
  const options = hookOptions(args);
  if (!options) return { code: 2, stderr: "trefoil-guard: call it with --client ID --rules FILE.\n" };
  return answerHook(readFileSync(0, "utf8"), options);
}

/** Answers one event of a client. Never throws: whatever is broken is a question or a refusal, never a pass. */
export function answerHook(text: string, options: HookOptions): HookReply {
  const { client } = options;
  let input: Record<string, unknown> = {};
  let event: HookEvent | undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) throw new Error("the client's message is not understood");
    input = value;
    event = client.understand(input);
    return withRules(event, input, options);
  } catch (error) {
    const problem = error instanceof Error ? error.message : "unknown";
    noteBroken(options, event, problem);
    // Only before a call there is something to refuse; a message that is not understood may be one.
    if (event !== undefined && event.kind !== "before") return client.acknowledge(input);
    const answer = options.broken === "ask" && client.asks ? "ask" : "deny";
    return client.answer(
      answer,
      `Trefoil's guard cannot tell what this call would complete: ${sayTool(problem)}.`,
      input,
    );
  }
}

function withRules(event: HookEvent, input: Record<string, unknown>, options: HookOptions): HookReply {
  const { client } = options;
  if (event.kind === "other") return client.acknowledge(input);
  const folder = path.dirname(options.rules);
  const sessions = path.join(folder, "sessions");
  const session = digestOf(client, event);
  const file = path.join(sessions, `${session}.json`);
  const rules = event.kind === "prompt" ? undefined : readRules(options.rules);
  const note = (entry: Partial<LogEntry> & Pick<LogEntry, "event" | "tool">): void =>
    appendLog(folder, { ...stampOf(client, session), ...entry });
  if (event.kind === "prompt") {
    hold(file, () => holding(file, (found) => write(file, heardIn(found, event))));
    expire(sessions);
    return client.acknowledge(input);
  }
  const context = (kept: KeptSession): Context => ({
    rules: rules!,
    client,
    keyed: keyedBy(kept.key),
    around: { workspace: event.cwd },
  });
  if (event.kind === "after") {
    const ran = hold(file, () =>
      holding(file, (found) => {
        const kept = keptIn(found, rules!);
        const done = afterReturn(kept, event.call, event.result, context(kept));
        write(file, done.kept);
        return { ...done, past: found.state === "absent" };
      }),
    );
    for (const [at, tool] of ran.ran.entries())
      note({
        event: ran.approved ? "approved" : "ran",
        tool: shortName(tool.id),
        call: ran.call,
        touched: capabilitiesIn(tool.bits),
        certain: capabilitiesIn(tool.sure),
        ...lockOf(rules!, tool.server),
        ...(ran.approved && { by: userName() }),
        ...(ran.past && at === 0 && { past: "unknown" as const }),
      });
    return client.acknowledge(input);
  }
  const { answered, past } = holding(file, (found) => {
    const kept = keptIn(found, rules!);
    const decided = isOwn(event.call.args, folder)
      ? askAboutOwnFiles(kept, event.call, keyedBy(kept.key))
      : beforeCall(kept, event.call, context(kept));
    const isNew = found.state === "absent";
    if (decided.kept !== kept || isNew) write(file, decided.kept);
    return { answered: decided.answered, past: isNew };
  });
  const answer = answered.answer === "ask" && !client.asks ? "deny" : answered.answer;
  note({ ...decidedEntry(answered, rules!), answer, ...(past && { past: "unknown" as const }) });
  return client.answer(answer, answered.reason, input);
}

/** Whether a call names the guard's own files, which an agent that can write files could change. */
function isOwn(args: unknown, folder: string): boolean {
  return (JSON.stringify(args) ?? "").includes(JSON.stringify(folder).slice(1, -1));
}
