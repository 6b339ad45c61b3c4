import { hash, randomBytes } from "node:crypto";
import type { GuardClient } from "@/lib/core/guard/clients/define";
import { beginSession, heard, isKept, unknownPast, type KeptSession } from "@/lib/core/guard/kept";
import type { GuardRules } from "@/lib/core/guard/rules";
import { keyedBy } from "@/lib/guard/keyed";
import { spoil, type KeptState } from "./keep";
import { remotesOf } from "./remotes";

/** The name of a session for its file and in the log: nobody reads from it which one it was. */
export const digestOf = (client: GuardClient, { session }: { session: string }): string =>
  hash("sha256", `${client.id}\0${session}`).slice(0, 32);

/** Marks a session as damaged when it cannot be stored, so that no later call is allowed on the basis of outdated state. */
export function hold<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    spoil(file);
    throw error;
  }
}

/** What is kept of a session. The user speaks first: without a file its past is not known; a damaged one is a fault. */
export function keptIn(found: KeptState, rules: GuardRules): KeptSession {
  if (found.state === "absent") return unknownPast(newKey(), rules);
  if (found.state === "read" && isKept(found.value)) return found.value;
  throw new Error("what it kept of this session is damaged");
}

/** The session after a message of the user; the first message begins it. Throws if the stored session is damaged. */
export function heardIn(found: KeptState, { text, cwd }: { text: string; cwd?: string }): KeptSession {
  const begin = (): KeptSession => {
    const key = newKey();
    return beginSession(key, keyedBy(key), cwd === undefined ? [] : remotesOf(cwd));
  };
  const kept =
    found.state === "absent" ? begin() : found.state === "read" && isKept(found.value) ? found.value : undefined;
  if (!kept) throw new Error("what it kept of this session is damaged");
  return heard(kept, text, keyedBy(kept.key));
}

const newKey = (): string => randomBytes(16).toString("base64url");
