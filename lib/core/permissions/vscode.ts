import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { appData } from "../importers/define";
import { definePermissions } from "./define";

export default definePermissions({
  id: "vscode",
  syntax: "json",
  paths(platform, home, variables = {}) {
    const folder = {
      darwin: `${home}/Library/Application Support/Code/User`,
      win32: `${appData(home, variables)}\\Code\\User`,
      linux: `${home}/.config/Code/User`,
    };
    return [`${folder[platform]}${platform === "win32" ? "\\" : "/"}settings.json`];
  },
  inProject: [".vscode/settings.json"],
  fileName: /(^|\/)(\.vscode|User)\/settings\.json$/i,
  read(config) {
    if (!isRecord(config)) return undefined;
    const eligible = config["chat.tools.eligibleForAutoApproval"];
    const addresses = config["chat.tools.urls.autoApprove"];
    if (!isRecord(eligible) && !isRecord(addresses)) return undefined;
    const asked = Object.entries(isRecord(eligible) ? eligible : {}).flatMap(([name, may]): PermissionRule[] => {
      const words = `chat.tools.eligibleForAutoApproval: ${name}`;
      if (may !== false) return [];
      const cut = name.indexOf("/");
      return [
        {
          effect: "ask",
          on: cut > 0 ? { server: name.slice(0, cut), tool: name.slice(cut + 1) } : { own: name },
          words,
        },
      ];
    });
    const fetched = Object.keys(isRecord(addresses) ? addresses : {}).map((address): PermissionRule => ({
      effect: "allow",
      on: { own: "fetch" },
      scope: address.slice(0, 300),
      words: "chat.tools.urls.autoApprove",
    }));
    return {
      rules: [...asked, ...fetched],
      remarks: ["A server that VS Code runs in its sandbox has its calls approved without asking."],
    };
  },
});
