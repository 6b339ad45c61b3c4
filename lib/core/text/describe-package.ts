/** What a package runner will fetch and run, and whether the entry says which version. */
export type PackageRun = { runner: string; name: string; version?: string; pinned: boolean };

const NPM = /^(npx|pnpx|bunx|pnpm|yarn|bun|npm)$/;
const PYTHON = /^(uvx|uv|pipx)$/;
/** Runners that fetch packages only under one of their commands. */
const FETCHING: Record<string, RegExp> = {
  pnpm: /^dlx$/,
  yarn: /^dlx$/,
  bun: /^x$/,
  npm: /^(exec|x)$/,
  uv: /^tool$/,
  pipx: /^run$/,
};
const CONTAINER = /^(docker|podman|nerdctl)$/;
const OPTIONS_WITH_VALUE = new Set([
  "-e",
  "--env",
  "-v",
  "--volume",
  "--mount",
  "-p",
  "--publish",
  "--name",
  "--network",
  "--net",
  "-w",
  "--workdir",
  "--env-file",
  "-u",
  "--user",
  "--platform",
  "--entrypoint",
  "-m",
  "--memory",
  "--cpus",
  "-l",
  "--label",
  "--add-host",
  "--pull",
]);

/** Reads the package from a command line like `npx -y NAME@VERSION`, `uvx --from SPEC NAME`, `docker run … IMAGE`. */
export function describePackage(program: string, args: readonly string[]): PackageRun | null {
  if (CONTAINER.test(program)) return image(program, args);
  const fetching = FETCHING[program];
  if (fetching && !fetching.test(args[0] ?? "")) return null;
  const words = args.slice(fetching ? (program === "uv" ? 2 : 1) : 0);
  if (NPM.test(program)) return npmPackage(program, words);
  return PYTHON.test(program) ? pythonPackage(program, words) : null;
}

function npmPackage(runner: string, words: readonly string[]): PackageRun | null {
  const spec = optionValue(words, ["-p", "--package"]) ?? words.find((word) => !word.startsWith("-"));
  const parts = /^(@?[^@]+)(?:@(.*))?$/.exec(spec ?? "");
  if (!parts?.[1]) return null;
  return {
    runner,
    name: parts[1],
    ...(parts[2] ? { version: parts[2] } : {}),
    pinned: /^\d+\.\d+\.\d+/.test(parts[2] ?? "") || /#[0-9a-f]{40}$/.test(spec ?? ""),
  };
}

function pythonPackage(runner: string, words: readonly string[]): PackageRun | null {
  const spec = optionValue(words, ["--from", "--with", "--spec"]) ?? words.find((word) => !word.startsWith("-"));
  const parts = /^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?(?:(==|@)(.+)|[<>~!].*)?$/.exec(spec ?? "");
  if (!spec) return null;
  return {
    runner,
    name: parts?.[1] ?? spec,
    ...(parts?.[3] ? { version: parts[3] } : {}),
    pinned: /^\d/.test(parts?.[3] ?? "") || /@[0-9a-f]{40}$/.test(spec),
  };
}

function image(runner: string, args: readonly string[]): PackageRun | null {
  const run = args.indexOf("run");
  if (run === -1) return null;
  for (let index = run + 1; index < args.length; index += 1) {
    const word = args[index]!;
    if (OPTIONS_WITH_VALUE.has(word)) index += 1;
    else if (!word.startsWith("-")) {
      const [, name = word, version] = /^(.*?)(?::([^:/@]+))?(?:@sha256:[0-9a-f]+)?$/.exec(word) ?? [];
      return { runner, name, ...(version ? { version } : {}), pinned: word.includes("@sha256:") };
    }
  }
  return null;
}

function optionValue(words: readonly string[], names: readonly string[]): string | undefined {
  for (const [index, word] of words.entries()) {
    if (names.includes(word)) return words[index + 1];
    const equals = word.indexOf("=");
    if (equals > 0 && names.includes(word.slice(0, equals))) return word.slice(equals + 1);
    if (!word.startsWith("-")) return undefined;
  }
  return undefined;
}
