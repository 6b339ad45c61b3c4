import type { Policy } from "@/lib/core/model/policy";
import type { Override } from "@/lib/core/model/verdict";
import { readOverrides } from "@/lib/core/overrides";
import { readPolicies } from "@/lib/core/own-policies";
import { Failure } from "./exit";
import { readText, shownPath } from "./files";
import type { Io } from "./io";

/** What people decided. A word that cannot be read could be the one that makes the session lethal, so the whole file counts or none of it. */
export async function readDecided(io: Io, path: string): Promise<Override[]> {
  const { overrides, problems } = readOverrides(await readText(io, path));
  refuse(path, problems);
  return overrides;
}

/** A policy that cannot be read could be the one that is broken. */
export async function readOwnPolicies(io: Io, path: string): Promise<Policy[]> {
  const { policies, problems } = readPolicies(await readText(io, path));
  refuse(path, problems);
  return policies;
}

function refuse(path: string, problems: readonly { line?: number; message: string }[]): void {
  if (problems.length === 0) return;
  const lines = problems.slice(0, 10).map(({ line, message }) => `${shownPath(path)}${line === undefined ? "" : `:${line}`}: ${message}`);
  throw new Failure(lines.join("\n"));
}
