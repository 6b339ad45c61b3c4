import { at } from "../importers/define";
import { isRecord } from "../text/is-record";
import { editEntries, change, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, taken, type Places, type SessionPlan } from "./define";
import type { Edit } from "./writing/edit";

const KEYS: EntryKeys = { server: { key: "enabled" } };

/** The profile that a chat starts with shows only what is switched on by name. Both possible readings of a switch agree on that. */
function profile({ strict: isPart, servers }: SessionPlan, value: unknown, places: Places): Edit[] {
  const here = servers.filter((server) => places(server));
  const chosen = at(value, ["agent", "default_profile"]);
  const id = typeof chosen === "string" ? chosen : "write";
  const path = ["agent", "profiles", id];
  const strict =
    at(value, [...path, "enable_all_context_servers"]) === false ||
    (isPart && here.length > 0) ||
    here.some((server) => !server.off && server.hide.length > 0);
  if (!strict) return [];
  const tools = here.flatMap((server) => {
    if (server.off) return [];
    const out = new Set(server.hide);
    return server.tools.flatMap((tool) =>
      change(
        [...path, "context_servers", server.name, "tools", tool],
        at(value, [...path, "context_servers", server.name, "tools", tool]),
        !out.has(tool),
      ),
    );
  });
  const named = isRecord(at(value, path)) ? [] : [{ path: [...path, "name"], value: id === "write" ? "Write" : id }];
  return [
    ...named,
    ...change([...path, "enable_all_context_servers"], at(value, [...path, "enable_all_context_servers"]), false),
    ...tools,
  ];
}

function permissions(plan: SessionPlan, value: unknown): Edit[] {
  const to = (tools: (server: SessionPlan["servers"][number]) => readonly string[], decision: string) =>
    plan.servers.flatMap((server) =>
      server.off
        ? []
        : tools(server).flatMap((tool) => {
            const path = ["agent", "tool_permissions", "tools", `mcp:${server.name}:${tool}`, "default"];
            return change(path, at(value, path), decision);
          }),
    );
  return [...to((server) => server.block, "deny"), ...to((server) => server.ask, "confirm")];
}

export default defineExporter({
  id: "zed",
  container: "context_servers",
  keys: {
    hide: "the agent profile’s context_servers",
    block: "agent.tool_permissions with “deny”",
    ask: "agent.tool_permissions with “confirm”",
    server: "enabled",
  },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.config/zed/settings.json",
      syntax: "json",
      edits: (value: unknown, places: Places) => [
        ...editEntries({ ...plan, wholeServers: false }, value, places, KEYS),
        ...profile(plan, value, places),
        ...permissions({ ...plan, servers: plan.servers.filter((server) => places(server)) }, value),
      ],
    },
  ],
  steps: (plan) => [
    ...(plan.servers.some((server) => taken(server).length > 0)
      ? [
          {
            text: "The switches hold for the agent profile that a chat starts with. Another profile, chosen in the chat, has switches of its own.",
          },
        ]
      : []),
    ...(plan.servers.some((server) => server.block.length > 0 || server.ask.length > 0)
      ? [{ text: "Rules about single MCP tools need Zed 0.224 or later." }]
      : []),
    ...builtInByHand(plan, "Zed's own tools are switched under “tools” of the same profile"),
  ],
  apart: {
    text: "Keep it as .zed/settings.json in a project of its own, or make a profile for each part and choose it in the chat.",
  },
});
