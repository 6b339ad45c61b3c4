import path from "node:path";
import { offByConfig } from "@/lib/core/session/hidden-tools";
import { findHost } from "@/lib/core/hosts";
import { applyRules, findImporter } from "@/lib/core/importers";
import type { ConfigSource, ImportChoice, ImportEntry, ImportPreview } from "@/lib/core/model/import-preview";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { ClosedListing } from "@/lib/core/snapshots/closed";
import { canonicalJson } from "@/lib/core/text/canonical";
import { reachOf } from "@/lib/core/text/reach";
import { launchDigest } from "@/lib/secrets/seal";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { createSession } from "@/lib/store/sessions";
import { addListing } from "@/lib/store/snapshots/add-listing";
import { newestDigest } from "@/lib/store/snapshots/listings";
import { readFoundConfig, rulesBeside } from "@/lib/configs/find-configs";
import { consentDigest } from "./consent";
import { readGivenConfig, type ReadGiven } from "./read-given";
import { register, replaceEntry } from "./register";

/** Reads a config and returns its content; nothing is stored. */
export async function previewConfig(source: ConfigSource): Promise<Outcome<ImportPreview>> {
  const config = await readSource(source);
  if ("problem" in config) return config;
  const { importer, guessed, servers, secrets, problems, fileName } = config;
  const client = findImporter(importer);
  const registered = await findServers();
  const taken = new Set(registered.map((server) => server.name));
  const entries: ImportEntry[] = [];
  for (const server of servers) {
    const namesake = knownAs(server, registered, servers);
    const same = namesake && (await isUnchanged(namesake, server, secrets.get(server.name) ?? {}));
    entries.push({
      name: server.name,
      kind: server.transport.kind,
      reach: reachOf(server.transport).words,
      line: server.origin?.line,
      disabled: server.disabled,
      hiddenTools: server.hiddenTools,
      onlyTools: server.onlyTools,
      declared: config.declared.get(server.name)?.tools,
      secrets: Object.keys(secrets.get(server.name) ?? {}).map((place) => place.replace(/^(env|header)\./, "")),
      ...(namesake ? { known: { as: same ? ("same" as const) : ("name" as const), name: namesake.name } } : {}),
      freeName: freeName(server.name, taken),
    });
  }
  return {
    ok: {
      fileName,
      importer,
      label: client?.label ?? "a client’s config",
      ...(guessed && { guessed }),
      incomplete: client?.incomplete,
      host: findHost(importer) ? importer : "none",
      entries,
      problems,
    },
  };
}

/** Registers the chosen entries and makes the requested session. The config is read again: what a browser sends is not trusted. */
export async function importServers({
  source,
  chosen,
  session,
}: ImportChoice): Promise<Outcome<{ serverIds: string[]; sessionId?: string }>> {
  const config = await readSource(source);
  if ("problem" in config) return config;
  const registered = new Map((await findServers()).map((server) => [server.name, server]));
  const picked: { server: Server; secrets: Secrets; known?: StoredServer; declared?: ClosedListing }[] = [];
  for (const { name, as, replace } of chosen) {
    const server = config.servers.find((one) => one.name === name);
    if (!server) return { problem: `The entry “${name}” is not in the file any more. Open the file again.` };
    const namesake = registered.get(as);
    if (namesake?.demo || (namesake && !replace) || picked.some((one) => one.server.name === as))
      return { problem: `A server called “${as}” already exists. Open the file again, or rename the entry.` };
    const origin = server.origin && {
      ...server.origin,
      ...(as === name ? {} : { entry: server.origin.entry ?? name }),
    };
    picked.push({
      server: { ...server, name: as, origin },
      secrets: config.secrets.get(name) ?? {},
      known: namesake,
      declared: config.declared.get(name),
    });
  }
  const serverIds: string[] = [];
  for (const { server, secrets, known, declared } of picked) {
    const stored = known ? await bringUpToDate(known, server, secrets) : await register(server, secrets, declared);
    serverIds.push(stored.id);
    if (known && declared && (await newestDigest(known.id)) === undefined) await addListing(stored.id, declared);
  }
  if (!session) return { ok: { serverIds } };
  const servers = picked.map(({ server }) => server);
  const made = await createSession({ ...session, servers: servers.map(({ name }) => name), off: offByConfig(servers) });
  return { ok: { serverIds, sessionId: made.id } };
}

/** The registered server of an entry in a file: the one of its name, else one that was imported from it and renamed since. */
function knownAs(
  server: Server,
  registered: readonly StoredServer[],
  inFile: readonly Server[],
): StoredServer | undefined {
  const { file, entry = server.name } = server.origin ?? {};
  const others = registered.filter(({ name }) => !inFile.some((one) => one.name === name));
  return (
    registered.find(({ name }) => name === server.name) ??
    others.find(({ origin }) => file !== undefined && origin?.file === file && origin.entry === entry)
  );
}

/** A server that the file describes as it is registered stays as it is, with what a person said of it. */
async function bringUpToDate(known: StoredServer, server: Server, secrets: Secrets): Promise<StoredServer> {
  return (await isUnchanged(known, server, secrets)) ? known : replaceEntry(known.id, server, secrets);
}

/** The same launch with the same values, and the same tools offered. */
async function isUnchanged(known: StoredServer, server: Server, secrets: Secrets): Promise<boolean> {
  const offered = ({ disabled, hiddenTools, onlyTools }: Server) => canonicalJson({ disabled, hiddenTools, onlyTools });
  return offered(known) === offered(server) && (await consentDigest(known)) === launchDigest(server, secrets);
}

async function readSource(source: ConfigSource): Promise<({ fileName: string } & ReadGiven) | { problem: string }> {
  const given = "text" in source ? source : await readFoundConfig(source.path);
  if ("problem" in given) return given;
  const named = "text" in source ? source.fileName : source.path;
  const read = await readGivenConfig(given.importer, given.text, named);
  if ("problem" in read || "text" in source) return "problem" in read ? read : { fileName: named, ...read };
  const beside = await rulesBeside(read.importer);
  const told = beside.map((one) => ({ message: `What ${one.path} denies is switched off here, too.` }));
  return {
    fileName: path.basename(source.path),
    ...read,
    servers: beside.reduce((servers, { rules }) => applyRules(servers, rules), read.servers),
    problems: [...read.problems, ...told],
  };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let nth = 2; taken.has(free); nth += 1) free = `${name} ${nth}`;
  return free;
}
