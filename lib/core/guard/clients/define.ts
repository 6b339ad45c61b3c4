import { isRecord } from "../../text/is-record";
import type { Named } from "../find-tool";

/** A call as a client's hook tells of it. `id` is the client's own, where it gives one. */
export type HookCall = Named & { id?: string; args: unknown };

/** What a client tells its hook. `other` is nothing that the guard needs. */
export type HookEvent =
  | { kind: "prompt"; session: string; cwd?: string; text: string }
  | { kind: "before"; session: string; cwd?: string; call: HookCall }
  | { kind: "after"; session: string; cwd?: string; call: HookCall; result: string }
  | { kind: "other" };

/** What the hook answers: one line on standard output, words on standard error, the exit code. */
export type HookReply = { stdout?: string; stderr?: string; code: number };

/** The program and its arguments: as one command line for a shell, and word by word. */
export type HookCommand = { line: string; words: readonly string[] };

/** A file of the client that the installation changes. Its place begins with `~`, the home folder. */
export type HookFile = { place: string } & (
  | {
      whole?: undefined;
      /** What is appended to lists below `hooks`, and what stands at the top where it is missing. */
      entries: (command: HookCommand) => {
        entries: { event: string; entry: unknown }[];
        values: Record<string, unknown>;
      };
    }
  /** A file of the guard alone. */
  | { whole: (command: HookCommand) => unknown }
);

export type GuardClient = {
  id: string;
  label: string;
  /** The page that documents its hooks, and the day on which it was read. */
  page: string;
  read: string;
  /** The host profile whose built-in tools the client calls. */
  host: string;
  /** Whether an answer can have the client ask the person. */
  asks: boolean;
  /** What the client does when the hook crashes, is late or answers badly. A sentence. */
  failing: string;
  /** The option of its entries that has it refuse instead, and the events that it counts for; absent where there is none. */
  closing?: { option: string; events: readonly string[] };
  /** What else has to be known, a sentence each. */
  notes: readonly string[];
  /** Its own tools that touch no leg, which no profile lists. */
  harmless: ReadonlySet<string>;
  understand: (input: Record<string, unknown>) => HookEvent;
  /** To a call that is about to be made. `allow` leaves the decision to the client's own rules. */
  answer: (answer: "allow" | "ask" | "deny", reason: string, input: Record<string, unknown>) => HookReply;
  /** To everything else. */
  acknowledge: (input: Record<string, unknown>) => HookReply;
  files: readonly HookFile[];
};

export const SILENT: HookReply = { code: 0 };
export const json = (value: unknown): HookReply => ({ stdout: JSON.stringify(value), code: 0 });

export const textIn = (input: Record<string, unknown>, ...keys: string[]): string | undefined => {
  for (const key of keys) if (typeof input[key] === "string") return input[key];
  return undefined;
};

/** Arguments that a client hands over as a text of JSON, or as they are. */
export function argumentsIn(value: unknown): unknown {
  if (typeof value !== "string") return value ?? {};
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return { text: value };
  }
}

const LONGEST = 400_000;

/** The texts of a result: of MCP's content blocks, of a list of texts, or of whatever it is. */
export function resultText(value: unknown, depth = 0): string {
  if (typeof value === "string") return value.slice(0, LONGEST);
  if (value === undefined || value === null || depth > 4) return "";
  if (Array.isArray(value))
    return value
      .slice(0, 2_000)
      .map((one) => resultText(one, depth + 1))
      .join("\n")
      .slice(0, LONGEST);
  if (isRecord(value)) {
    if (typeof value["text"] === "string" && (value["type"] === "text" || Object.keys(value).length === 1))
      return value["text"].slice(0, LONGEST);
    const inner = value["content"] ?? value["llmContent"] ?? value["textResultForLlm"] ?? value["text_result_for_llm"];
    if (inner !== undefined && (typeof inner === "string" || Array.isArray(inner))) {
      const structured = value["structuredContent"];
      return `${resultText(inner, depth + 1)}${structured === undefined ? "" : `\n${JSON.stringify(structured)}`}`.slice(
        0,
        LONGEST,
      );
    }
  }
  return (JSON.stringify(value) ?? "").slice(0, LONGEST);
}

/** Hook groups as Claude Code, Codex and others have them. */
export function grouped(
  events: Record<string, Record<string, unknown>>,
  hook: Record<string, unknown>,
): { entries: { event: string; entry: unknown }[]; values: Record<string, unknown> } {
  return {
    entries: Object.entries(events).map(([event, group]) => ({ event, entry: { ...group, hooks: [hook] } })),
    values: {},
  };
}

/** The mark by which an entry of the guard is known: the arguments that only it has. */
export const MARK = "trefoil-guard";

export function isOurs(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes(MARK);
}
