import type { Transport } from "../model/server";

const MOST = 100;

/** The servers that the command line of a gateway names as those behind it: `--servers a,b`, as Docker's MCP gateway takes them. */
export function serversBehind(transport: Transport): string[] {
  if (transport.kind !== "stdio" || !transport.args.includes("gateway")) return [];
  const { args } = transport;
  const named = args.flatMap((arg, at) => {
    const [, joined] = /^--servers=(.*)$/s.exec(arg) ?? [];
    return joined ?? (arg === "--servers" ? (args[at + 1] ?? "") : []);
  });
  const names = named.flatMap((list) => list.split(",")).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== "" && !name.startsWith("-")))].slice(0, MOST);
}
