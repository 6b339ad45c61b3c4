import { onPostgresql } from "@/lib/store/client";
import { KINDS, type Inputs, type Kind, type Result } from "./kinds";

/**
 * Does work that a request waits for: in this process, or by whichever of several copies has room, in the name of whoever asked. When that copy
 * ends, another does it, at most twice.
 * @throws with why it failed, in words
 */
export async function doRequested<K extends Kind>(kind: K, input: Inputs[K]): Promise<Result<K>> {
  if (!onPostgresql) return (await KINDS[kind](input)) as Result<K>;
  const { sharedWork } = await import("../shared-work");
  return (await (await sharedWork()).requests.ask(kind, input)) as Result<K>;
}
