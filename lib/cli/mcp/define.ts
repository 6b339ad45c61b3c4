import * as z from "zod";
import type { Given } from "./given";
import { mark, quote } from "./quote";

/** The result of a call: a structure that its schema describes, and the same in words. */
export type ToolAnswer<O> = { structure: O; text: string };

/** One tool of this server: a file of its own, and a line in `tools/index.ts`. All of them are read-only. */
export type McpTool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodType;
  output: z.ZodType;
  answer(args: unknown, given: Given): ToolAnswer<unknown> | Promise<ToolAnswer<unknown>>;
};

/** A mistake in the arguments, in one sentence for whoever called. */
export class Mistake extends Error {}

type Drawn<I extends z.ZodType, O extends z.ZodType> = Omit<McpTool, "input" | "output" | "answer"> & {
  input: I;
  output: O;
  answer(args: z.output<I>, given: Given): ToolAnswer<z.input<O>> | Promise<ToolAnswer<z.input<O>>>;
};

export function defineTool<I extends z.ZodType, O extends z.ZodType>(tool: Drawn<I, O>): McpTool {
  return { ...tool, answer: (args, given) => tool.answer(readArguments(tool.input, args), given) };
}

function readArguments<I extends z.ZodType>(schema: I, args: unknown): z.output<I> {
  const read = schema.safeParse(args ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue!.code === "unrecognized_keys")
    throw new Mistake(`There is no argument ${mark(quote(issue!.keys[0] ?? ""))}.`);
  const place = issue!.path.map(String).join(".");
  throw new Mistake(`The arguments are not as they must be${place === "" ? "" : ` at ${place}`}: ${issue!.message}.`);
}
