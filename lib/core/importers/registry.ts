import { at, defineImporter, type ServerBlock } from "./define";
import { isRecord } from "../text/is-record";

type Fields = Record<string, unknown>;
const RUNNERS: Record<string, string> = { npm: "npx", pypi: "uvx", oci: "docker", docker: "docker", nuget: "dnx" };

const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
/** Before September 2025 the fields were written in snake_case. */
const field = (from: Fields, camel: string): unknown =>
  from[camel] ?? from[camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

/** The value, else the default, else a variable that stands for what the user must give. Parts in braces are variables, too. */
const filled = (input: Fields, name: string): string =>
  (text(input.value) ?? text(input.default) ?? `\${${name}}`).replaceAll(/(?<!\$)\{(\w+)\}/g, "${$1}");

/** Whether it has a value, or must be given one. */
const isNeeded = (input: Fields): boolean =>
  input.value !== undefined || input.default !== undefined || field(input, "isRequired") === true;

function words(inputs: unknown): string[] {
  return records(inputs).flatMap((input) => {
    if (input.type !== "named" && !isNeeded(input)) return [];
    const hint = text(field(input, "valueHint")) ?? text(input.name)?.replace(/^-+/, "") ?? "value";
    return input.type === "named"
      ? [String(input.name), ...(isNeeded(input) ? [filled(input, hint)] : [])]
      : [filled(input, hint)];
  });
}

const named = (inputs: unknown): Record<string, string> =>
  Object.fromEntries(records(inputs).map((input) => [String(input.name), filled(input, String(input.name))]));

function packageEntry(one: Fields): unknown {
  const kind = text(field(one, "registryType")) ?? text(one.registry_name) ?? "";
  const runner = text(field(one, "runtimeHint")) ?? RUNNERS[kind];
  const transport = isRecord(one.transport) ? one.transport : {};
  if (text(transport.url)) return { type: "http", url: transport.url, headers: named(transport.headers) };
  if (!runner)
    return `A package of kind “${kind}” is not started by a command that Trefoil knows. Add its command by hand.`;
  const version = text(one.version);
  const identifier = text(one.identifier) ?? text(one.name) ?? "";
  const isImage = kind === "oci" || kind === "docker";
  const spec =
    !version ||
    identifier.includes("@sha256:") ||
    (isImage && /:./.test(identifier.slice(identifier.lastIndexOf("/") + 1)))
      ? identifier
      : kind === "pypi"
        ? `${identifier}==${version}`
        : isImage
          ? `${identifier}:${version}`
          : `${identifier}@${version}`;
  const before = words(field(one, "runtimeArguments"));
  const run =
    runner === "docker" && before[0] !== "run"
      ? [
          "run",
          "-i",
          "--rm",
          ...records(field(one, "environmentVariables")).flatMap((variable) => ["-e", String(variable.name)]),
        ]
      : runner === "npx" && !before.includes("-y") && !before.includes("--yes")
        ? ["-y"]
        : [];
  return {
    command: runner,
    args: [...run, ...before, spec, ...words(field(one, "packageArguments"))],
    env: named(field(one, "environmentVariables")),
  };
}

/** One server, reachable in one or more ways: each package and each remote is an entry. The registry's own answers wrap it, alone or in a list. */
function blocks(config: unknown): ServerBlock[] {
  const listed = at(config, ["servers"]);
  if (Array.isArray(listed))
    return listed.flatMap((one, index) =>
      isRecord(at(one, ["server"]))
        ? waysOf(at(one, ["server"]), ["servers", index, "server"])
        : waysOf(one, ["servers", index]),
    );
  return isRecord(at(config, ["server"])) ? waysOf(at(config, ["server"]), ["server"]) : waysOf(config, []);
}

function waysOf(config: unknown, path: (string | number)[]): ServerBlock[] {
  if (
    !isRecord(config) ||
    typeof config.name !== "string" ||
    (!Array.isArray(config.packages) && !Array.isArray(config.remotes))
  )
    return [];
  const { name } = config;
  const ways = [
    ...records(at(config, ["packages"])).map(
      (one) => [text(field(one, "registryType")) ?? "package", packageEntry(one)] as const,
    ),
    ...records(at(config, ["remotes"])).map(
      (one) =>
        [
          text(one.type) ?? "remote",
          { type: "http", url: text(one.url)?.replaceAll(/\{(\w+)\}/g, "${$1}"), headers: named(one.headers) },
        ] as const,
    ),
  ];
  return ways.map(([way, entry]) => ({
    path: [...path, "name"],
    scope: way,
    entries: { [name]: typeof entry === "string" ? { refused: entry } : entry },
  }));
}

export default defineImporter({
  id: "registry",
  label: "MCP registry (server.json)",
  paths: () => [],
  fileName: /(^|\/)server\.json$/i,
  blocks,
  translate: (entry) => (typeof entry.refused === "string" ? entry.refused : entry),
  incomplete:
    "A registry entry says how a server is reached, not how you configured it. Fill in its variables before it is started.",
});
