import { randomBytes } from "node:crypto";
import { withoutAddress } from "./boot/database-address.mjs";
import { hooks } from "./boot/hooks.mjs";
import { takeSecrets } from "./core/text/find-secrets";
import { withoutHome } from "./core/text/home";
import { shorten, showHidden } from "./core/text/visible";
import { env } from "./env";

const LEVELS = ["error", "warn", "info"] as const;
export type LogLevel = (typeof LEVELS)[number];

/** UTF-16 units of a fault's words: what is read of them, and what is written. */
const READ = 4_000;
const WRITTEN = 500;
/** Causes of a fault that are told. */
const DEPTH = 4;

/**
 * Writes down a fault that a page tells in other words: one line on standard error with the time, the level, an id, what was being done,
 * and the error's words and code. Secrets, home folders and hidden characters are taken out of them as from reports, so that a text of a
 * server neither leaks nor draws on a terminal. `TREFOIL_LOG` sets the level and the form; as JSON each line names the request that it belongs to.
 * @returns the id, for the page to show
 */
export function logFault(doing: string, error: unknown, { level = "error" as LogLevel, id = newId() } = {}): string {
  writeLine(level, id, `${doing}: ${sayError(error)}`);
  return id;
}

/** Writes down what happened, where it is no fault. */
export function logEvent(level: LogLevel, said: string): void {
  writeLine(level, undefined, said);
}

function writeLine(level: LogLevel, id: string | undefined, said: string): void {
  if (!env.log.level || LEVELS.indexOf(level) > LEVELS.indexOf(env.log.level)) return;
  const at = new Date().toISOString();
  const message = clean(said);
  const request = hooks().request.getStore();
  const line = env.log.json
    ? JSON.stringify({ at, level, ...(id && { id }), ...(request && { request }), message })
    : `${at} ${level}${id ? ` ${id}` : ""} ${message}`;
  process.stderr.write(`${line}\n`);
}

function sayError(error: unknown): string {
  const said: string[] = [];
  for (let one = error, depth = 0; one !== undefined && one !== null && depth < DEPTH; depth++) {
    const { message, code, cause } = one as { message?: unknown; code?: unknown; cause?: unknown };
    const words = typeof one === "object" ? String(message ?? "") : String(one);
    said.push(typeof code === "string" && !words.includes(code) ? `${words} (${code})` : words);
    one = typeof one === "object" ? cause : undefined;
  }
  return said.filter(Boolean).join("; because: ") || "no reason was given";
}

/** On one line, safe for a terminal, without secrets and home folders. */
function clean(text: string): string {
  const words = showHidden(
    env.database === undefined ? text.slice(0, READ) : withoutAddress(text.slice(0, READ), env.database),
  )
    .split(" ")
    .map((word) => takeSecrets(word, "hidden", {}))
    .join(" ");
  return shorten(withoutHome(words), WRITTEN);
}

const newId = (): string => randomBytes(4).toString("hex");

/** What the framework prints by itself, of errors in pages for one, becomes lines like all others. Its id is the digest that the page shows. */
export function takeOverConsole(): void {
  for (const level of LEVELS)
    console[level] = (...said: unknown[]) => {
      const fault = said.find((one) => one instanceof Error) as (Error & { digest?: string }) | undefined;
      const words = said.filter((one) => typeof one === "string").join(" ");
      if (fault)
        logFault(words || "A page could not be made", fault, { level, ...(fault.digest && { id: fault.digest }) });
      else if (words.trim() !== "") logEvent(level, words);
    };
}
