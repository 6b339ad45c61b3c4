import { findHost } from "@/lib/core/hosts";
import { findFormat } from "@/lib/core/reports/formats";
import { findConfigs, type FoundConfig } from "@/lib/configs/find-configs";
import { findComponents } from "@/lib/configs/find-components";
import type { ReadFiles } from "@/lib/core/components";
import { clientsOf } from "@/lib/core/components/clients";
import { COMPONENT_KINDS, COMPONENT_WORDS } from "@/lib/core/model/component";
import { count } from "@/lib/core/text/say-verdict";
import { EXIT, Failure } from "./exit";
import { readConfigs } from "./gather";
import type { Candidate } from "./candidate";
import { membersOf } from "./gather-components";
import type { Io } from "./io";
import type { ArgumentTokens } from "./session-words";
import type { Values } from "./session-options";

/** What the session of one client adds to the arguments. */
export type ClientSession = {
  files: ArgumentTokens;
  host?: string;
  name: string;
  "allow-start": string[];
  members: readonly Candidate[];
};
type Asked = Values & { format: string; output?: string };
type Client = { importer: string; session: ClientSession; servers: string[] };

/** Whether the arguments name something to judge; else it is looked for on this machine. */
export function namesInput(values: Values, tokens: ArgumentTokens): boolean {
  const { toolset, "tools-list": lists, host, session } = values;
  return (
    [toolset, lists, host, session].flat().some((one) => one !== undefined) ||
    tokens.some((token) => token.kind === "positional")
  );
}

/**
 * Finds the configs of every known client on this machine, lists them, and judges each client's session separately. The exit code is 1 when it is 1 for any session, otherwise that of the first session that was not seen completely.
 */
export async function scanMachine(
  io: Io,
  asked: Asked,
  scan: (session: ClientSession, output: string | undefined) => Promise<number>,
): Promise<number> {
  const folder = folderOf(asked);
  const clients: Client[] = [];
  const found = await findConfigs();
  const configs = byClient(io, found);
  const here = new Set(found.map(({ importer }) => importer));
  const members = membersByClient(io, await findComponents(), here);
  for (const importer of new Set([...configs.keys(), ...members.keys()]))
    clients.push(await sessionOf(io, importer, configs.get(importer) ?? [], members.get(importer) ?? [], asked));
  if (clients.length === 0)
    throw new Failure(
      "No config of a known client was found on this machine. Name one, or give --toolset, --tools-list or --host.",
    );
  refuseStrangers(clients, asked);
  const codes: number[] = [];
  for (const { importer, session } of clients) {
    const extension = findFormat(asked.format)?.extension ?? asked.format;
    if (folder === undefined && codes.length > 0) io.stdout.write("\n");
    codes.push(await codeOf(io, session, scan(session, folder && `${folder}${importer}.${extension}`)));
  }
  return codes.includes(EXIT.found) ? EXIT.found : (codes.find((code) => code !== EXIT.ok) ?? EXIT.ok);
}

/** The folder for reports. Required for machine-readable formats, since a file cannot hold several of those. */
function folderOf({ format, output }: Asked): string | undefined {
  if (output === undefined && format === "text") return undefined;
  if (output === undefined || !/[/\\]$/.test(output))
    throw new Failure("There may be several clients here: name a folder with -o and a slash at its end, or a config.");
  return output;
}

function byClient(io: Io, found: readonly FoundConfig[]): Map<string, FoundConfig[]> {
  const clients = new Map<string, FoundConfig[]>();
  for (const config of found) {
    const { label, path, servers, problem, importer } = config;
    io.stderr.write(`${label}: ${path}: ${problem ?? `${servers} ${servers === 1 ? "server" : "servers"}`}\n`);
    if (servers > 0) clients.set(importer, [...(clients.get(importer) ?? []), config]);
  }
  return clients;
}

/** What each client loads beside its servers. Servers that a component adds belong to the client that loads it; one skill can belong to several clients. */
function membersByClient(io: Io, read: ReadFiles, here: ReadonlySet<string>): Map<string, Candidate[]> {
  const clients = new Map<string, Candidate[]>();
  for (const member of membersOf(io, read)) {
    const file = member.server.origin?.file ?? "";
    const loading = member.snapshot?.component?.clients ?? clientsOf("plugin", file);
    for (const client of loading) if (findHost(client)) clients.set(client, [...(clients.get(client) ?? []), member]);
  }
  // Several clients read the same folder; a client without anything else is not on this machine.
  for (const [client, members] of clients)
    if (!here.has(client) && !members.some(({ snapshot }) => snapshot?.component?.clients.length === 1))
      clients.delete(client);
  for (const [client, members] of clients) io.stderr.write(`${findHost(client)!.label}: ${sayMembers(members)}\n`);
  return clients;
}

/** "2 skills, 1 plugin" */
function sayMembers(members: readonly Candidate[]): string {
  const kinds = members.map(({ snapshot }) => snapshot?.component?.kind);
  const counted = COMPONENT_KINDS.flatMap((kind) => {
    const n = kinds.filter((one) => one === kind).length;
    const word = COMPONENT_WORDS[kind].toLowerCase();
    return n === 0 ? [] : [word.endsWith("s") ? `${word} in ${count(n, "file")}` : count(n, word)];
  });
  const servers = kinds.filter((kind) => kind === undefined).length;
  return [...counted, ...(servers > 0 ? [`${count(servers, "server")} that they bring`] : [])].join(", ");
}

async function sessionOf(
  io: Io,
  importer: string,
  configs: FoundConfig[],
  members: readonly Candidate[],
  asked: Asked,
): Promise<Client> {
  // What cannot be read is reported when the session is judged.
  const silent: Io = { ...io, stderr: { ...io.stderr, write: () => true } };
  const read = await readConfigs(
    silent,
    configs.map(({ path }) => path),
  ).catch(() => []);
  const servers = [...read, ...members].map(({ server }) => server.name);
  return {
    importer,
    servers,
    session: {
      files: configs.map(({ path }) => ({ kind: "positional", value: path })),
      host: findHost(importer)?.id,
      name: configs[0]?.label ?? findHost(importer)!.label,
      members,
      "allow-start": asked["allow-start"].filter((name) => servers.includes(name)),
    },
  };
}

function refuseStrangers(clients: readonly Client[], asked: Asked): void {
  const stranger = asked["allow-start"].find((name) => !clients.some(({ servers }) => servers.includes(name)));
  if (stranger !== undefined)
    throw new Failure(`--allow-start names “${stranger}”, but no client on this machine has such a server.`);
}

/** The exit code of a session. One that was not seen completely is reported, and the next session follows. */
async function codeOf(io: Io, { name }: ClientSession, judged: Promise<number>): Promise<number> {
  try {
    return await judged;
  } catch (error) {
    if (!(error instanceof Failure) || error.code === EXIT.cancelled) throw error;
    io.stderr.write(`${name}: ${error.message}\n`);
    return error.code;
  }
}
