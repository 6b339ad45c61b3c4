import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { showExactly } from "@/lib/core/text/visible";
import { describePackage, type PackageRun } from "@/lib/core/text/describe-package";
import { isLoopbackName, refuseUrl, type Guard } from "./guard";
import { variablesInside } from "./launch";

/** Something a person should know before agreeing. `danger` before `caution`. */
export type LaunchWarning = { level: "danger" | "caution"; title: string; text: string };

/** What will happen when the tools of a server are fetched, for a person to agree to. Secrets appear by name only. */
export type LaunchDescription = {
  kind: "command" | "address" | "nothing";
  /** The exact words of the command, none left out or shortened; invisible characters are written out. */
  argv: string[];
  /** The same on one line, quoted as for a shell. No shell is involved when it is started. */
  line: string;
  /** The working folder, when the entry names one. */
  cwd?: string;
  url?: string;
  /** Names of the variables that the entry sets for the command. */
  env: string[];
  /** Names of the headers that are sent. */
  headers: string[];
  /** Variables of the client that are filled in from the user's environment at the start. */
  variables: string[];
  package?: PackageRun;
  warnings: LaunchWarning[];
  /** The host that has to be allowed by name before it is contacted. */
  hostToAllow?: string;
};

/** `secrets` are searched for the names of variables in them, and for nothing else. */
export function describeLaunch(
  server: Pick<Server, "transport">,
  { secrets = {}, ...guard }: Guard & { secrets?: Secrets } = {},
): LaunchDescription {
  const { transport } = server;
  const inside = variablesInside(secrets).map(showText);
  const nothing: LaunchDescription = {
    kind: "nothing",
    argv: [],
    line: "",
    env: [],
    headers: [],
    variables: [],
    warnings: [],
  };
  if (transport.kind === "given") return nothing;
  if (transport.kind === "http") {
    return {
      ...nothing,
      kind: "address",
      url: showText(transport.url),
      line: showText(transport.url),
      headers: transport.headers.map(showText),
      ...addressFacts(transport.url, inside, guard),
    };
  }
  const raw = [transport.command, ...transport.args];
  const program = transport.command
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.(exe|cmd|bat|ps1)$/i, "")
    .toLowerCase();
  const run = describePackage(program, transport.args);
  return {
    ...nothing,
    kind: "command",
    argv: raw.map(showText),
    line: raw.map(showText).map(quoteWord).join(" "),
    ...(transport.cwd === undefined ? {} : { cwd: showText(transport.cwd) }),
    env: transport.env.map(showText),
    variables: unique([...variablesIn([...raw, transport.cwd ?? ""]), ...inside]),
    ...(run ? { package: run } : {}),
    warnings: [...commandWarnings(program, raw, transport.env), ...packageWarnings(run)].sort((a, b) =>
      b.level.localeCompare(a.level),
    ),
  };
}

/** Secrets by name; characters that would hide or reverse text are written out. */
const showText = (text: string): string => showExactly(text).replaceAll(/\{\{secret:([^{}]+)\}\}/g, "‹secret $1›");

