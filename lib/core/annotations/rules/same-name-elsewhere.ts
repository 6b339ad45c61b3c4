import { firstFew } from "../../text/first-few";
import { aboutTools } from "../../rules/about-tools";
import { defineRule, type LintHit } from "../define";

export default defineRule({
  ...aboutTools("same-name-elsewhere"),
  fires: [
    [
      { name: "one", tools: [{ name: "send_mail", description: "Send a mail." }] },
      { name: "two", tools: [{ name: "send_mail", description: "Send a mail." }] },
    ],
  ],
  silent: [
    [
      { name: "one", tools: [{ name: "send_mail", description: "Send a mail." }] },
      { name: "two", tools: [{ name: "read_mail", description: "Read a mail." }] },
    ],
  ],
  check: (servers) => {
    const owners = new Map<string, string[]>();
    for (const { name, tools } of servers)
      for (const tool of new Set(tools.map((one) => one.tool.name)))
        owners.set(tool, [...(owners.get(tool) ?? []), name]);
    return servers.flatMap(({ name, tools }): LintHit[] => {
      const shared = [...new Set(tools.map(({ tool }) => tool.name))].filter((tool) => owners.get(tool)!.length > 1);
      if (shared.length === 0) return [];
      const others = [...new Set(shared.flatMap((tool) => owners.get(tool)!))].filter((other) => other !== name).sort();
      return [
        {
          server: name,
          tools: shared,
          message: `${shared.length === 1 ? "This name is" : `These ${shared.length} names are`} also used by ${firstFew(others, 5)}.`,
          field: "name",
        },
      ];
    });
  },
});
