import { dirname } from "node:path";
import { isFolder, projectConfigs, readFolder } from "@/lib/configs/read-folder";
import { KINDS, readComponents, type ReadFiles } from "@/lib/core/components";
import { rootOf } from "@/lib/core/components/kinds/plugin";
import { readConfig } from "@/lib/core/importers";
import { showHidden } from "@/lib/core/text/visible";
import type { Candidate } from "./candidate";
import { readText, shownPath } from "./files";
import type { Io } from "./io";

/** Files that represent the whole folder around them. */
const WHOLE = /(^|\/)(skill\.md|plugin\.json|gemini-extension\.json)$/i;

/** A word of the command line, taken apart: configs that are read as such, and what stands beside servers. */
export type OpenedArgument = { configs: string[]; components?: ReadFiles };

/** A folder becomes its clients' configs and what stands beside them; a file of a skill, plugin or agent becomes that; any other file is a config. */
export async function openWord(io: Io, word: string): Promise<OpenedArgument> {
  if (word === "-") return { configs: [word] };
  if (await isFolder(word)) return { configs: await projectConfigs(word), components: await readWhole(word) };
  const path = shownPath(word).replaceAll("\\", "/");
  const kinds = KINDS.filter((kind) => kind.claims(path));
  if (kinds.length === 0) return { configs: [word] };
  if (WHOLE.test(path)) {
    const read = await readWhole(/plugin\.json$/i.test(path) ? rootOf(path) || "." : dirname(path));
    return read.components.length > 0 ? { configs: [], components: read } : { configs: [word] };
  }
  const read = readComponents([{ path, text: await readText(io, word) }], "");
  // The settings of a client sometimes hold servers, and rules beside them.
  const both = kinds.every(({ id }) => id === "permissions" || id === "hooks");
  return { configs: both || read.components.length === 0 ? [word] : [], components: read };
}

async function readWhole(folder: string): Promise<ReadFiles> {
  const { files, problems } = await readFolder(folder, shownPath(folder));
  const read = readComponents(files, "");
  return { ...read, problems: [...problems, ...read.problems] };
}

/** What stands beside servers, as members of the session, with the servers that it brings. */
export function membersOf(io: Io, { components, configs, problems }: ReadFiles): Candidate[] {
  for (const problem of problems) io.stderr.write(`${showHidden(problem)}\n`);
  const brought = configs.flatMap(({ path, text }): Candidate[] => {
    const { servers, secrets, problems: unread } = readConfig("auto", text, `${dirname(path)}/mcp.json`);
    for (const { message } of unread) io.stderr.write(`${showHidden(`${path}: ${message}`)}\n`);
    return servers.map((server) => ({
      server: { ...server, origin: { importer: "files", file: path } },
      secrets: secrets[server.name] ?? {},
    }));
  });
  return [...components.map(({ server, snapshot }): Candidate => ({ server, snapshot, secrets: {} })), ...brought];
}