const quoteWord = (word: string): string =>
  /^[\w@%+=:,./‹›-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const unique = (words: readonly string[]): string[] => [...new Set(words)];

const variablesIn = (words: readonly string[]): string[] =>
  unique(words.flatMap((word) => word.match(/\$\{\{[^{}]*\}\}|\$\{[^{}]+\}|\{env:\w+\}/g) ?? []));

type Check = {
  level: LaunchWarning["level"];
  title: string;
  text: string;
  fires(program: string, words: readonly string[], line: string, env: readonly string[]): boolean;
};

const SHELLS = /^(sh|bash|zsh|fish|dash|ksh|csh|tcsh|busybox|cmd|powershell|pwsh|wsl)$/;

const LOADER_VARIABLE =
  /^(LD_PRELOAD|LD_LIBRARY_PATH|LD_AUDIT|DYLD_\w+|NODE_OPTIONS|NODE_PATH|PYTHONSTARTUP|PYTHONPATH|PYTHONHOME|BASH_ENV|ENV|PERL5OPT|RUBYOPT|PATH|NODE_TLS_REJECT_UNAUTHORIZED|GIT_SSH_COMMAND|npm_config_\w+)$/i;

/** What runs the output of another program. It is searched for after a download, not in one pattern with it, which would be quadratic. */
const RUNS_WHAT_COMES = /\|\s*(sudo\s+)?(ba|z|da)?sh\b|\|\s*(python|node|perl|ruby|iex)|\beval\b|<\(/i;

const CHECKS: readonly Check[] = [
  {
    level: "danger",
    title: "Downloads and runs a script",
    text: "What comes from the network is run at once, unseen.",
    fires: (_program, _words, line) => {
      const from = line.search(/\b(curl|wget|iwr|invoke-webrequest|irm)\b/i);
      return (from !== -1 && RUNS_WHAT_COMES.test(line.slice(from))) || /\biex\b/i.test(line);
    },
  },
  {
    level: "danger",
    title: "Asks for administrator rights",
    text: "The command can then change anything on this computer.",
    fires: (program, _words, line) =>
      /^(sudo|doas|su|pkexec|runas|gsudo)$/.test(program) || /(^|[\s;&|'"])(sudo|doas|pkexec|runas)\s/.test(line),
  },
  {
    level: "danger",
    title: "Deletes or overwrites files",
    text: "The command line itself removes files or writes to a disk.",
    fires: (_program, _words, line) =>
      /\b(mkfs|shred)\b|\bdel\s+\/|remove-item/i.test(line) || removesByForce(line) || writesToDisk(line),
  },
  {
    level: "danger",
    title: "Changes what other programs load",
    text: "One of the variables it sets makes programs load foreign code or trust foreign certificates.",
    fires: (_program, _words, _line, env) => env.some((name) => LOADER_VARIABLE.test(name)),
  },
  {
    level: "danger",
    title: "A container with access to this computer",
    text: "It runs privileged, or is given the whole disk, the network of this computer or the container engine itself.",
    fires: (program, words, line) =>
      /^(docker|podman|nerdctl)$/.test(program) &&
      (words.includes("--privileged") ||
        /docker\.sock|--(network|net|pid|ipc)[= ]host|(-v|--volume)[= ]\/:|source=\/,|--cap-add/.test(line)),
  },
  {
    level: "danger",
    title: "Code in the command line",
    text: "The program to run is written in the arguments. Read it to the end.",
    fires: (program, words) =>
      /^(node|deno|bun|python[\d.]*|perl|ruby|php|lua)$/.test(program) &&
      words.some((word) => /^(-e|-c|-p|-pe|-r|--eval|--print|eval)$/.test(word)),
  },
  {
    level: "danger",
    title: "Hidden characters",
    text: "The command line has characters that cannot be seen; they are written out above.",
    fires: (_program, _words, line) => showExactly(line) !== line,
  },
  {
    level: "caution",
    title: "Starts a shell",
    text: "A shell runs whatever its arguments say. Read them to the end.",
    fires: (program) => SHELLS.test(program),
  },
  {
    level: "caution",
    title: "Names places where secrets are kept",
    text: "One of its arguments is a folder or file of keys, passwords or browser data.",
    fires: (_program, _words, line) =>
      /\.(ssh|aws|gnupg|kube|azure|netrc|npmrc|pypirc|git-credentials|docker\/config)\b|\.config\/gcloud|\/etc\/(shadow|passwd|sudoers)|id_(rsa|ed25519)|\.env(\.\w+)?(\s|$)|keychain|\.mozilla|google[ /-]chrome|login data|\.claude\.json/i.test(
        line,
      ),
  },
  {
    level: "caution",
    title: "A secret among the arguments",
    text: "While it runs, every user of this computer can read its command line. An environment variable is a safer place for it, if the server takes one.",
    fires: (_program, words) => words.some((word) => word.includes("{{secret:")),
  },
  {
    level: "caution",
    title: "Names a whole disk or home folder",
    text: "One of its arguments opens everything below it to the server.",
    fires: (_program, words) =>
      words.some((word) =>
        /^(\/|~\/?|\$\{?(HOME|userHome|env:HOME)\}?\/?|[A-Za-z]:\\?|\/(home|Users)(\/[^/]+)?\/?|[A-Za-z]:\\Users(\\[^\\]+)?\\?)$/.test(
          word,
        ),
      ),
  },
];

function commandWarnings(program: string, words: readonly string[], env: readonly string[]): LaunchWarning[] {
  const line = words.join(" ");
  return CHECKS.filter((check) => check.fires(program, words.slice(1), line, env)).map(({ level, title, text }) => ({
    level,
    title,
    text,
  }));
}

function packageWarnings(run: PackageRun | null): LaunchWarning[] {
  if (!run || run.pinned) return [];
  const tag = run.version
    ? `“${run.version}” can mean another version tomorrow`
    : "no version is given, so it can be another one tomorrow";
  return [
    {
      level: "caution",
      title: "The version is not fixed",
      text: `${run.runner} fetches ${showText(run.name)} and runs it; ${showText(tag)}.`,
    },
  ];
}

function addressFacts(
  url: string,
  inside: readonly string[],
  guard: Guard,
): Pick<LaunchDescription, "variables" | "warnings" | "hostToAllow"> {
  const bare = url.replaceAll(/\{\{secret:[^{}]+\}\}/g, "secret");
  const variables = unique([...variablesIn([url]), ...inside]);
  if (!URL.canParse(bare)) return { variables, warnings: [] };
  const refusal = refuseUrl(new URL(bare), guard);
  const { hostname } = new URL(bare);
  const allowable = refusal !== null && refuseUrl(new URL(bare), { ...guard, allowedHosts: [hostname] }) === null;
  const warnings: LaunchWarning[] = refusal ? [{ level: "danger", title: "Will be refused", text: refusal }] : [];
  if (isLoopbackName(new URL(bare).hostname))
    warnings.push({
      level: "caution",
      title: "On this computer",
      text: "The address leads to a service on this computer.",
    });
  if (bare !== url)
    warnings.push({
      level: "caution",
      title: "A secret in the address",
      text: "Addresses end up in logs. A header is a safer place for it, if the server takes one.",
    });
  if (inside.length > 0)
    warnings.push({
      level: "caution",
      title: "Sends variables of yours",
      text: `The values of ${inside.join(", ")} in your environment are sent to ${hostname}.`,
    });
  return { variables, warnings, ...(allowable ? { hostToAllow: hostname } : {}) };
}

/** `rm` with a flag that removes folders or suppresses questions. */
function removesByForce(line: string): boolean {
  const words = line.toLowerCase().split(/\s+/);
  return words.some((word, at) => {
    if (!/(?<!\w)rm$/.test(word.slice(-3))) return false;
    for (const flag of words.slice(at + 1, at + 1 + MOST_FLAGS)) {
      if (!flag.startsWith("-")) return false;
      if (/^-\w*[rf]/.test(flag)) return true;
    }
    return false;
  });
}
const MOST_FLAGS = 20;

/** `dd` with an output, on one line. */
function writesToDisk(line: string): boolean {
  return line
    .toLowerCase()
    .split("\n")
    .some((one) => {
      const from = /\bdd\s/.exec(one);
      return from !== null && one.includes("of=", from.index);
    });
}
