import { AsyncLocalStorage } from "node:async_hooks";
import { userInfo } from "node:os";
import { nameInLog, type Asker } from "./core/model/asker";
import { env } from "./env";

// Next loads a module once for each kind of route; what is done for somebody is known to all of them.
const shared = globalThis as typeof globalThis & { trefoilAsker?: AsyncLocalStorage<Asker | undefined> };
const current = (shared.trefoilAsker ??= new AsyncLocalStorage<Asker | undefined>());

/** Does something for somebody. It holds for all that follows from it, a listing that goes on after the answer included. */
export function actFor<T>(asker: Asker, act: () => T): T {
  return current.run(asker, act);
}

/** Does something that nobody asks for, whoever's request happens to cause it. */
export function actOfOwnAccord<T>(act: () => T): T {
  return current.run(undefined, act);
}

/** For whom the running code acts; undefined for what Trefoil does of its own accord. */
export function actingFor(): Asker | undefined {
  return current.getStore();
}

/**
 * Who acts, for what is written down: the person who signed in, known by the issuer and its subject since names can be chosen. Without
 * sign-in it is the user of this computer, and nobody can tell more where others reach it.
 */
export function whoActs(): string {
  const asker = actingFor();
  if (asker?.kind === "person") return nameInLog(asker);
  if (asker?.kind === "token") return `the token “${asker.name}” <${asker.id}>`;
  const name = userName();
  return env.onLoopback ? name : `${name}, or someone on the network`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the system's list, as in some containers.
    return "the user of this computer";
  }
}
