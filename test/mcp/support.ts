import { fileURLToPath } from "node:url";
import { Secret, type Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { Problem, Snapshot } from "@/lib/core/model/snapshot";
import type { Captured } from "@/lib/mcp/capture";

export const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/servers/${name}.mjs`, import.meta.url));

/** A server that is one of the small programs in `test/fixtures/servers`. */
export const localServer = (name: string, args: string[] = [], env: string[] = []): Server => ({
  name,
  transport: { kind: "stdio", command: process.execPath, args: [fixture(name), ...args], env },
  disabled: false,
  hiddenTools: [],
});

export const remoteServer = (url: string, headers: string[] = []): Server => ({
  name: "remote",
  transport: { kind: "http", url, headers },
  disabled: false,
  hiddenTools: [],
});

export const secretsOf = (values: Record<string, string>): Secrets =>
  Object.fromEntries(Object.entries(values).map(([place, value]) => [place, new Secret(value)]));

export function snapshotOf(captured: Captured<Snapshot>): Snapshot {
  if (!captured.ok)
    throw new Error(
      `expected a snapshot, got ${captured.problem.kind}: ${captured.problem.message}\n${captured.problem.stderrTail}`,
    );
  return captured.snapshot;
}

export function problemOf(captured: Captured<Snapshot>): Problem {
  if (captured.ok) throw new Error(`expected a problem, got ${captured.snapshot.tools.length} tools`);
  return captured.problem;
}

export const namesOf = (snapshot: Snapshot): string[] => snapshot.tools.map((entry) => entry.tool.name);
