import * as z from "zod";
import { ChangeEffectSchema } from "@/lib/core/model/change";

/**
 * A moment in an address: a date, with or without a time; UTC unless it names a zone. A day or a second means its end: pages show no fractions of a second, and whoever types in a moment shown there means what was listed in it.
 */
export const MomentSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?)?$/)
  .transform((text) => (text.length === 10 ? `${text}T23:59:59` : text.replace(/Z$/, "")))
  .transform((text) => (/:\d\d:\d\d$/.test(text) ? `${text}.999Z` : `${text}Z`))
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

const last = (value: unknown) => (Array.isArray(value) ? (value.at(-1) as unknown) : value);
const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/** The query of a history: two listings to compare, a moment, an effect to filter by, pages. */
export const QuerySchema = z.object({
  from: z.preprocess(last, z.uuid().optional().catch(undefined)),
  to: z.preprocess(last, z.uuid().optional().catch(undefined)),
  at: z.preprocess(last, MomentSchema.optional().catch(undefined)),
  effect: z.preprocess(last, ChangeEffectSchema.optional().catch(undefined)),
  only: z.preprocess(last, ChangeEffectSchema.optional().catch(undefined)),
  page: z.preprocess(last, page),
  changes: z.preprocess(last, page),
});

export type HistoryQuery = z.infer<typeof QuerySchema>;
