import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { env } from "@/lib/env";
import { programOf } from "./installer";
import { Stopped } from "./stop";

/** How a command can be cut off from the network here: by `bwrap`, or by its own container engine. */
export type Isolation = "bwrap" | "container";

/** Folders of keys and tokens, and Trefoil's own data, that an isolated command finds empty. */
const SECRET_FOLDERS = [
  ".ssh",
  ".aws",
  ".azure",
  ".gnupg",
  ".kube",
  ".docker",
  ".config/gcloud",
  ".config/gh",
  ".mozilla",
  ".config/google-chrome",
  ".config/chromium",
  ".password-store",
];

const ENGINE = /^(docker|podman|nerdctl)$/;

/** How this command could be isolated, or null if it cannot. */
export async function isolationFor(command: string, args: readonly string[]): Promise<Isolation | null> {
  if (ENGINE.test(programOf(command))) return args[0] === "run" ? "container" : null;
  return (await hasBwrap()) ? "bwrap" : null;
}

let bwrap: Promise<boolean> | undefined;

/** Whether `bwrap` runs here: some systems install it and forbid what it needs. Checked once per process. */
function hasBwrap(): Promise<boolean> {
  if (process.platform !== "linux") return Promise.resolve(false);
  return (bwrap ??= promisify(execFile)(
    "bwrap",
    ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-all", "--die-with-parent", "true"],
    { timeout: 5_000 },
  ).then(
    () => true,
    () => false,
  ));
}

/**
 * The same command without network: in a container of its own engine, or in a sandbox that sees the disk read-only, with fresh temporary
 * folders and without keys, and shares no processes with the rest.
 * @throws Stopped when the command can no longer be isolated
 */
export function isolated(
  isolation: Isolation | null,
  command: string,
  args: readonly string[],
  cwd: string,
): { command: string; args: string[] } {
  if (isolation === null)
    throw new Stopped(
      "declined",
      "It was agreed to only without network, and that is not possible on this computer any more. Agree to it anew, or install bwrap.",
    );
  if (isolation === "container")
    return { command, args: ["run", "--network", "none", ...withoutNetwork(args.slice(1))] };
  const home = homedir();
  const hidden = [...SECRET_FOLDERS.map((folder) => path.join(home, folder)), env.data].filter(
    (folder) => existsSync(folder) && !cwd.startsWith(folder),
  );
  // A program reads what lies beside it, so of the temporary folder it gets the whole folder in which it was named.
  const named = new Set(
    [command, ...args, cwd]
      .map((word) => path.normalize(word))
      .filter((word) => word.startsWith("/tmp/") && existsSync(word))
      .map((word) => `/tmp/${word.split("/")[2]}`),
  );
  const sandbox = [
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    "--tmpfs",
    "/tmp",
    ...[...named].flatMap((place) => ["--ro-bind", place, place]),
  ];
  return {
    command: "bwrap",
    args: [
      ...sandbox,
      ...hidden.flatMap((folder) => ["--tmpfs", folder]),
      "--unshare-all",
      "--die-with-parent",
      "--new-session",
      "--chdir",
      cwd,
      "--",
      command,
      ...args,
    ],
  };
}

/** Without the options that choose a network, in both forms. */
function withoutNetwork(args: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index]!;
    if (word === "--network" || word === "--net") index += 1;
    else if (!/^--(network|net)=/.test(word)) kept.push(word);
  }
  return kept;
}
