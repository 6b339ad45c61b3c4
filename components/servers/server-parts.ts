import type { Pair, PastedServer } from "@/lib/core/importers/reading/pasted";

/** A server as a form takes it apart. Arguments are one per line. */
export type CommandParts = { command: string; args: string; env: Pair[]; cwd: string };
export type AddressParts = { url: string; headers: Pair[] };

/** What the form sends: a command, an address, or tools given by hand. */
export type AddInput =
  | ({ kind: "stdio"; name: string } & CommandParts)
  | ({ kind: "http"; name: string } & AddressParts)
  | { kind: "given"; name: string; text: string };

type Command = Extract<PastedServer, { kind: "stdio" }>;
type Address = Extract<PastedServer, { kind: "http" }>;

export function partsOf(server: Command): CommandParts;
export function partsOf(server: Address): AddressParts;
export function partsOf(server: Command | Address): CommandParts | AddressParts {
  if (server.kind === "http") return { url: server.url, headers: server.headers };
  const { command, args, env, cwd } = server;
  return { command, args: args.join("\n"), env, cwd };
}
