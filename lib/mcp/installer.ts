import { plainText } from "./plain-text";

/** A program that downloads a server from a registry before it runs it, and how it says so. */
type Installer = {
  program: RegExp;
  /** Variables that make it say so; they change nothing that it does. */
  environment?: Readonly<Record<string, string>>;
  /** Its own lines while it downloads; any other line means that it has finished, or comes from the server. */
  own: RegExp;
  /** Those lines which say that something is being downloaded now. */
  loads: RegExp;
};

/** Matched on lines without colours and leading blanks. What a program is not known to say is not guessed. */
const INSTALLERS: readonly Installer[] = [
  {
    // Silent with `-y` otherwise. "cache miss" came over the network; "cache hit", "revalidated" and "updated" did not, but for a note.
    program: /^(npx|npm)$/,
    environment: { npm_config_loglevel: "http" },
    own: /^npm (http|warn|notice|info|error)\b/i,
    loads: /^npm (http fetch GET 200 .*\(cache miss\)|warn exec The following packages? )/i,
  },
  {
    program: /^(uvx|uv)$/,
    own: /^(Downloading|Downloaded|Building|Built|Updating|Updated|Prepared|Resolved|Audited|warning:) /,
    loads: /^(Downloading|Downloaded|Building|Built|Updating|Updated|Prepared) /,
  },
  {
    program: /^(docker|podman|nerdctl)$/,
    own: /^(Unable to find image |Trying to pull |Getting image |Copying |Writing manifest |Digest: |[\w.-]+: (Pulling|Waiting|Downloading|Verifying|Download complete|Extracting|Pull complete|Already exists))/,
    loads:
      /^(Unable to find image |Trying to pull |Getting image |Copying |[\w.-]+: (Pulling|Waiting|Downloading|Verifying|Download complete|Extracting|Pull complete|Already exists))/,
  },
  {
    program: /^(bunx|bun)$/,
    own: /^(Resolving dependencies|Resolved, downloaded|Saved lockfile)/,
    loads: /^Resolving dependencies/,
  },
  {
    program: /^(pnpm|pnpx)$/,
    own: /^(Progress: |Packages: |Downloading )/,
    loads: /^(Progress: .*downloaded [1-9]|Downloading )/,
  },
  { program: /^deno$/, own: /^Download(ing)? /, loads: /^Download(ing)? / },
  {
    program: /^pipx$/,
    own: /^(creating virtual environment|installing )/i,
    loads: /^(creating virtual environment|installing )/i,
  },
];

/** Programs that may download before they run but are not known to say so. */
const SILENT = /^(yarn|dnx)$/;
/** npm downloads what it runs only with this. */
const NPM_EXEC = /^(exec|x)$/;

const LONGEST_LINE = 500;

/** What a started program was seen to do: download something, or run what it downloaded. */
export type InstallerState = "downloading" | "running";

/** How a command says that it downloads what it runs; undefined if it starts something that is already there. */
export function installerOf(command: string, args: readonly string[]) {
  const name = programOf(command);
  const installer = INSTALLERS.find(({ program }) => program.test(name));
  if ((!installer && !SILENT.test(name)) || (name === "npm" && !NPM_EXEC.test(args[0] ?? ""))) return undefined;
  return {
    name,
    environment: installer?.environment ?? {},
    /** What a line of its error output says; undefined if it says neither. */
    read(line: string): InstallerState | undefined {
      const words = plainText(line.slice(0, LONGEST_LINE)).trim();
      if (words === "" || !installer) return undefined;
      if (installer.loads.test(words)) return "downloading";
      return installer.own.test(words) ? undefined : "running";
    },
  };
}

/** The name of a program, without its folder and the extension that Windows adds. */
export const programOf = (command: string): string =>
  command
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.(exe|cmd)$/i, "");
