import { findHost } from "@/lib/core/hosts";
import { findFormat } from "@/lib/core/reports/formats";
import { findConfigs, type FoundConfig } from "@/lib/configs/find-configs";
import { EXIT, Failure } from "./exit";
import { readConfigs } from "./gather";
import type { Io } from "./io";
import type { Tokens, Values } from "./judge";

/** What one client's session adds to the arguments. */
export type ClientSession = { files: Tokens; host?: string; name: string; "allow-start": string[] };
type Asked = Values & { format: string; output?: string };
type Client = { importer: string; session: ClientSession; servers: string[] };

/**
 * Finds the configs of every known client on this machine, says which there are, and has each client's session judged by itself. The code is
 * 1 when any session gives it, otherwise that of the first of which not everything was seen.
 */
export async function scanMachine(
  io: Io,
  asked: Asked,
  scan: (session: ClientSession, output: string | undefined) => Promise<number>,
): Promise<number> {
  const folder = folderOf(asked);
  const clients: Client[] = [];
  for (const [importer, configs] of byClient(io, await findConfigs()))
    clients.push(await sessionOf(io, importer, configs, asked));
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

/** Several reports of a format that is read by machines do not follow each other in one file. */
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

async function sessionOf(io: Io, importer: string, configs: FoundConfig[], asked: Asked): Promise<Client> {
  // What cannot be read is told when the session is judged.
  const silent: Io = { ...io, stderr: { ...io.stderr, write: () => true } };
  const read = await readConfigs(
    silent,
    configs.map(({ path }) => path),
  ).catch(() => []);
  const servers = read.map(({ server }) => server.name);
  return {
    importer,
    servers,
    session: {
      files: configs.map(({ path }) => ({ kind: "positional", value: path })),
      host: findHost(importer)?.id,
      name: configs[0]!.label,
      "allow-start": asked["allow-start"].filter((name) => servers.includes(name)),
    },
  };
}

function refuseStrangers(clients: readonly Client[], asked: Asked): void {
  const stranger = asked["allow-start"].find((name) => !clients.some(({ servers }) => servers.includes(name)));
  if (stranger !== undefined)
    throw new Failure(`--allow-start names “${stranger}”, and no client on this machine has such a server.`);
}

/** A session of which something was not seen ends with words and a code, and the next one follows. */
async function codeOf(io: Io, { name }: ClientSession, judged: Promise<number>): Promise<number> {
  try {
    return await judged;
  } catch (error) {
    if (!(error instanceof Failure) || error.code === EXIT.cancelled) throw error;
    io.stderr.write(`${name}: ${error.message}\n`);
    return error.code;
  }
}
