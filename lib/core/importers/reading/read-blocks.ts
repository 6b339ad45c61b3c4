import type { Server } from "../../model/server";
import type { Doc } from "../../text/doc";
import { at, clip, type ServerBlock, type Importer, type ImportedConfig } from "../define";
import { isRecord } from "../../text/is-record";
import { readEntry } from "./read-entry";

const NAME_LIMIT = 200;
/** Entries that are looked at, readable or not. */
const ENTRY_LIMIT = 1000;
/** Members that stand in a file twice and are named. */
const REPEATED_LIMIT = 100;

/** Reads every entry of an importer's blocks. A bad entry becomes a problem; the others are read. */
export function readBlocks(importer: Importer, doc: Doc, file: string): ImportedConfig {
  const read: ImportedConfig = {
    servers: [],
    secrets: Object.create(null),
    problems: [],
    declared: Object.create(null),
    places: Object.create(null),
  };
  for (const { path, line } of doc.repeated.slice(0, REPEATED_LIMIT)) {
    read.problems.push({
      entry: String(path.at(-1)),
      line,
      message: `“${clip(String(path.at(-1)))}” stands here a second time. The later one is used, as clients do; remove one of them.`,
    });
  }
  let entries = 0;
  for (const block of importer.blocks(doc.value)) {
    for (const [entry, raw, step] of entriesOf(doc.value, block)) {
      const line = doc.line(step === null ? block.path : [...block.path, step]);
      const problem = (message: string) => read.problems.push({ entry: clip(entry), line, message });
      if (entries++ >= ENTRY_LIMIT) {
        problem(`Only the first ${ENTRY_LIMIT} servers of a file are read. Split the file.`);
        return read;
      }
      const name = uniqueName(entry, block.scope, read.servers);
      if (name === null) problem(`A server's name has 1 to ${NAME_LIMIT} characters. Rename this entry.`);
      else {
        const origin = { importer: importer.id, file, line, ...(name === entry ? {} : { entry }) };
        const filter = importer.filter?.(doc.value, entry) ?? {};
        const off = filter.off === true || (block.disabled?.includes(entry) ?? false);
        if (!readEntry(raw, { importer, origin, name, filter: { ...filter, off }, read, problem })) continue;
        read.places[name] = step === null ? block.path : [...block.path, step];
        const declared = importer.declares?.(doc.value, entry);
        if (declared) read.declared[name] = declared;
      }
    }
  }
  return read;
}

/** How many entries a config has, without looking into any of them. */
export function countEntries(importer: Importer, config: unknown): number {
  return importer.blocks(config).reduce((sum, block) => sum + entriesOf(config, block).length, 0);
}

/** Name, value and step in the file of each entry of a block. Entries of a list hold their own names. */
export function entriesOf(config: unknown, block: ServerBlock): [string, unknown, string | number | null][] {
  if (block.entries) return Object.entries(block.entries).map(([name, raw]) => [name, raw, null]);
  const servers = at(config, block.path);
  if (isRecord(servers))
    return Object.entries(servers).flatMap(([name, raw]) =>
      block.only && !block.only.includes(name) ? [] : [[name, raw, name]],
    );
  if (!Array.isArray(servers)) return [];
  return servers.map((raw, index) => [
    isRecord(raw) && typeof raw.name === "string" ? raw.name : `server ${index + 1}`,
    raw,
    index,
  ]);
}

function uniqueName(entry: string, scope: string | undefined, servers: readonly Server[]): string | null {
  if (entry.trim() === "" || entry.length > NAME_LIMIT) return null;
  const taken = new Set(servers.map((server) => server.name));
  if (!taken.has(entry)) return entry;
  const scoped = scope ? `${entry} (${clip(scope)})` : entry;
  for (let nth = 2, name = scoped; ; nth += 1, name = `${scoped} ${nth}`) if (!taken.has(name)) return name;
}
