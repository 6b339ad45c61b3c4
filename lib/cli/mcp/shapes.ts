import * as z from "zod";
import { LEGS } from "@/lib/core/model/leg";
import { SEVERITIES } from "@/lib/core/model/severity";
import { QuoteSchema } from "./quote";

export const SessionArgument = z
  .string()
  .max(80)
  .optional()
  .describe("Id of the session, as list_sessions tells it. May be left out when there is one.");

export const LegShape = z
  .enum(LEGS)
  .describe("private: private data; untrusted: text that strangers write; egress: a way out.");
export const WordShape = z
  .enum(["yes", "possible", "no"])
  .describe("possible: it depends on the deployment, or there is too little to go on.");
export const LevelShape = z
  .enum(["lethal", "possible", "two-legs", "clear"])
  .describe("lethal: all three legs are confirmed; possible: they meet if what is uncertain holds.");
export const SeverityShape = z.enum(SEVERITIES).nullable().describe("How bad the worst way is; null where none is.");
export const RefShape = z.string().describe("A reference to a server (s1) or tool (t01); “names” tells its name.");
export const SentenceShape = z.string().describe("Trefoil's own words; servers and tools stand in it as references.");

/** A list that is cut, with what is missing counted. */
export const someOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    items: z.array(item),
    more: z.number().int().nonnegative().describe("How many more there are that are not written out."),
  });

export const NamesShape = z
  .array(z.strictObject({ ref: z.string(), name: QuoteSchema }))
  .describe("What the references in this answer stand for.");

/** The first of a list, and how many are left. */
export function some<T, U>(all: readonly T[], most: number, make: (one: T) => U): { items: U[]; more: number } {
  return { items: all.slice(0, most).map(make), more: Math.max(0, all.length - most) };
}

/** Items on a line, and how many are left. */
export function sayItems({ items, more }: { items: readonly string[]; more: number }): string {
  return more > 0 ? `${items.join(", ")} and ${more} more` : items.join(", ");
}
