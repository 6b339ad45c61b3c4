import { defineRule } from "../define";
import { verbOf } from "../texts";

const OVERWRITES = /^(?:update|overwrite|write|replace|set|edit|modify|change|patch|put|save|execute|exec|run)$/i;

export default defineRule({
  id: "harmless-that-overwrites",
  code: "LT065",
  kind: "claim",
  title: "Not destructive, and yet it overwrites",
  why: "By the specification destructiveHint false says that a tool only adds. These tools replace what was there before, or run what they are told, so the old value may be lost. Many authors read the hint as “does not delete”, which is why this is a note.",
  help: "Declare destructiveHint true, or keep the old value and say how it is brought back.",
  level: "note",
  confidence: "medium",
  fires: [[{ name: "disk", tools: [{ name: "write_file", description: "Overwrite a file with new content. The old content is lost.", inputSchema: { type: "object", properties: { path: { type: "string" }, content: { type: "string" } } }, annotations: { readOnlyHint: false, destructiveHint: false } }] }]],
  silent: [[{ name: "desk", tools: [{ name: "add_comment", description: "Add a comment to a ticket.", annotations: { readOnlyHint: false, destructiveHint: false } }] }]],
  check: (servers) =>
    servers.flatMap(({ name, tools }) => {
      const found = tools.filter(({ hints, reading: { action }, classification }) => {
        if (!hints.destructiveHint.declared || hints.destructiveHint.value || hints.readOnlyHint.value || !classification.destructive) return false;
        return action?.field === "name" && OVERWRITES.test(verbOf(action));
      });
      if (found.length === 0) return [];
      return [{ server: name, tools: found.map(({ tool }) => tool.name), message: `${found.length} ${found.length === 1 ? "tool declares" : "tools declare"} that nothing is destroyed, and ${found.length === 1 ? "replaces" : "replace"} what was there before.`, field: "annotations.destructiveHint" }];
    }),
});
