import type { Outcome } from "@/lib/core/model/outcome";
import { renameServer as rename } from "@/lib/store/rename-server";
import { checkEntry } from "@/lib/store/entry-version";
import { getServer } from "@/lib/store/servers";
import { listings } from "./listings";
import { isAgreed, secretsOf } from "./consent";
import { keepListing } from "./keep-listing";
import { readGivenTools } from "./read-given";
import { readForm, type FormEntry } from "./read-form";
import { nameTaken, replaceEntry } from "./register";

const GONE = { problem: "This server was deleted meanwhile." };

/**
 * Gives a registered server another way to be reached; listings, overrides and approvals stay. Returns whether the new entry has consent. What a file said about it beside the launch (hidden tools, switched off) stays as well.
 * @param seen version of the entry that the person saw
 * @throws {ChangedMeanwhile} when others have changed it since
 */
export async function editServer(id: string, entry: FormEntry, seen?: string): Promise<Outcome<{ agreed: boolean }>> {
  const server = await getServer(id);
  if (!server) return GONE;
  const read = readForm(server.name, entry, await secretsOf(id));
  if ("problem" in read) return read;
  // Nothing is cancelled for an edit that comes too late.
  if (seen !== undefined) await checkEntry(server, seen);
  await (await listings()).forget(id);
  const { disabled, hiddenTools, onlyTools, origin } = server;
  const edited = await replaceEntry(
    id,
    { ...read.server, disabled, hiddenTools, onlyTools, origin },
    read.secrets,
    seen,
  );
  return { ok: { agreed: await isAgreed(edited) } };
}

/** Keeps an answer to `tools/list` that was fetched elsewhere as the newest listing of a server that cannot be reached from here. */
export async function giveTools(id: string, text: string): Promise<Outcome<null>> {
  const server = await getServer(id);
  if (!server) return GONE;
  const read = await readGivenTools(text, server.name);
  const problem =
    "problem" in read
      ? read.problem
      : read.servers.length > 1
        ? "This text holds the tools of several servers. Paste those of this one."
        : undefined;
  if ("problem" in read || problem !== undefined) return { problem: problem!, fields: { text: problem! } };
  await (await listings()).forget(id);
  await keepListing(id, read.servers[0]!.listing);
  return { ok: null };
}

/**
 * Renames a server, with everything that is stored under the old name.
 * @param seen the name that the person saw
 * @throws {ChangedMeanwhile} when others have renamed it since
 */
export async function renameServer(id: string, name: string, seen: string): Promise<Outcome<null>> {
  const server = await getServer(id);
  if (!server) return GONE;
  if (server.name === name || (await rename(id, name, seen))) return { ok: null };
  return nameTaken(name);
}
