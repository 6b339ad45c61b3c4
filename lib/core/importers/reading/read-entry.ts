import type { Secrets } from "../../model/secret";
import type { Server, Transport } from "../../model/server";
import { takeSecrets } from "../../text/find-secrets";
import { clip, type Importer, type ImportedConfig, type ToolFilter } from "../define";
import { isRecord } from "../../text/is-record";
import { readTools } from "./read-tools";
import { takeArgs, takeUrlSecrets, takeValues } from "./take-off";

const ARGS_LIMIT = 500;

/** The path of an entry, what else in the file is about it, and where to report problems. */
type Context = {
  importer: Importer;
  origin: NonNullable<Server["origin"]>;
  name: string;
  filter: ToolFilter & { off?: boolean };
  read: ImportedConfig;
  problem: (message: string) => void;
};

/** Reads one entry into `read`; returns whether it is a server. */
export function readEntry(raw: unknown, { importer, origin, name, filter, read, problem }: Context): boolean {
  if (!isRecord(raw))
    return (problem("This entry is not an object. It needs a command to start or a URL to call."), false);
  const translated = importer.translate?.(raw) ?? raw;
  if (typeof translated === "string") return (problem(translated), false);
  // Cline nests the transport's keys under `transport`.
  const entry = isRecord(translated.transport) ? { ...translated, ...translated.transport } : translated;
  const secrets: Secrets = Object.create(null);
  const transport = readTransport(entry, secrets, problem);
  if (!transport) return false;
  if (typeof entry.envFile === "string")
    problem(
      "It also reads variables from a file (envFile). Trefoil does not open that file; add the variables by hand if the server needs them to start.",
    );
  if (typeof entry.headersHelper === "string")
    problem(
      "It makes its headers with a command (headersHelper). Trefoil does not run that command; add the headers by hand if the server needs them.",
    );
  const remark = importer.remark?.(raw, origin.entry ?? name);
  if (remark !== undefined) problem(remark);
  const disabled =
    filter.off === true || isTrue(entry.disabled) || entry.enabled === false || entry.enabled === "false";
  read.servers.push({ name, transport, origin, disabled, ...readTools(entry, filter) });
  if (Object.keys(secrets).length > 0) read.secrets[name] = secrets;
  return true;
}

const isTrue = (value: unknown): boolean => value === true || value === "true";

const HTTP_TYPES = new Set(["http", "streamable-http", "streamablehttp", "streamable_http", "sse", "remote"]);
const STDIO_TYPES = new Set(["stdio", "local"]);

function readTransport(
  entry: Record<string, unknown>,
  secrets: Secrets,
  problem: (message: string) => void,
): Transport | null {
  const type = typeof entry.type === "string" ? entry.type.toLowerCase() : undefined;
  const url = [entry.url, entry.serverUrl, entry.httpUrl].find((value) => typeof value === "string") as
    | string
    | undefined;
  if (type !== undefined && !HTTP_TYPES.has(type) && !STDIO_TYPES.has(type)) {
    problem(
      `It uses the transport “${clip(type)}”, which Trefoil does not speak (it speaks stdio, http and sse). Paste its tools/list answer instead.`,
    );
    return null;
  }
  if (entry.command !== undefined && (type === undefined || STDIO_TYPES.has(type)))
    return readStdio(entry, secrets, problem);
  if (url !== undefined) return readHttp(url, entry, secrets, problem);
  problem(
    type && HTTP_TYPES.has(type)
      ? "It has no url. Add the address of the server."
      : "It has neither a command to start nor a url to call. Add one of them.",
  );
  return null;
}

function readStdio(
  entry: Record<string, unknown>,
  secrets: Secrets,
  problem: (message: string) => void,
): Transport | null {
  // Some clients write the whole command line as one list.
  const line = [
    ...(Array.isArray(entry.command) ? entry.command : [entry.command]),
    ...(Array.isArray(entry.args) ? entry.args : []),
  ];
  const words = line.map((word) => (typeof word === "number" || typeof word === "boolean" ? String(word) : word));
  if (
    !words.every((word): word is string => typeof word === "string") ||
    (entry.args !== undefined && !Array.isArray(entry.args))
  ) {
    problem("The command must be a text and args a list of texts. Put each argument in its own pair of quotes.");
    return null;
  }
  const [command = "", ...args] = words;
  if (command.trim() === "") return (problem("The command is empty. Write what is to be started."), null);
  if (args.length > ARGS_LIMIT) return (problem(`It has more than ${ARGS_LIMIT} arguments. Shorten the list.`), null);
  const env = takeValues(entry.env, "env", secrets, problem);
  return {
    kind: "stdio",
    command: takeSecrets(command, "command", secrets, true),
    args: takeArgs(args, secrets),
    env,
    ...(typeof entry.cwd === "string" && entry.cwd !== "" ? { cwd: entry.cwd } : {}),
  };
}

function readHttp(
  url: string,
  entry: Record<string, unknown>,
  secrets: Secrets,
  problem: (message: string) => void,
): Transport | null {
  if (!/^(https?:\/\/|\$\{|\{env:|%)/i.test(url)) {
    problem(
      "Its url does not begin with https:// or http://. Sockets and pipes are not supported; correct the address.",
    );
    return null;
  }
  const headers = takeValues(entry.headers, "header", secrets, problem);
  return { kind: "http", url: takeUrlSecrets(url, secrets), headers };
}
