import { isRecord } from "../../text/is-record";
import { readJsonc } from "../../text/jsonc";
import type { Act } from "../../model/component";
import { codeAct, commandAct, hookActs, MOST_ACTS } from "../acts";
import { baseOf, defineKind, folderName, folderOf, within, type FoundComponent, type SourceFile } from "../define";
import { descriptionOf, inlineServers, type Brings } from "../fields";
import { textOf } from "../front-matter";

const MANIFEST =
  /(^|\/)(?:\.(?:claude-plugin|cursor-plugin|codex-plugin|plugin)\/plugin\.json|\.github\/plugin\/plugin\.json|plugin\.json)$/i;
/** Modules that opencode loads into its own process. */
const MODULE = /(^|\/)(?:\.opencode|opencode)\/plugins?\/[^/]+\.[cm]?[jt]s$/i;

/** A bundle of skills, agents, hooks and servers under one manifest, or a module that a client loads into itself. */
export default defineKind({
  id: "plugin",
  claims: (path) => MANIFEST.test(path) || MODULE.test(path),
  read(file, beside) {
    if (MODULE.test(file.path)) return moduleOf(file);
    const parsed = readJsonc(file.text);
    const manifest = parsed.ok && isRecord(parsed.doc.value) ? parsed.doc.value : undefined;
    // Many files are called plugin.json: without a name, no client would accept it as a manifest.
    if (parsed.ok && (!manifest || textOf(manifest.name) === undefined)) return undefined;
    return pluginOf(file, manifest ?? {}, beside, parsed.ok);
  },
});

/** The folder that the manifest describes: the one that holds `.claude-plugin` and the like. */
export function rootOf(path: string): string {
  const folder = folderOf(path);
  return /(^|\/)\.(?:claude-plugin|cursor-plugin|codex-plugin|plugin)$/i.test(folder)
    ? folderOf(folder)
    : /(^|\/)\.github\/plugin$/i.test(folder)
      ? folderOf(folderOf(folder))
      : folder;
}

function moduleOf(file: SourceFile): FoundComponent {
  return {
    said: {
      title: baseOf(file.path).replace(/\.[^.]+$/, ""),
      acts: [codeAct(file, "when the client starts")],
      remarks: ["The client loads this module into its own process. It can add tools and rewrite calls of tools."],
    },
  };
}

function pluginOf(
  file: SourceFile,
  manifest: Record<string, unknown>,
  beside: readonly SourceFile[],
  read: boolean,
): FoundComponent {
  const root = rootOf(file.path);
  const inline = isRecord(manifest.hooks)
    ? hookActs(isRecord(manifest.hooks.hooks) ? manifest.hooks.hooks : manifest.hooks)
    : [];
  return {
    said: {
      title: textOf(manifest.name) ?? (baseOf(root) || "plugin"),
      description: descriptionOf(manifest.description),
      acts: [...inline, ...startedBy(manifest, root, beside)].slice(0, MOST_ACTS),
      brings: bringsOf(root, beside),
      remarks: [
        ...(read ? [] : ["Its manifest cannot be read as JSON; what lies beside it is shown all the same."]),
        ...(beside.some(({ path }) => /(^|\/)bin\//.test(within(root, path)))
          ? ["Its folder bin joins the path on which commands are looked for."]
          : []),
        ...(isRecord(manifest.channels) || Array.isArray(manifest.channels)
          ? ["It declares channels: messages from elsewhere can come into the session."]
          : []),
      ],
    },
    configs: inlineServers(manifest.mcpServers, file.path),
  };
}

/** Language servers and monitors: commands for the whole session, outside of any sandbox. */
function startedBy(manifest: Record<string, unknown>, root: string, beside: readonly SourceFile[]): Act[] {
  const file = (name: string): unknown => {
    const found = beside.find(({ path }) => within(root, path) === name);
    const parsed = found && readJsonc(found.text);
    return parsed?.ok ? parsed.doc.value : undefined;
  };
  const experimental = isRecord(manifest.experimental) ? manifest.experimental.monitors : undefined;
  const monitors = [experimental, file("monitors/monitors.json")].filter((one) => typeof one === "object");
  const languages = [manifest.lspServers, file(".lsp.json")].filter((one) => isRecord(one));
  const started = (value: unknown, when: string): Act[] =>
    (isRecord(value) || Array.isArray(value) ? Object.values(value) : []).flatMap((one): Act[] => {
      if (!isRecord(one) || typeof one.command !== "string") return [];
      const args = Array.isArray(one.args) ? one.args.filter((arg) => typeof arg === "string") : [];
      return [commandAct([one.command, ...args].join(" "), when)];
    });
  return [
    ...monitors.flatMap((one) =>
      started(isRecord(one) && Array.isArray(one.monitors) ? one.monitors : one, "during the whole session"),
    ),
    ...languages.flatMap((one) => started(one, "as a language server, during the whole session")),
  ];
}

/** What is in the plugin's own folders. */
function bringsOf(root: string, beside: readonly SourceFile[]): Brings {
  return beside
    .flatMap(({ path }): Brings => {
      const inside = within(root, path);
      if (/(^|\/)skill\.md$/i.test(inside)) return [{ kind: "skill", name: folderName(path) }];
      const [, kind, name] = /^(agents|commands)\/(.+)\.(?:md|toml)$/i.exec(inside) ?? [];
      if (kind) return [{ kind: kind.toLowerCase() === "agents" ? "agent" : "command", name: name! }];
      if (/^hooks\/[^/]+\.json$/i.test(inside)) return [{ kind: "hooks", name: inside }];
      return [];
    })
    .slice(0, 200);
}
