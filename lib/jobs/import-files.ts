import { findComponentFiles } from "@/lib/configs/find-components";
import { clientLabel } from "@/lib/core/model/client";
import type { FilesChoice, FilesPreview, FilesSource } from "@/lib/core/model/files-preview";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { sayComponent } from "@/lib/core/reports/beside-servers";
import { reachOf } from "@/lib/core/text/reach";
import { createServer } from "@/lib/store/register-server";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { createSession, getSession, updateSession } from "@/lib/store/sessions";
import { addListing } from "@/lib/store/snapshots/add-listing";
import { newestDigest } from "@/lib/store/snapshots/listings";
import { readGivenFiles, type ReadGivenComponents } from "./read-given";
import { register } from "./register";

/** Reads files and returns what is in them; nothing is stored, and nothing is run. */
export async function previewFiles(source: FilesSource): Promise<Outcome<FilesPreview>> {
  const read = await readSource(source);
  if ("problem" in read) return read;
  if (read.components.length === 0 && read.configs.length === 0)
    return {
      problem:
        read.problems[0] ??
        "Nothing was found in these files. A skill has a SKILL.md, a plugin a plugin.json, an agent a file in a folder “agents”.",
    };
  const registered = await findServers();
  const entries = [];
  for (const { server, listing, component } of read.components) {
    const known = sameAs(server, registered);
    const newest = known && (await newestDigest(known.id));
    entries.push({
      name: server.name,
      kind: component.kind,
      title: component.title,
      description: component.description,
      file: server.origin!.file,
      clients: component.clients.map(clientLabel),
      sentences: sayComponent(component),
      known: !known ? ("new" as const) : newest === listing.digest ? ("same" as const) : ("changed" as const),
    });
  }
  const servers = broughtBy(read).map(({ server }) => ({
    name: server.name,
    reach: reachOf(server.transport).words,
    file: server.origin!.file,
  }));
  return { ok: { entries, servers, problems: read.problems } };
}

/** Registers the chosen ones; one that was registered before gets another snapshot when its files changed. The files are read again. */
export async function importFiles({
  source,
  chosen,
  servers: wanted,
  into,
}: FilesChoice): Promise<Outcome<{ serverIds: string[]; sessionId?: string }>> {
  const read = await readSource(source);
  if ("problem" in read) return read;
  const names: string[] = [];
  for (const one of read.components) if (chosen.includes(one.server.name)) names.push(await keep(one));
  const serverIds: string[] = [];
  for (const { server, secrets } of broughtBy(read)) {
    if (!wanted.includes(server.name)) continue;
    const stored = await keepServer(server, secrets);
    names.push(stored.name);
    serverIds.push(stored.id);
  }
  if (into === null) return { ok: { serverIds } };
  if ("name" in into)
    return { ok: { serverIds, sessionId: (await createSession({ ...into, servers: names, off: [] })).id } };
  const session = await getSession(into.sessionId);
  if (!session) return { problem: "This session has been deleted in the meantime." };
  const { id: _id, updatedAt: _updatedAt, ...spec } = session;
  const changed = await updateSession(session, { ...spec, servers: [...new Set([...spec.servers, ...names])] });
  return changed
    ? { ok: { serverIds, sessionId: session.id } }
    : { problem: "The session was changed in the meantime. Try it again." };
}

async function readSource(source: FilesSource): Promise<ReadGivenComponents | { problem: string }> {
  const { files, problems } = "files" in source ? { ...source, problems: [] } : await findComponentFiles();
  const read = await readGivenFiles(files);
  return "problem" in read ? read : { ...read, problems: [...problems, ...read.problems] };
}

/** What was imported from the same file under the same name before. */
function sameAs({ name, origin }: Server, registered: readonly StoredServer[]): StoredServer | undefined {
  return registered.find(
    (one) =>
      one.origin?.importer === "files" && one.origin.file === origin?.file && (one.origin.entry ?? one.name) === name,
  );
}

async function keep({ server, listing }: ReadGivenComponents["components"][number]): Promise<string> {
  const registered = await findServers();
  const known = sameAs(server, registered);
  if (known) {
    if ((await newestDigest(known.id)) !== listing.digest) await addListing(known.id, listing);
    return known.name;
  }
  const named = free(server, registered);
  await createServer(named, {}, { listing });
  return named.name;
}

/** Servers in the order of the files that bring them. */
function broughtBy({ configs }: ReadGivenComponents): { server: Server; secrets: Secrets }[] {
  return configs.flatMap(({ path, servers, secrets }) =>
    servers.map((server) => ({
      server: { ...server, origin: { importer: "files", file: path } },
      secrets: secrets.get(server.name) ?? {},
    })),
  );
}

async function keepServer(server: Server, secrets: Secrets): Promise<StoredServer> {
  const registered = await findServers();
  return sameAs(server, registered) ?? register(free(server, registered), secrets);
}

function free(server: Server, registered: readonly StoredServer[]): Server {
  const taken = new Set(registered.map(({ name }) => name));
  let { name } = server;
  for (let nth = 2; taken.has(name); nth += 1) name = `${server.name} ${nth}`;
  return name === server.name ? server : { ...server, name, origin: { ...server.origin!, entry: server.name } };
}
