import { userInfo } from "node:os";
import { env } from "./env";

/** Who acts in the app, for what is written down: the user of this computer, and nobody can tell more where others reach it. */
export function whoActs(): string {
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
