import { readToolset } from "@/lib/core/importers/toolset";
import type { Outcome } from "@/lib/core/model/outcome";
import { renameServer as rename } from "@/lib/store/rename-server";
import { getServer } from "@/lib/store/servers";
import { listings } from "./listings";
import { isAgreed, secretsOf } from "./consent";
import { keepSnapshot } from "./keep-listing";
import { readForm, type FormEntry } from "./read-form";
import { nameTaken, replaceEntry } from "./register";

const GONE = { problem: "This server was deleted meanwhile." };

/**
 * Gives a registered server another way to be reached; listings, overrides and approvals stay. Returns whether the new entry has consent. What a file said about it beside the launch (hidden tools, switched off) stays as well.
 */
export async function editServer(id: string, entry: FormEntry): Promise<Outcome<{ agreed: boolean }>> {
  const server = await getServer(id);
  if (!server) return GONE;
  const read = readForm(server.name, entry, await secretsOf(id));
  if ("problem" in read) return read;
  await (await listings()).forget(id);
  const { disabled, hiddenTools, onlyTools, origin } = server;
  const edited = await replaceEntry(id, { ...read.server, disabled, hiddenTools, onlyTools, origin }, read.secrets);
  return { ok: { agreed: await isAgreed(edited) } };
}

/** Keeps an answer to `tools/list` that was fetched elsewhere as the newest listing of a server that cannot be reached from here. */
export async function giveTools(id: string, text: string): Promise<Outcome<null>> {
  const server = await getServer(id);
  if (!server) return GONE;
  const { servers, problems } = readToolset(text, { at: new Date().toISOString(), name: server.name });
  if (servers.length !== 1) {
    const problem = problems[0]?.message ?? "This text holds the tools of several servers. Paste those of this one.";
    return { problem, fields: { text: problem } };
  }
  await (await listings()).forget(id);
  await keepSnapshot(id, servers[0]!.snapshot);
  return { ok: null };
}

/** Renames a server, with everything that is stored under the old name. */
export async function renameServer(id: string, name: string): Promise<Outcome<null>> {
  const server = await getServer(id);
  if (!server) return GONE;
  if (server.name === name || (await rename(id, name))) return { ok: null };
  return nameTaken(name);
}
