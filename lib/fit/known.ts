import { QUESTIONS } from "../core/classification/scoring/question";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readTool, writeTool, type KnownFile } from "../core/classification/reviewed/file";
import { fingerprintOf } from "../core/classification/reviewed/fingerprint";
import type { KnownServer, KnownTool, Label } from "../core/classification/reviewed/label";
import type { Tool } from "../core/model/tool";
import { digestOf } from "../core/text/digest";
import { identitiesOf, type DefinitionSource } from "./identities";

/**
 * Writes the file of known tools from labelled definitions. `npm run known [FILE…]`, each file one JSON object a line as those that
 * the weights are fitted on: `source` (a package with its version, or a repository), `server`, `tool`, `labels`, `raters` and `schema`. What the
 * file of known tools holds of other servers stays; what it holds of these is replaced. Texts end here: fingerprints go in.
 */
const FILE = "lib/core/classification/reviewed/known.json";
const FIGURES = "lib/core/classification/reviewed/figures.json";
const inputs =
  process.argv.length > 2 ? process.argv.slice(2) : ["dev", "more"].map((name) => `../shared/labels/${name}.jsonl`);

type Line = {
  source: DefinitionSource;
  server: { name: string };
  tool: Tool;
  labels: KnownTool["labels"];
  raters: number;
  schema?: "full" | "none";
  listed?: string;
};
type Group = Omit<KnownServer, "tools"> & { tools: Map<string, KnownTool> };
type Toolset = { package: string; version: string; tools: Tool[] };

/** When the packages of the labelled definitions were listed. */
const LISTED = "2026-11";

const lines = (await Promise.all(inputs.map((file) => readFile(file, "utf8"))))
  .flatMap((text) => text.split("\n"))
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as Line);
const toolsets = await readToolsets(path.join(path.dirname(inputs[0]!), "..", "toolsets"));
const before = await readBefore();
const servers = settle([...group(lines), ...before]);
const file: KnownFile = {
  schema: "trefoil-known/1",
  servers: servers.map(({ tools, ...server }) => ({ ...server, tools: tools.map(writeTool).sort(byName) })),
};
await writeFile(FILE, `${JSON.stringify(file, null, 0).replaceAll('{"label"', '\n{"label"')}\n`);
const figures = JSON.parse(await readFile(FIGURES, "utf8").catch(() => "{}")) as Record<string, unknown>;
await writeFile(FIGURES, `${JSON.stringify({ ...figures, ...count(servers), digest: digestOf(file) }, null, 1)}\n`);
process.stdout.write(`${JSON.stringify(count(servers))}\n`);

/** Whole listings of packages, which have what labelled lines leave out; none where there is no such folder. */
async function readToolsets(folder: string): Promise<Map<string, Toolset>> {
  const names = await readdir(folder).catch(() => []);
  const all = names.filter((name) => name.endsWith(".json")).map((name) => readFile(path.join(folder, name), "utf8"));
  return new Map((await Promise.all(all)).map((text) => JSON.parse(text) as Toolset).map((one) => [one.package, one]));
}

async function readBefore(): Promise<KnownServer[]> {
  const text = await readFile(FILE, "utf8").catch(() => undefined);
  if (text === undefined) return [];
  return (JSON.parse(text) as KnownFile).servers.map((server) => ({ ...server, tools: server.tools.map(readTool) }));
}

