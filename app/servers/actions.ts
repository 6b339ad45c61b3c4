"use server";
import { refresh } from "next/cache";
import { consentHref } from "@/components/servers/consent-href";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Transport } from "@/lib/core/model/server";
import { action } from "@/lib/identity/action";
import { needs } from "@/lib/identity/needs";
import { listings } from "@/lib/jobs/listings";
import { agreeTo } from "@/lib/jobs/consent";
import { editServer as giveEntry, giveTools as keepTools, renameServer as rename } from "@/lib/jobs/edit-server";
import { importServers as importChosen, previewConfig as lookInto } from "@/lib/jobs/import-config";
import { cancelListing as endListing, listTools } from "@/lib/jobs/list-tools";
import { readForm } from "@/lib/jobs/read-form";
import { readGivenTools } from "@/lib/jobs/read-given";
import { nameTaken, register, registerListed, takenName } from "@/lib/jobs/register";
import { whoActs } from "@/lib/who";
import { putAllowedHost } from "@/lib/store/allowed-hosts";
import { deleteConsents } from "@/lib/store/consents";
import { entryVersion } from "@/lib/store/entry-version";
import { deleteSealedSecret, findSealedSecrets } from "@/lib/store/secrets";
import { deleteServer as forgetServer } from "@/lib/store/delete-server";
import { getServer } from "@/lib/store/servers";
import { setTrust as storeTrust } from "@/lib/store/trust";
import {
  AddInput,
  AgreeInput,
  EditInput,
  GiveInput,
  ImportInput,
  OneServer,
  RenameInput,
  SecretInput,
  SomeServers,
  SourceInput,
  TrustInput,
} from "./inputs";

const GONE = { problem: "This server has been deleted in the meantime." };

export const addServer = action("edit", AddInput, async (input): Promise<Outcome<{ next: string }>> => {
  if (input.kind === "given") return addGiven(input.name, input.text);
  if (await takenName([input.name])) return nameTaken(input.name);
  const read = readForm(input.name, input);
  if ("problem" in read) return read;
  const { id } = await register(read.server, read.secrets);
  return { ok: { next: consentHref([id]) } };
});

/** Changes a server's command or address; consent is asked for again if anything changed. */
export const editServer = action(
  "edit",
  EditInput,
  async ({ serverId, entry, seen }): Promise<Outcome<{ next: string }>> => {
    const outcome = await giveEntry(serverId, entry, seen);
    if ("problem" in outcome) return outcome;
    return { ok: { next: outcome.ok.agreed ? `/servers/${serverId}` : consentHref([serverId]) } };
  },
);

/** Renames a server; everything stored under the old name follows. */
export const renameServer = action("edit", RenameInput, async ({ serverId, name, seen }): Promise<Outcome<null>> => {
  const outcome = await rename(serverId, name, seen);
  refresh();
  return outcome;
});

/** How a server is reached, for a form: values stay behind their marks. */
export const entryOf = action(
  "edit",
  OneServer,
  async ({ serverId }): Promise<Outcome<{ transport: Transport; kept: string[]; version: string }>> => {
    // Before what it names is read: what changes in between is noticed when it is saved.
    const version = await entryVersion(serverId);
    const server = await getServer(serverId);
    if (!server) return GONE;
    return { ok: { transport: server.transport, kept: Object.keys(await findSealedSecrets(serverId)), version } };
  },
);

export const giveTools = action("edit", GiveInput, async ({ serverId, text }): Promise<Outcome<{ next: string }>> => {
  const outcome = await keepTools(serverId, text);
  return "problem" in outcome ? outcome : { ok: { next: `/servers/${serverId}` } };
});

async function addGiven(name: string, text: string): Promise<Outcome<{ next: string }>> {
  const read = await readGivenTools(text, name);
  if ("problem" in read) return { ...read, fields: { text: read.problem } };
  const taken = await takenName(read.servers.map((server) => server.name));
  if (taken) return nameTaken(taken);
  const stored = [];
  for (const server of read.servers) stored.push(await registerListed(server));
  return { ok: { next: stored.length === 1 ? `/servers/${stored[0]!.id}` : "/servers" } };
}

export const fetchTools = action(
  "edit",
  SomeServers,
  async ({ serverIds }): Promise<Outcome<{ unagreed: string[] }>> => ({
    ok: await listTools(serverIds),
  }),
);

export const cancelListing = action("edit", OneServer, async ({ serverId }): Promise<Outcome<null>> => {
  await endListing(serverId);
  return { ok: null };
});

export const deleteServer = action("administer", OneServer, async ({ serverId }): Promise<Outcome<null>> => {
  await (await listings()).forget(serverId);
  if (await getServer(serverId)) await forgetServer(serverId);
  refresh();
  return { ok: null };
});

export const previewConfig = action("edit", SourceInput, lookInto);

export const importServers = action("edit", ImportInput, async (input): Promise<Outcome<{ next: string }>> => {
  const outcome = await importChosen(input);
  if ("problem" in outcome) return outcome;
  const { serverIds, sessionId } = outcome.ok;
  return { ok: { next: sessionId ? `/servers/consent?session=${sessionId}` : consentHref(serverIds) } };
});

/**
 * Remembers what a person agreed to and begins to list it. An entry that has changed since it was shown is not started. A command, or an address that is not public, needs more than the permission to list.
 */
export const agree = action("edit", AgreeInput, async ({ agreed }): Promise<Outcome<null>> => {
  const servers = await Promise.all(agreed.map(({ serverId }) => getServer(serverId)));
  if (servers.some((server) => server?.transport.kind === "stdio")) needs("start");
  if (agreed.some(({ allowHost }) => allowHost)) needs("administer");
  const changed: string[] = [];
  for (const [index, { serverId, digest, isolated, allowHost }] of agreed.entries()) {
    const server = servers[index];
    if (server && !(await agreeTo(server, digest, isolated))) changed.push(server.name);
    else if (server && allowHost) await putAllowedHost(serverId, allowHost, whoActs());
  }
  if (changed.length > 0) return { problem: `Changed since it was shown: ${changed.join(", ")}. Look at it again.` };
  await listTools(agreed.map(({ serverId }) => serverId));
  return { ok: null };
});

/** A person vouches for what the server says of itself, or stops doing so. */
export const setTrust = action("review", TrustInput, async ({ serverId, trust, seen }): Promise<Outcome<null>> => {
  if (!(await getServer(serverId))) return GONE;
  await storeTrust(serverId, trust && { ...trust, at: new Date().toISOString() }, seen);
  return { ok: null };
});

export const forgetSecret = action("edit", SecretInput, async ({ serverId, place }): Promise<Outcome<null>> => {
  await deleteSealedSecret(serverId, place);
  return { ok: null };
});

/** Consent is asked for anew before the server is contacted again. */
export const withdrawConsent = action("edit", OneServer, async ({ serverId }): Promise<Outcome<null>> => {
  await endListing(serverId);
  await (await listings()).forget(serverId);
  await deleteConsents(serverId);
  return { ok: null };
});
