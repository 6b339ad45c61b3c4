import * as z from "zod";
import { DaySchema } from "./review";

/**
 * Why the program behind a server is believed to be the intended one: its bytes are fixed by a digest, its publisher's signature was
 * checked, a registry names it, or nothing of the kind. It says nothing about whether the server's own claims are believed (`Trust`).
 */
export const TRUST_LEVELS = ["pinned digest", "signed source", "registry entry", "none"] as const;
export type TrustLevel = (typeof TRUST_LEVELS)[number];

/** What people record about a server, or about one of its tools: who is responsible for it, how far it is trusted and why, when it is reviewed again. */
export const ServerRecordSchema = z.object({
  /** Name of the server. */
  server: z.string().min(1),
  /** Absent: the server as a whole. */
  tool: z.string().optional(),
  owner: z.string().default(""),
  trust: z.enum(TRUST_LEVELS).default("none"),
  trustReason: z.string().default(""),
  /** The day of the next review, `YYYY-MM-DD`. */
  reviewOn: DaySchema.optional(),
  /** How many days before that day Trefoil reminds of it. */
  remindDays: z.number().int().min(0).max(365).default(14),
  notes: z.string().default(""),
  /** Who wrote this record, and when (ISO 8601, UTC). */
  by: z.string().min(1),
  at: z.string(),
});
export type ServerRecord = z.output<typeof ServerRecordSchema>;
