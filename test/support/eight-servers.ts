import { readFileSync } from "node:fs";
import path from "node:path";
import { withRemarks } from "@/lib/core/annotations/examine";
import { readToolset } from "@/lib/core/importers/toolset";
import type { Session } from "@/lib/core/model/session";
import { classifyKnowing } from "@/lib/core/session/classify";
import { composeSession } from "@/lib/core/session/compose";
import type { ListedServer } from "@/lib/core/session/compose-server";
import { LISTED, type RawServer } from "./toolsets";

const EXAMPLES = ["lethal-together", "it-depends"];
const AT = "2026-11-02T09:30:00.000Z";

const example = (name: string): RawServer[] =>
  JSON.parse(readFileSync(path.join("public", "examples", `${name}.json`), "utf8")).servers;

/** A session such as people have: eight servers, some of which everybody can install, started without a fixed version, under Claude Code. */
export function eightServers(): Session {
  const { servers } = readToolset(JSON.stringify({ servers: [...LISTED, ...EXAMPLES.flatMap(example)] }), { at: AT });
  const listed = servers.map(({ name, snapshot }, at): ListedServer => {
    const transport = { kind: "stdio" as const, command: "npx", args: ["-y", `@example/server-${name}`], env: [] };
    const origin = { importer: "claude-code", file: ".mcp.json", line: 3 + at * 4 };
    return { server: { name, transport, origin, disabled: false, hiddenTools: [] }, snapshot };
  });
  const spec = { name: "Support desk", host: "claude-code", servers: listed.map(({ server }) => server.name), off: [] };
  const session = composeSession(spec, listed, [], [], classifyKnowing());
  const snapshots = new Map(servers.map(({ name, snapshot }) => [name, snapshot]));
  return withRemarks(session, snapshots);
}
