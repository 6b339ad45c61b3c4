import type { PackageRun } from "@/lib/core/text/describe-package";
import { showExactly } from "@/lib/core/text/visible";
import { removesByForce, writesToDisk } from "./destructive";
import { showText, type LaunchWarning } from "./words";

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

/** What a person should know of a command line before it is started: `words` begins with the program as written, `env` are the variables that it sets. */
export function commandWarnings(program: string, words: readonly string[], env: readonly string[]): LaunchWarning[] {
  const line = words.join(" ");
  return CHECKS.filter((check) => check.fires(program, words.slice(1), line, env)).map(({ level, title, text }) => ({
    level,
    title,
    text,
  }));
}

/** What a person should know of a package that is fetched and run. */
export function packageWarnings(run: PackageRun | null): LaunchWarning[] {
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
