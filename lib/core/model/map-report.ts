import * as z from "zod";
import { MemberSchema } from "./composition";
import { LegSchema } from "./leg";
import { FindingSchema } from "./finding";
import { RulesetSchema } from "./rule";
import { LoggedEntrySchema } from "./review";
import { SeverityRowsSchema, SeveritySchema } from "./severity";
import { VerdictWordSchema } from "./verdict";

/** How many servers a map holds at most. */
export const MOST_MEMBERS = 5000;

const CountSchema = z.object({ confirmed: z.number(), uncertain: z.number() });
const SafeSetSchema = z.object({ without: LegSchema, servers: z.array(z.string()) });

/** The map of compositions closed for reading: versioned, free of secrets, self-contained. The same servers give the same bytes. */
export const MapReportSchema = z.object({
  schema: z.literal("trefoil-map/1"),
  product: z.object({ name: z.literal("Trefoil"), version: z.string().max(40) }),
  /** Who prepared it, as they name themselves. */
  author: z.string().max(200).optional(),
  ruleset: RulesetSchema.optional(),
  /** What people said about it and decided; each entry names the digest of the one before. */
  reviews: z.array(LoggedEntrySchema).max(5000).optional(),
  /** The newest listing that it rests on, ISO 8601; null when nothing was listed live. */
  at: z.string().nullable(),
  /** What is part of every composition beside the servers; absent when no host is. */
  host: MemberSchema.optional(),
  /** Rows of the tables of severity that an organisation changed. */
  severityRows: SeverityRowsSchema.optional(),
  /** The result of all servers together. */
  level: z.enum(["lethal", "possible", "two-legs", "clear"]),
  /** Exact numbers of the smallest lethal compositions: confirmed, and only including what is uncertain. */
  count: z.object({
    servers: z.number(),
    unknown: z.number(),
    alone: CountSchema,
    pairs: CountSchema,
    triples: CountSchema,
  }),
  /** Servers that hold the same legs with the same certainty. */
  groups: z.array(
    z.object({
      private: VerdictWordSchema,
      untrusted: VerdictWordSchema,
      egress: VerdictWordSchema,
      servers: z.array(z.string()),
    }),
  ),
  /** The smallest lethal compositions: one server of each of these groups, by their indices above. */
  lethal: z.array(
    z.object({
      groups: z.array(z.number()),
      level: z.enum(["confirmed", "uncertain"]),
      count: z.number(),
      /** The worst of them; null when nothing is rated. */
      severity: SeveritySchema.nullable(),
      example: z.string(),
    }),
  ),
  /** The largest sets of servers that stay safe. */
  safe: z.object({ confirmed: z.array(SafeSetSchema), uncertain: z.array(SafeSetSchema) }),
  servers: z.array(MemberSchema).max(MOST_MEMBERS),
  findings: z.array(FindingSchema),
  /** What was left out of this copy, in words. */
  omitted: z.array(z.string().max(300)).max(20),
});
export type MapReport = z.infer<typeof MapReportSchema>;
