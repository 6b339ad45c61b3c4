import { texts } from "../../importers/define";
import type { PermissionRule } from "../../model/component";
import { isRecord } from "../../text/is-record";
import { readJsonc } from "../../text/jsonc";
import { baseOf, defineKind, folderName, folderOf, within } from "../define";
import { descriptionOf, inlineServers } from "../fields";
import { textOf } from "../front-matter";

/** An extension of Gemini CLI: servers, a text that is always loaded, and tools that it removes. */
export default defineKind({
  id: "extension",
  claims: (path) => baseOf(path).toLowerCase() === "gemini-extension.json",
  read(file, beside) {
    const parsed = readJsonc(file.text);
    const manifest = parsed.ok && isRecord(parsed.doc.value) ? parsed.doc.value : {};
    const folder = folderOf(file.path);
    const named =
      typeof manifest.contextFileName === "string" ? [manifest.contextFileName] : texts(manifest.contextFileName);
    const always = named.length > 0 ? named : ["GEMINI.md"];
    const context = beside.find(({ path }) => always.includes(within(folder, path)));
    return {
      said: {
        title: textOf(manifest.name) ?? folderName(file.path),
        description: descriptionOf(manifest.description),
        rules: texts(manifest.excludeTools).map(excluded),
        remarks: [
          ...(parsed.ok ? [] : ["Its manifest cannot be read as JSON; what lies beside it is shown all the same."]),
          ...(context ? [`The text of ${within(folder, context.path)} is always in the context.`] : []),
          ...(typeof manifest.migratedTo === "string" ? ["It names another place from which it is updated."] : []),
        ],
      },
      text: context?.text,
      configs: inlineServers(manifest.mcpServers, file.path),
    };
  },
});

/** `run_shell_command(rm -rf)` removes some calls of a tool, a name alone the whole tool. */
function excluded(text: string): PermissionRule {
  const [, name = text, scope] = /^([^(]+)\((.*)\)$/s.exec(text) ?? [];
  return scope === undefined
    ? { effect: "hide", on: { own: name }, words: text }
    : { effect: "block", on: { own: name }, scope, words: text };
}
