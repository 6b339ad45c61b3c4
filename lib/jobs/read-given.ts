import type { SourceFile } from "@/lib/core/components";
import { Secret, type Secrets } from "@/lib/core/model/secret";
import type { ClosedListing } from "@/lib/core/snapshots/closed";
import type { GivenComponents, GivenConfig, PlainSecrets } from "./heavy/given";
import { Overtaxed } from "./heavy/overtaxed";
import { runHeavy } from "./heavy/run";

/** A file of a person that is read in a thread, with its secrets in their wrapper. */
export type ReadGiven = Omit<GivenConfig, "secrets"> & { secrets: Map<string, Secrets> };

const TOO_MUCH =
  "Reading this took more time or memory than it may take, so it was ended. Remove what has nothing to do with it, or split it.";

/** What a task answers, or in words that the text is more than it may be. */
export async function orTooMuch<T>(asked: Promise<T>): Promise<T | { problem: string }> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Overtaxed) return { problem: TOO_MUCH };
    throw error;
  }
}

/** A client's config, read where it keeps nobody waiting. What is wrong with it is in its problems. */
export async function readGivenConfig(
  importer: string,
  text: string,
  fileName: string,
): Promise<ReadGiven | { problem: string }> {
  const read = await orTooMuch(runHeavy("config", { importer, text, fileName, at: new Date().toISOString() }));
  return "problem" in read ? read : wrapped(read);
}

/** Components that were read in a thread, with the configs that they bring. */
export type ReadGivenComponents = Omit<GivenComponents, "configs"> & {
  configs: (ReadGiven & { path: string })[];
};

/** Skills, agents and the like, read in the same way. */
export async function readGivenFiles(files: readonly SourceFile[]): Promise<ReadGivenComponents | { problem: string }> {
  const read = await orTooMuch(runHeavy("components", { files, at: new Date().toISOString() }));
  return "problem" in read ? read : { ...read, configs: read.configs.map(wrapped) };
}

/** Tools that a person pasted, of at least one server; `name` is used where the text names none. */
export async function readGivenTools(
  text: string,
  name: string,
): Promise<{ servers: { name: string; listing: ClosedListing }[] } | { problem: string }> {
  const read = await orTooMuch(runHeavy("toolset", { text, at: new Date().toISOString(), name }));
  if ("problem" in read) return read;
  return read.servers.length > 0 ? read : { problem: read.problems[0]!.message };
}

/** How many servers a config has; one that takes too much has none, and says so. */
export async function countGiven(
  importer: string,
  text: string,
  fileName: string,
): Promise<{ servers: number; problem?: string }> {
  const counted = await orTooMuch(runHeavy("countServers", { importer, text, fileName }));
  return "servers" in counted ? counted : { servers: 0, ...counted };
}

function wrapped<G extends { secrets: Map<string, PlainSecrets> }>(
  read: G,
): Omit<G, "secrets"> & { secrets: Map<string, Secrets> } {
  const wrap = (some: PlainSecrets): Secrets =>
    Object.fromEntries(Object.entries(some).map(([place, value]) => [place, new Secret(value)]));
  return { ...read, secrets: new Map([...read.secrets].map(([name, some]) => [name, wrap(some)])) };
}
