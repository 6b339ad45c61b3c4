import { isRecord } from "../../text/is-record";
import { readJsonc } from "../../text/jsonc";
import { readToml } from "../../text/toml";
import type { PermissionRule } from "../../model/component";
import { hookActs } from "../acts";
import { baseOf, defineKind, type FoundComponent, type SourceFile } from "../define";
import { descriptionOf, inlineServers, namedServers, remarksOnRules, sayHosts } from "../fields";
import { listOf, readPage, textOf } from "../front-matter";

const PAGE = /(^|\/)agents?\/(?:[^/]+\/){0,3}[^/]+\.md$|\.agent\.md$|\.chatmode\.md$/i;
const TOML = /(^|\/)\.codex\/agents\/[^/]+\.toml$/i;
const JSON_AGENT = /(^|\/)(\.?amazonq|\.kiro)\/agents\/[^/]+\.json$/i;

const MODES: Record<string, readonly string[]> = {
  bypassPermissions: ["*"],
  acceptEdits: ["Edit", "Write", "NotebookEdit"],
};

/** A sub-agent: a session of its own, with the tools that its file names, or with all of them. */
export default defineKind({
  id: "agent",
  claims: (path) =>
    (PAGE.test(path) && !/(^|\/)(readme|skill)\.md$/i.test(path)) || TOML.test(path) || JSON_AGENT.test(path),
  read(file) {
    const read = fieldsOf(file);
    return read && agentOf(file, read.fields, read.body, read.remark);
  },
});

function fieldsOf(file: SourceFile): { fields: Record<string, unknown>; body: string; remark?: string } | undefined {
  if (/\.md$/i.test(file.path)) {
    const page = readPage(file.text);
    // A page without front matter in a folder of this name is a text about agents.
    return Object.keys(page.fields).length === 0 ? undefined : page;
  }
  const parsed = /\.toml$/i.test(file.path) ? readToml(file.text) : readJsonc(file.text);
  if (!parsed.ok || !isRecord(parsed.doc.value)) return undefined;
  const { value } = parsed.doc;
  return { fields: value, body: textOf(value.developer_instructions) ?? textOf(value.prompt) ?? "" };
}

function agentOf(file: SourceFile, fields: Record<string, unknown>, body: string, remark?: string): FoundComponent {
  const stem = baseOf(file.path).replace(/(\.agent|\.chatmode)?\.[^.]+$/i, "");
  const tools = listOf(fields.tools);
  const all = tools?.includes("*") === true;
  const mode = textOf(fields.permissionMode);
  const rules = (MODES[mode ?? ""] ?? []).map((own): PermissionRule => ({
    effect: "allow",
    on: { own },
    words: `permissionMode: ${mode}`,
  }));
  const servers = fields.mcpServers ?? fields["mcp-servers"] ?? fields.mcp_servers;
  return {
    said: {
      title: textOf(fields.name) ?? stem,
      description: descriptionOf(fields.description),
      rules,
      ...(tools && !all && { tools: tools.slice(0, 500) }),
      withoutTools: [...(listOf(fields.disallowedTools) ?? []), ...switchedOff(fields.tools)],
      acts: hookActs(fields.hooks),
      brings: [
        ...namedServers(servers).map((name) => ({ kind: "server", name })),
        ...(listOf(fields.skills) ?? []).map((name) => ({ kind: "skill", name })),
      ],
      remarks: [
        ...(remark ? [remark] : []),
        ...(tools === undefined ? ["It names no tools, so it has all that the session has."] : []),
        ...(tools?.length === 0 ? ["It has no tools."] : []),
        ...remarksOnRules(rules),
        ...(mode === "bypassPermissions" ? ["It asks for nothing: its mode is “bypassPermissions”."] : []),
        ...sayHosts(body),
      ],
    },
    text: body,
    configs: inlineServers(servers, file.path),
  };
}

/** `tools: { bash: false }` removes a tool and leaves the rest. */
function switchedOff(tools: unknown): string[] {
  return isRecord(tools) ? Object.entries(tools).flatMap(([name, on]) => (on === false ? [name] : [])) : [];
}
