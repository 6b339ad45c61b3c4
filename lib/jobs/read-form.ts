import type { Pair } from "@/lib/core/importers/reading/pasted";
import { readConfig } from "@/lib/core/importers";
import { hideMarks, showMarks } from "@/lib/core/importers/reading/kept-marks";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";

/** How a server is reached, parsed from a form. */
export type FormEntry =
  | { kind: "stdio"; command: string; args: string[]; env: Pair[]; cwd: string }
  | { kind: "http"; url: string; headers: Pair[] };

/**
 * A form's entry as a server, with its secrets separated in the same way as a config file's. `kept` are the values of before: a mark in a
 * text stands for one of them, and an empty variable or header for the one of its name.
 */
export function readForm(
  name: string,
  entry: FormEntry,
  kept: Secrets = {},
): { server: Server; secrets: Secrets } | { problem: string } {
  const places = Object.keys(kept);
  const texts = entry.kind === "stdio" ? [entry.command, ...entry.args] : [entry.url];
  const hidden = texts.map((text) => hideMarks(text, places));
  if (hidden.some((text) => text.includes("{{secret:")))
    return { problem: "A mark {{secret:…}} stands for a value that is not kept here. Type the value in its place." };
  const used = places.filter((place) => texts.some((text) => hideMarks(text, [place]) !== text));
  const pairs = (list: readonly Pair[]) => Object.fromEntries(list.map(({ name, value }) => [name, value]));
  const raw =
    entry.kind === "stdio"
      ? { command: hidden[0], args: hidden.slice(1), env: pairs(entry.env), ...(entry.cwd ? { cwd: entry.cwd } : {}) }
      : { url: hidden[0], headers: pairs(entry.headers) };
  const text = JSON.stringify({ mcpServers: Object.fromEntries([[name, raw]]) });
  const { servers, secrets: taken, problems } = readConfig("claude-desktop", text, "the form");
  const server = servers[0];
  if (!server) return { problem: problems[0]?.message ?? "This entry cannot be read." };
  const secrets = taken[server.name] ?? {};
  const [of, list] = entry.kind === "stdio" ? ["env", entry.env] : ["header", entry.headers];
  for (const { name, value } of list)
    if (value === "" && kept[`${of}.${name}`]) secrets[`${of}.${name}`] = kept[`${of}.${name}`]!;
  const { transport, lost } = showMarks(server.transport, secrets, kept, used);
  if (lost !== undefined)
    return { problem: `The kept value “${lost}” stands inside a longer secret. Type that secret anew, as a whole.` };
  return { server: { ...server, origin: undefined, transport }, secrets };
}
