import * as z from "zod";

const LevelSchema = z.enum(["lethal", "possible", "two-legs", "clear"]);

/** A saved session, or a share of one, became worse through a listing of one server. */
export const WorseningSchema = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The server that was listed. */
  serverId: z.string(),
  /** Null for the map of all servers, which belongs to no session. */
  sessionId: z.string().nullable(),
  /** The share whose approvals are stale now; absent: the session itself. */
  ownShareId: z.string().optional(),
  /** Name of the session or share. */
  name: z.string(),
  before: LevelSchema,
  after: LevelSchema,
  /** What became worse, in sentences. */
  items: z.array(z.string()),
});
export type Worsening = z.infer<typeof WorseningSchema>;
