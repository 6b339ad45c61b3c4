import { existsSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import spawn from "cross-spawn";
import type { Secrets } from "@/lib/core/model/secret";
import type { Transport } from "@/lib/core/model/server";
import { installerOf } from "./installer";
import { isolated, type Isolation } from "./isolate";
import type { Limits } from "./limits";
import { ProcessGroup } from "./process-group";
import { namedVariables, resolveVariables } from "./resolve";
import { StdioTransport } from "./stdio-transport";
import { Stopped, type Stop } from "./stop";
import { MARK, newMark } from "./watchdog";

type Environment = Readonly<Record<string, string>>;
type Stdio = Extract<Transport, { kind: "stdio" }>;
type Http = Extract<Transport, { kind: "http" }>;

/** Everything with which a server is reached, in the clear. It lives as long as one listing and is never stored. */
export type OpenedServer = {
  /** Values that must not come back in any text: the secrets, and the user's environment variables that were filled in. */
  values: string[];
  /** Variables of the client that had no value here. */
  unresolved: string[];
};

/** What a command needs of the user's environment to run at all: where programs, caches, certificates and proxies are. */
const INHERITED =
  process.platform === "win32"
    ? [
        "APPDATA",
        "COMSPEC",
        "HOMEDRIVE",
        "HOMEPATH",
        "LOCALAPPDATA",
        "PATH",
        "PATHEXT",
        "PROCESSOR_ARCHITECTURE",
        "PROGRAMDATA",
        "PROGRAMFILES",
        "PROGRAMFILES(X86)",
        "SYSTEMDRIVE",
        "SYSTEMROOT",
        "TEMP",
        "TMP",
        "USERNAME",
        "USERPROFILE",
        "WINDIR",
      ]
    : [
        "HOME",
        "LANG",
        "LC_ALL",
        "LOGNAME",
        "PATH",
        "SHELL",
        "TMPDIR",
        "USER",
        "XDG_CACHE_HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
      ];
const NETWORK = [
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "NODE_EXTRA_CA_CERTS",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
];

/** `isolation` is given if the command may run only without a network; its value is null if that is not possible here. */
export type LaunchOptions = {
  environment: Environment;
  limits: Limits;
  stop: Stop;
  isolation?: { by: Isolation | null };
};

/** Starts a command in a process group of its own, without a shell, with the configured environment and little else. */
export function launch(
  transport: Stdio,
  secrets: Secrets,
  { environment, limits, stop, isolation }: LaunchOptions,
): OpenedServer & { transport: StdioTransport } {
  const opened = opener(secrets, environment);
  const command = opened.text(transport.command);
  const args = transport.args.map(opened.text);
  const cwd = transport.cwd === undefined ? (existsSync(homedir()) ? homedir() : tmpdir()) : opened.text(transport.cwd);
  const env = Object.fromEntries(
    [...INHERITED, ...NETWORK].flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  const configured = Object.fromEntries(transport.env.map((name) => [name, opened.value(`env.${name}`)]));
  if (/\$\{|\{env:|\{\{secret:/.test(command))
    throw new Stopped(
      "unreachable",
      `The command names a variable that has no value here: ${opened.unresolved.join(", ")}. Set it, or write the command out.`,
    );
  if (!existsSync(cwd))
    throw new Stopped("unreachable", `Its working folder ${cwd} does not exist. Create it or correct the entry.`);

  const told = installerOf(command, args)?.environment;
  const mark = newMark();
  const run = isolation ? isolated(isolation.by, command, args, cwd) : { command, args };
  const child = start(run.command, run.args, { cwd, env: { ...env, ...told, ...configured, [MARK]: mark } });
  const server = new StdioTransport(child, new ProcessGroup(child, mark), limits, stop);
  child.once("error", (error: NodeJS.ErrnoException) =>
    stop.now(new Stopped("unreachable", startProblem(error, transport.command))),
  );
  return { transport: server, values: opened.values, unresolved: opened.unresolved };
}

function start(command: string, args: string[], options: { cwd: string; env: Record<string, string> }) {
  try {
    return spawn(command, args, {
      ...options,
      env: options.env as NodeJS.ProcessEnv,
      stdio: ["pipe", "pipe", "pipe"],
      shell: false,
      detached: process.platform !== "win32",
      windowsHide: true,
    });
  } catch (error) {
    throw new Stopped("unreachable", startProblem(error as NodeJS.ErrnoException, command));
  }
}

function startProblem(error: NodeJS.ErrnoException, command: string): string {
  if (error.code === "ENOENT") return `The command “${command}” was not found. Install it, or write its full path.`;
  if (error.code === "EACCES") return `The command “${command}” may not be executed. Check its permissions.`;
  if (error.code === "E2BIG") return "The command line is too long for this system. Shorten its arguments.";
  return `The command “${command}” could not be started (${error.code ?? "unknown reason"}). Check the entry.`;
}

/** The same entry without any credential: no header, no user-info, no query that holds a secret. */
export function withoutCredentials(transport: Http): Http {
  const url = transport.url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1").replace(/\?[^#]*/, (query) => {
    const kept = query
      .slice(1)
      .split("&")
      .filter((part) => !/\{\{secret:|\$\{/.test(part));
    return kept.length > 0 ? `?${kept.join("&")}` : "";
  });
  return { ...transport, url, headers: [] };
}

/** The URL and headers of a remote server in the clear. */
export function openAddress(
  transport: Http,
  secrets: Secrets,
  environment: Environment,
): OpenedServer & { url: URL; headers: Record<string, string> } {
  const opened = opener(secrets, environment);
  const text = opened.text(transport.url);
  if (/^[^?]*(\$\{|\{env:|\{\{secret:)/.test(text))
    throw new Stopped(
      "unreachable",
      `The URL names a variable that has no value here: ${opened.unresolved.join(", ")}. Set it, or write the URL out.`,
    );
  if (!URL.canParse(text)) throw new Stopped("unreachable", "The URL cannot be read. Correct the address.");
  const url = new URL(text);
  const headers: Record<string, string> = {};
  for (const name of transport.headers) {
    const value = opened.value(`header.${name}`).trim();
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      throw new Stopped(
        "unreachable",
        "One of its headers cannot be sent: its name or value has characters that HTTP does not allow. Correct it.",
      );
    headers[name] = value;
  }
  if (url.username || url.password) {
    headers.Authorization ??= `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString("base64")}`;
    url.username = url.password = "";
  }
  return { url, headers, values: opened.values, unresolved: opened.unresolved };
}

/** The client's variables that the stored values mention, and nothing else of these values: they are filled in from the user's environment. */
export function variablesInside(secrets: Secrets): string[] {
  return Object.values(secrets).flatMap((secret) => {
    const plain = secret.reveal();
    return namedVariables(/^\$[A-Z_]\w*$/i.test(plain) ? `\${${plain.slice(1)}}` : plain);
  });
}

/** Fills in secrets and variables, and remembers what was filled in. The only code that reveals a `Secret` to use it. */
function opener(secrets: Secrets, environment: Environment) {
  const values: string[] = [];
  const unresolved: string[] = [];
  const fill = (text: string): string => {
    const resolved = resolveVariables(text, environment);
    values.push(...resolved.values);
    unresolved.push(...resolved.unresolved);
    return resolved.text;
  };
  const value = (place: string): string => {
    const plain = Object.hasOwn(secrets, place) ? secrets[place]!.reveal() : "";
    const filled = fill(/^\$[A-Z_]\w*$/i.test(plain) ? `\${${plain.slice(1)}}` : plain);
    values.push(plain, filled);
    return filled;
  };
  const text = (marked: string): string => {
    // A mark may stand within a variable's default, so variables are filled in around placeholders that no text can hold.
    const places: string[] = [];
    const held = marked.replaceAll(
      /\{\{secret:([^{}]+)\}\}/g,
      (_mark, place: string) => `\0${places.push(place) - 1}\0`,
    );
    return fill(held).replaceAll(/\0(\d+)\0/g, (_held, index: string) => value(places[Number(index)]!));
  };
  return { text, value, values, unresolved };
}
