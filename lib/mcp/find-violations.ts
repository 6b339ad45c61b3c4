import type { Violation } from "@/lib/core/model/snapshot";

/** Where the tools of a list violate the specification (2026-07-28, server/tools). None of it stops an audit. */
export function findViolations(tools: readonly unknown[]): Violation[] {
  const first = new Map<string, number>();
  return tools.flatMap((tool, index): Violation[] => {
    if (typeof tool !== "object" || tool === null || Array.isArray(tool)) return [];
    const { name, description, title, inputSchema, annotations } = tool as Record<string, unknown>;
    const where = `tools[${index}]`;
    const found: Violation[] = [];
    const say = (member: string, what: string) => found.push({ where: member ? `${where}.${member}` : where, what });
    if (typeof name === "string") {
      if (!/^[A-Za-z0-9_.-]{1,128}$/.test(name))
        say("name", "The name should have 1 to 128 letters, digits, “_”, “-” or “.”.");
      const earlier = first.get(name);
      if (earlier === undefined) first.set(name, index);
      else say("name", `The name stands already at tools[${earlier}]. Names must be unique.`);
    }
    if (description !== undefined && typeof description !== "string")
      say("description", "The description is not a text.");
    if (title !== undefined && typeof title !== "string") say("title", "The title is not a text.");
    if (typeof inputSchema !== "object" || inputSchema === null) say("inputSchema", "There is no input schema.");
    else if ((inputSchema as { type?: unknown }).type !== "object")
      say("inputSchema", "The input schema must have “type”: “object”.");
    if (
      annotations !== undefined &&
      (typeof annotations !== "object" || annotations === null || Array.isArray(annotations))
    )
      say("annotations", "The annotations are not an object.");
    else {
      for (const hint of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]) {
        const value = (annotations as Record<string, unknown> | undefined)?.[hint];
        if (value !== undefined && typeof value !== "boolean")
          say(`annotations.${hint}`, "The hint is neither true nor false.");
      }
    }
    return found;
  });
}
