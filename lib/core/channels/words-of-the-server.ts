import { firstFew } from "../text/first-few";
import type { BuiltIn } from "../model/host";
import type { Snapshot } from "../model/snapshot";
import { no, possible } from "./legs";

const OPERATOR = "if whoever writes the texts of this server is not to be trusted";
const RETURNS_NOTHING_PRIVATE = no("It is the server's own text, not data of the user.");
const SENDS_NOTHING = no("A text that comes in carries nothing out.");

/**
 * What the server itself writes into the context: its instructions, its prompts. The trifecta is about what outsiders can make a session do, and who runs a server that the user chose is not one of them, so neither counts until a person switches it on.
 */
export function wordsOfTheServer({ instructions, prompts, component }: Snapshot, trusted: boolean): BuiltIn[] {
  const untrusted = trusted
    ? no("A person trusts what this server says.")
    : possible(
        2,
        "Whoever writes this text writes into the context before the first question, and can change it at any time.",
        OPERATOR,
      );
  const own = (channel: "instructions" | "prompts", description: string): BuiltIn => ({
    name: `@${channel}`,
    channel,
    onRequest: true,
    description,
    legs: { private: RETURNS_NOTHING_PRIVATE, untrusted, egress: SENDS_NOTHING },
    writes: false,
    destructive: false,
  });
  const named = prompts.map(nameOf).filter((name) => name !== undefined);
  return [
    ...(instructions !== undefined && instructions.trim() !== ""
      ? [
          own(
            "instructions",
            component
              ? `The text of its file, ${instructions.length.toLocaleString("en-GB")} characters, comes into the context.`
              : `The server puts a text of ${instructions.length.toLocaleString("en-GB")} characters into the context, beside the descriptions of its tools.`,
          ),
        ]
      : []),
    ...(prompts.length > 0
      ? [
          own(
            "prompts",
            `${prompts.length === 1 ? "A prompt" : `${prompts.length.toLocaleString("en-GB")} prompts`} that the user can pick${named.length > 0 ? `: ${listSome(named)}` : ""}.`,
          ),
        ]
      : []),
  ];
}

export function nameOf(entry: unknown): string | undefined {
  const name = typeof entry === "object" && entry !== null ? (entry as { name?: unknown }).name : undefined;
  return typeof name === "string" && name !== "" ? name : undefined;
}

const NAMED = 5;
const LONGEST = 60;

/** The first few names, each of a length that fits a sentence. */
export const listSome = (names: readonly string[]): string =>
  firstFew(names, NAMED, (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name));
