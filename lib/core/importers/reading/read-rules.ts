import type { Server } from "../../model/server";
import { readJsonc } from "../../text/jsonc";
import { at, texts } from "../define";
import { isRecord } from "../../text/is-record";

/** What Claude Code's `settings.json` hides from the model: deny rules about MCP, and servers by their name. */
export type HidingRules = { deny: string[]; off: string[] };

/** The names that Claude Code gives to servers and tools: every other character becomes an underscore. */
export const spelledForClaude = (name: string): string => name.replaceAll(/[^\w-]/g, "_");

/** The rules of a settings file; undefined when the text is not one. */
export function readRules(text: string): HidingRules | undefined {
  const parsed = readJsonc(text);
  if (!parsed.ok || !isRecord(parsed.doc.value)) return undefined;
  const settings = parsed.doc.value;
  const named = [...texts(settings.disabledMcpjsonServers), ...texts(settings.disabledMcpServers)];
  const denied = Array.isArray(settings.deniedMcpServers)
    ? settings.deniedMcpServers.flatMap((one) =>
        isRecord(one) && typeof one.serverName === "string" ? [one.serverName] : [],
      )
    : [];
  const deny = texts(at(settings, ["permissions", "deny"]));
  const known =
    isRecord(settings.permissions) ||
    settings.disabledMcpjsonServers !== undefined ||
    settings.disabledMcpServers !== undefined ||
    settings.deniedMcpServers !== undefined;
  return known ? { deny: deny.filter((rule) => rule.startsWith("mcp__")), off: [...named, ...denied] } : undefined;
}

/** Servers without what the rules remove: `mcp__server` and `mcp__server__*` the whole server, `mcp__server__tool` one tool. */
export function applyRules(servers: readonly Server[], { deny, off }: HidingRules): Server[] {
  return servers.map((server) => {
    const entry = server.origin?.entry ?? server.name;
    const whole = `mcp__${spelledForClaude(entry)}`;
    const disabled =
      server.disabled ||
      off.includes(entry) ||
      deny.some((rule) => rule === whole || rule === `${whole}__*` || rule === "mcp__*");
    const hidden = deny
      .filter((rule) => rule.startsWith(`${whole}__`) && rule !== `${whole}__*`)
      .map((rule) => rule.slice(whole.length + 2));
    return { ...server, disabled, hiddenTools: [...new Set([...server.hiddenTools, ...hidden])] };
  });
}
