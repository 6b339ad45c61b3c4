import * as z from "zod";
import { DeclaredHintsSchema } from "./tool";
import { LEGS } from "./leg";
import { DataSchema, VerdictWordSchema } from "./verdict";

const word = VerdictWordSchema;
const grade = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** What a call does beyond the legs. */
export const LOCKED_EFFECTS = ["writes", "destructive"] as const;

const LockedCallsSchema = z.object({
  tool: z.string().optional(),
  server: z.string().optional(),
  arguments: z.string().optional(),
});
export type LockedCalls = z.infer<typeof LockedCallsSchema>;

/** One tool as it was agreed to: the digest of its definition and its legs. */
const LockedToolSchema = z.object({
  id: z.string(),
  tool: z.string(),
  digest: z.string().optional(),
  private: word,
  untrusted: word,
  egress: word,
  /** The hints of `ToolAnnotations` that it declared; absent in older locks, which tell nothing of them. */
  hints: DeclaredHintsSchema.optional(),
  /** Grades of the legs that it holds, what it does beyond them, and what it is about; absent in older locks, which are read as the worst. */
  grades: z.partialRecord(z.enum(LEGS), grade).optional(),
  effects: z.array(z.enum(LOCKED_EFFECTS)).optional(),
  data: DataSchema.optional(),
  /** Of a tool about tools: the arguments in which it is told which tool to call, on which server, with which arguments. */
  calls: LockedCallsSchema.optional(),
  off: z.boolean().optional(),
});

const LockedServerSchema = z.object({
  name: z.string(),
  builtIn: z.boolean().optional(),
  state: z.enum(["listed", "partial", "unlisted"]),
  off: z.boolean().optional(),
  digest: z.string().optional(),
  /** Sorted by id. */
  tools: z.array(LockedToolSchema),
});

/** A session as it was agreed to, small enough to commit: digests and legs, no texts. Same session, same bytes. */
export const LockSchema = z.object({
  schema: z.literal("trefoil-lock/1"),
  session: z.object({ name: z.string(), host: z.string() }),
  level: z.enum(["lethal", "possible", "two-legs", "clear"]),
  /** Sorted by name. */
  servers: z.array(LockedServerSchema),
});
export type Lock = z.infer<typeof LockSchema>;
