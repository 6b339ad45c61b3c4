import * as z from "zod";
import { TABLES_VERSION } from "./severity";
import { VerdictWordSchema } from "./verdict";

/** One leg of a server: its strongest verdict, how many tools hold it so, and the strongest of them. */
export const HeldLegSchema = z.object({
  verdict: VerdictWordSchema,
  /** How many tools hold the leg with this verdict; 0 for `no`. */
  tools: z.number().int().nonnegative(),
  /** How many further tools hold it only possibly. Absent in maps that were written before this was counted. */
  possible: z.number().int().nonnegative().optional(),
  /** Name of the strongest of them. */
  tool: z.string().max(500).optional(),
});
export type HeldLeg = z.infer<typeof HeldLegSchema>;

const PlaceSchema = z.number().int().min(0).max(9);
const LentSchema = z.tuple([PlaceSchema, PlaceSchema, PlaceSchema]).readonly();
const RatedSchema = z.object({ legs: LentSchema, unasked: LentSchema, alone: z.number().int().nonnegative() });

/** A server, or a host's own tools, as compositions see it: only its three legs count. */
export const MemberSchema = z.object({
  name: z.string().max(500),
  /** True for a host's own tools. */
  builtIn: z.boolean().optional(),
  state: z.enum(["listed", "partial", "unlisted"]),
  /** Why it is partial or unlisted, in words. */
  reason: z.string().max(2000).optional(),
  /** Digest of what was judged. */
  digest: z.string().max(100).optional(),
  /** ISO 8601, UTC: when it was listed. */
  at: z.string().max(40).optional(),
  /** How many tools are counted. */
  tools: z.number().int().nonnegative(),
  private: HeldLegSchema,
  untrusted: HeldLegSchema,
  egress: HeldLegSchema,
  /**
   * What decides its severity beside others, in both readings; absent when nothing is known, or where it was rated by tables of
   * another version. See `analysis/severity-together.ts`.
   */
  profile: z
    .object({ version: z.literal(TABLES_VERSION), cautious: RatedSchema, plain: RatedSchema })
    .optional()
    .catch(undefined),
});
export type Member = z.infer<typeof MemberSchema>;