/** The labelled lines by server. */
function group(all: readonly Line[]): KnownServer[] {
  const groups = new Map<string, Group>();
  for (const { source, server, tool, labels, raters, schema, listed } of all) {
    const toolset = source.package === undefined ? undefined : toolsets.get(source.package);
    const version = source.version ?? toolset?.version;
    const identities = identitiesOf(source, server.name);
    if (identities.length === 0 && schema === "none") continue;
    const label = source.package ?? server.name;
    const key = JSON.stringify([identities, label, version]);
    const known: Group = groups.get(key) ?? {
      label,
      identities,
      ...(source.repository !== undefined && { source: `https://github.com/${source.repository}` }),
      ...(version !== undefined && { version }),
      ...(source.package !== undefined && { listed: listed ?? LISTED }),
      tools: new Map(),
    };
    groups.set(key, known);
    const whole = toolset?.tools.find((one) => one.name === tool.name) ?? tool;
    const { sketch, ...definition } = fingerprintOf(whole);
    known.tools.set(tool.name, {
      name: tool.name,
      labels: Object.fromEntries(
        QUESTIONS.flatMap((question) => (labels[question] ? [[question, labels[question]]] : [])),
      ),
      passes: raters,
      ...(schema !== "none" && { definition: { ...definition, ...(identities.length > 0 && { sketch }) } }),
    });
  }
  return [...groups.values()].map(({ tools, ...server }) => ({ ...server, tools: [...tools.values()] }));
}

/** One entry for each server and version: the first one counts, later ones add ways to reach it, and tools that it lacks. */
function settle(all: readonly KnownServer[]): KnownServer[] {
  const settled: (Omit<KnownServer, "tools"> & { tools: KnownTool[] })[] = [];
  for (const { tools, ...server } of all) {
    const same = settled.find((one) => isSame(one, server));
    const elsewhere = settled.filter(
      (one) => one !== same && one.identities.some((id) => server.identities.includes(id)),
    );
    for (const one of [...elsewhere, ...(same ? [same] : [])])
      one.identities = [...new Set([...one.identities, ...server.identities])];
    const covered = new Set(
      [...elsewhere, ...(same ? [same] : [])].flatMap((one) => one.tools.map(({ name }) => name)),
    );
    const fresh = tools.filter((tool) => (tool.passes > 0 && !same) || !covered.has(tool.name));
    if (same) same.tools.push(...fresh);
    else if (fresh.length > 0) settled.push({ ...server, tools: [...fresh] });
  }
  agree(settled);
  return settled.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ identities, label, version }: Omit<KnownServer, "tools">): string {
  return JSON.stringify([identities.length === 0, label, version ?? ""]);
}

function isSame(one: Omit<KnownServer, "tools">, other: Omit<KnownServer, "tools">): boolean {
  return one.label === other.label && one.version === other.version && (one.source ?? "") === (other.source ?? "");
}

/** One definition has one set of labels, wherever it occurs: where two entries differ, the label is “it depends”. */
function agree(servers: readonly KnownServer[]): void {
  const byDigest = new Map<string, KnownTool[]>();
  for (const tool of servers.flatMap(({ tools }) => tools))
    if (tool.definition) byDigest.set(tool.definition.digest, [...(byDigest.get(tool.definition.digest) ?? []), tool]);
  for (const tools of byDigest.values())
    for (const question of QUESTIONS) {
      const said = new Set(tools.map(({ labels }) => labels[question]).filter((label) => label !== undefined));
      const label: Label | undefined = said.size > 1 ? "m" : [...said][0];
      for (const tool of tools) if (label) tool.labels = { ...tool.labels, [question]: label };
    }
}

function count(all: readonly KnownServer[]) {
  const reached = all.filter(({ identities }) => identities.length > 0);
  const tools = all.flatMap((server) => server.tools);
  return {
    servers: new Set(reached.map(({ identities }) => identities[0])).size,
    others: all.length - reached.length,
    tools: reached.reduce((sum, server) => sum + server.tools.length, 0),
    definitions: new Set(tools.flatMap(({ definition }) => definition?.digest ?? [])).size,
    twice: tools.filter(({ passes }) => passes >= 2).length,
    once: tools.filter(({ passes }) => passes === 1).length,
    documented: tools.filter(({ passes }) => passes === 0).length,
  };
}

function byName(a: string, b: string): number {
  return a.split(" ").slice(5).join(" ") < b.split(" ").slice(5).join(" ") ? -1 : 1;
}
