import { existsSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import spawn from "cross-spawn";
import type { Secrets } from "@/lib/core/model/secret";
import type { Transport } from "@/lib/core/model/server";
import { installerOf } from "./installer";
import { isolated, type Isolation } from "./isolate";
import type { Limits } from "./limits";
import { opener, type OpenedServer } from "./opener";
import { ProcessGroup } from "./process-group";
import { StdioTransport } from "./stdio-transport";
import { Stopped, type Stop } from "./stop";
import { MARK, newMark } from "./watchdog";

type Environment = Readonly<Record<string, string>>;
type Stdio = Extract<Transport, { kind: "stdio" }>;

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
type LaunchOptions = {
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
