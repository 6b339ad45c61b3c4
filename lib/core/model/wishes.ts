import * as z from "zod";

const MOST_IDS = 1_000;
const MOST_WISHES = 50;
const IdSchema = z.string().min(1).max(400);

/** What a person wants of a way out: ids are of tools (`server/tool`) and servers (their names). */
export const WishesSchema = z.object({
  /** Must stay: no cut may take it. */
  keep: z.array(IdSchema).max(MOST_IDS).default([]),
  /** What losing it costs; 1 where nothing is said. */
  costs: z.record(IdSchema, z.number().min(0).max(1_000)).default({}),
  /** Wanted in one session: a server alone stands for all its tools. Earlier wishes go before later ones. */
  together: z.array(z.array(IdSchema).min(1).max(MOST_IDS)).max(MOST_WISHES).default([]),
});
export type Wishes = z.infer<typeof WishesSchema>;
