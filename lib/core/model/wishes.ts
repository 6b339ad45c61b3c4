import * as z from "zod";

const MOST_IDS = 1_000;
const MOST_WISHES = 50;
const IdSchema = z.string().min(1).max(400);

/** A person's constraints on a fix: ids are of tools (`server/tool`) and servers (their names). */
export const WishesSchema = z.object({
  keep: z.array(IdSchema).max(MOST_IDS).default([]).describe("Ids of what must stay: no cut may take it."),
  costs: z
    .record(IdSchema, z.number().min(0).max(1_000))
    .default({})
    .describe("What losing a tool or server costs, by its id; 1 where nothing is said."),
  together: z
    .array(z.array(IdSchema).min(1).max(MOST_IDS))
    .max(MOST_WISHES)
    .default([])
    .describe(
      "Lists of ids that are wanted in one session: a server alone stands for all its tools. Earlier lists go before later ones.",
    ),
});
export type Wishes = z.infer<typeof WishesSchema>;
