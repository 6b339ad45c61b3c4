import { plainText } from "./plain-text";

/** A program that fetches a server from a registry before it runs it, and how it tells. */
type Installer = {
  program: RegExp;
  /** Variables that make it tell; nothing that it does depends on them. */
  environment?: Readonly<Record<string, string>>;
  /** Its own lines while it is at it; any other line says that it is done, or is the server's. */
  own: RegExp;
  /** Those of them that say that something comes from elsewhere now. */
  loads: RegExp;
};

/** Matched on lines without colours and leading blanks. What a program is not known to tell is not guessed. */
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

/** Programs that may download before they run but are not known to tell. */
const SILENT = /^(yarn|dnx)$/;
/** npm fetches what it runs with this only. */
const NPM_EXEC = /^(exec|x)$/;

const LONGEST_LINE = 500;

/** What a started program was seen to do: fetch something, or run what it fetched. */
export type Seen = "downloading" | "running";

/** How a command tells that it downloads what it runs; undefined where it starts something that is there. */
export function installerOf(command: string, args: readonly string[]) {
  const name = programOf(command);
  const installer = INSTALLERS.find(({ program }) => program.test(name));
  if ((!installer && !SILENT.test(name)) || (name === "npm" && !NPM_EXEC.test(args[0] ?? ""))) return undefined;
  return {
    name,
    environment: installer?.environment ?? {},
    /** What a line of its error output says; nothing where it says neither. */
    read(line: string): Seen | undefined {
      const words = plainText(line.slice(0, LONGEST_LINE)).trim();
      if (words === "" || !installer) return undefined;
      if (installer.loads.test(words)) return "downloading";
      return installer.own.test(words) ? undefined : "running";
    },
  };
}

/** The name of a program, without its folder and what Windows puts behind it. */
export const programOf = (command: string): string =>
  command
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.(exe|cmd)$/i, "");
