import type { ServerTexts } from "../../core/classification/parsing/server-texts";
import { ToolSchema, type Tool } from "../../core/model/tool";

/** One tool as a line of the input gives it, and its server as far as the line says. */
export type ToolLine = { id?: unknown; server: ServerTexts; tool: Tool };
/** A line that could not be read, and why. */
export type BadLine = { id?: unknown; error: string };

/** Reads one line of the input. */
export function parseLine(text: string): ToolLine | BadLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: "This line is not JSON." };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { error: "This line is not an object." };
  const { id, server, tool } = value as Record<string, unknown>;
  const { name, title, description, instructions, trusted } = (
    typeof server === "object" && server !== null ? server : {}
  ) as Record<string, unknown>;
  if (typeof name !== "string") return { id, error: "The server has no name." };
  const parsed = ToolSchema.safeParse(tool);
  if (!parsed.success) return { id, error: "The tool has no name." };
  const words = (one: unknown) => (typeof one === "string" ? one : undefined);
  return {
    id,
    server: {
      name,
      title: words(title),
      description: words(description),
      instructions: words(instructions),
      trusted: trusted === true,
    },
    tool: parsed.data,
  };
}
