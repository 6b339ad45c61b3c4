import { steeringIn } from "../annotations/steering";
import { ComponentSchema, type Component, type ComponentKind } from "../model/component";
import type { Snapshot } from "../model/snapshot";
import type { Server } from "../model/server";
import { takeSnapshot } from "../snapshots/take";
import { withoutSecrets } from "../text/find-secrets";
import { byText } from "../text/order";
import { clientsOf } from "./clients";
import { baseOf, folderOf, type KindReader, type SourceFile } from "./define";
import agent from "./kinds/agent";
import command from "./kinds/command";
import extension from "./kinds/extension";
import hooks from "./kinds/hooks";
import instructions from "./kinds/instructions";
import permissions from "./kinds/permissions";
import plugin, { rootOf } from "./kinds/plugin";
import skill from "./kinds/skill";

export type { SourceFile } from "./define";

/** Every kind that is read. A file can be of several: settings hold rules and hooks. */
export const KINDS: readonly KindReader[] = [
  skill,
  agent,
  command,
  plugin,
  extension,
  hooks,
  instructions,
  permissions,
];

/** How much of the input is read; the rest is reported and left out. */
export const LIMITS = { files: 2_000, file: 1_000_000, all: 20_000_000, components: 500, text: 200_000 } as const;

/** A component as a member of a session: a server with nothing to reach, and what its files say as its snapshot. */
export type ReadComponent = { server: Server; snapshot: Snapshot; component: Component };
export type ReadFiles = { components: ReadComponent[]; configs: SourceFile[]; problems: string[] };

/**
 * Reads components from files and runs none of them. `configs` define servers that they bring, in a form that the importers read. `at` is
 * when they were read, ISO 8601; empty for files of unknown age. Never throws: what cannot be read is reported.
 */
export function readComponents(given: readonly SourceFile[], at: string): ReadFiles {
  const { files, problems } = taken(given);
  const components: ReadComponent[] = [];
  const configs = files.filter(({ path }) => /(^|\/)\.?mcp\.json$/i.test(path) && isBeside(path, files));
  const names = new Set<string>();
  for (const file of files)
    for (const kind of KINDS) {
      if (!kind.claims(file.path) || isOffer(file.path)) continue;
      const found = kind.read(file, besideOf(kind.id, file, files));
      if (!found) continue;
      if (components.length >= LIMITS.components) continue;
      const component = ComponentSchema.parse({ kind: kind.id, clients: clientsOf(kind.id, file.path), ...found.said });
      components.push(memberOf(component, file, found.text, names, at));
      configs.push(...(found.configs ?? []));
    }
  if (components.length >= LIMITS.components)
    problems.push(`Only the first ${LIMITS.components} skills, agents and the like were read.`);
  return { components, configs, problems };
}

/** The clone of a marketplace lists what could be installed, not what is. */
export const isOffer = (path: string): boolean => /(^|\/)plugins\/marketplaces\//.test(path);

function taken(given: readonly SourceFile[]): { files: SourceFile[]; problems: string[] } {
  const files: SourceFile[] = [];
  const problems: string[] = [];
  let all = 0;
  for (const { path, text } of given.toSorted((a, b) => byText(a.path, b.path))) {
    if (files.length >= LIMITS.files || all > LIMITS.all) {
      problems.push(
        `Only ${files.length} files were read: more than ${LIMITS.files}, or more than ${LIMITS.all / 1_000_000} MB, is not.`,
      );
      break;
    }
    if (text.length > LIMITS.file)
      problems.push(`${path} is larger than ${LIMITS.file / 1_000_000} MB; only its beginning was read.`);
    files.push({ path: path.replaceAll("\\", "/"), text: text.slice(0, LIMITS.file) });
    all += Math.min(text.length, LIMITS.file);
  }
  return { files, problems };
}

/** The other files below the folder that a component stands for. A skill within a plugin keeps what is its own. */
function besideOf(kind: ComponentKind, file: SourceFile, files: readonly SourceFile[]): SourceFile[] {
  if (kind !== "skill" && kind !== "plugin" && kind !== "extension") return [];
  const folder = kind === "plugin" ? rootOf(file.path) : folderOf(file.path);
  const under = folder === "" ? "" : `${folder}/`;
  return files.filter((one) => one !== file && one.path.startsWith(under));
}

/** A `.mcp.json` belongs to a plugin when there is a manifest beside it; elsewhere it is a config of its own. */
function isBeside(path: string, files: readonly SourceFile[]): boolean {
  const folder = folderOf(path);
  return files.some(
    (one) => plugin.claims(one.path) && baseOf(one.path) === "plugin.json" && rootOf(one.path) === folder,
  );
}

function memberOf(
  component: Component,
  file: SourceFile,
  text: string | undefined,
  names: Set<string>,
  at: string,
): ReadComponent {
  const plain = component.title.replaceAll(/\s+/g, " ").slice(0, 100);
  let name = `${component.kind}:${plain}`;
  for (let nth = 2; names.has(name); nth += 1) name = `${component.kind}:${plain} ${nth}`;
  names.add(name);
  const shown = text === undefined || text.trim() === "" ? undefined : withoutSecrets(text.slice(0, LIMITS.text));
  const steering = text === undefined ? undefined : steeringIn(text.slice(0, LIMITS.text));
  const remarks = [
    ...(steering ? [`Its text ${steering.says}: “${withoutSecrets(steering.quote)}”.`] : []),
    ...component.remarks,
    ...(text !== undefined && text.length > LIMITS.text
      ? [`Only the first ${LIMITS.text / 1_000} kB of its text were read.`]
      : []),
  ];
  const whole: Component = { ...component, remarks };
  return {
    server: {
      name,
      transport: { kind: "given" },
      origin: { importer: "files", file: file.path },
      disabled: false,
      hiddenTools: [],
    },
    snapshot: takeSnapshot(
      { tools: [], instructions: shown, serverInfo: { title: component.title }, component: whole },
      at,
    ),
    component: whole,
  };
}
