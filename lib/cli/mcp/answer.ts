import * as z from "zod";
import { Mistake, type McpTool } from "./define";
import type { Given } from "./given";
import { LIMITS } from "./limits";

/** What `tools/call` answers, in the form of the protocol. */
export type CallToolAnswer = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

/** A tool as `tools/list` shows it. The hints are true of every tool here: they only look at what was read at the start. */
export function describeTool({ name, title, description, input, output }: McpTool) {
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, "input"),
    outputSchema: schemaOf(output, "output"),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

/** JSON Schema that means the same in draft 7 and in 2020-12, since clients read either. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): { type: "object"; [key: string]: unknown } {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { target: "draft-7", io });
  return { ...rest, type: "object" };
}

/** Answers a call. A mistake of the caller is one sentence; a fault of Trefoil says so, without quoting anything that was read. */
export async function answerCall(tool: McpTool, args: unknown, given: Given): Promise<CallToolAnswer> {
  try {
    if (sizeOf(args) > LIMITS.arguments) throw new Mistake("The arguments are larger than 1 MB.");
    const { structure, text } = await tool.answer(args, given);
    return { content: [{ type: "text", text }], structuredContent: structure as Record<string, unknown> };
  } catch (error) {
    const sentence =
      error instanceof Mistake
        ? error.message
        : error instanceof RangeError
          ? "The arguments are nested too deeply to be read."
          : "A fault of Trefoil: this question could not be answered.";
    return refusal(sentence);
  }
}

/** A tool error: one sentence for whoever called. */
export function refusal(sentence: string): CallToolAnswer {
  return { content: [{ type: "text", text: sentence }], isError: true };
}

/** Bytes as JSON. */
function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value ?? {}));
}
