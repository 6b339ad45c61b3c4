import { at, texts } from "../importers/define";
import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions } from "./define";

/** The lists beside a server's entry that Cline, Roo Code, Kilo and Gemini CLI read: calls that run without asking. */
export default definePermissions({
  id: "auto-approve",
  label: "Approvals beside servers",
  syntax: "json",
  paths: () => [],
  inProject: [".roo/mcp.json", ".kilocode/mcp.json", ".gemini/settings.json"],
  fileName:
    /(^|\/)(cline_mcp_settings\.json|mcp_settings\.json|\.roo\/mcp\.json|\.kilocode\/mcp\.json|\.gemini\/settings\.json)$/i,
  read(config) {
    const servers = at(config, ["mcpServers"]);
    if (!isRecord(servers)) return undefined;
    const rules = Object.entries(servers).flatMap(([server, entry]): PermissionRule[] => {
      if (!isRecord(entry)) return [];
      const listed = [...texts(entry.alwaysAllow), ...texts(entry.autoApprove)];
      return [
        ...listed.map((tool): PermissionRule => ({
          effect: "allow",
          on: { server, tool },
          words: `${server}: ${tool}`,
        })),
        ...(entry.trust === true ? [{ effect: "allow" as const, on: { server }, words: `${server}: trust` }] : []),
      ];
    });
    return rules.length > 0 ? { rules, remarks: [] } : undefined;
  },
});
