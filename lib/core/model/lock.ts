import * as z from "zod";
import { DeclaredHintsSchema } from "./tool";
import { LEGS } from "./leg";
import { DataSchema, VerdictWordSchema } from "./verdict";

const word = VerdictWordSchema;
const grade = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** What a call does beyond the legs. */
export const LOCKED_EFFECTS = ["writes", "destructive"] as const;

const LockedCallsSchema = z.object({
  tool: z.string().optional().describe("Name of the argument that says which tool."),
  server: z.string().optional().describe("Name of the argument that says on which server."),
  arguments: z.string().optional().describe("Name of the argument that holds that tool’s own arguments."),
});
export type LockedCalls = z.infer<typeof LockedCallsSchema>;

/** One tool as it was agreed to: the digest of its definition and its legs. */
const LockedToolSchema = z.object({
  id: z.string().describe("Id of the tool in the session: server/tool."),
  tool: z.string().describe("Name of the tool."),
  digest: z.string().optional().describe("Digest of its definition; absent for a host’s own tools."),
  private: word.describe("Private data: yes, possible or no."),
  untrusted: word.describe("Untrusted input."),
  egress: word.describe("A way out."),
  hints: DeclaredHintsSchema.optional().describe(
    "The hints that it declared; absent in older locks, which say nothing about them.",
  ),
  grades: z
    .partialRecord(z.enum(LEGS), grade)
    .optional()
    .describe("Grades of the legs that it holds; absent in older locks, which are read as the worst."),
  effects: z
    .array(z.enum(LOCKED_EFFECTS))
    .optional()
    .describe("What it does beyond the legs; absent in older locks, which are read as the worst."),
  data: DataSchema.optional().describe("What kind of thing it is about; absent in older locks."),
  calls: LockedCallsSchema.optional().describe(
    "Of a tool about tools: the arguments in which it is told which tool to call, on which server, with which arguments.",
  ),
  off: z.boolean().optional().describe("True when it was switched off."),
});

const LockedServerSchema = z.object({
  name: z.string().describe("Name of the server."),
  builtIn: z.boolean().optional().describe("True for a host’s own tools."),
  state: z
    .enum(["listed", "partial", "unlisted"])
    .describe("Whether its tools were seen in full, in part or not at all."),
  off: z.boolean().optional().describe("True when it was switched off."),
  digest: z.string().optional().describe("Digest of everything that it offered."),
  tools: z.array(LockedToolSchema).describe("Its tools, sorted by id."),
});

/** A session as it was agreed to, small enough to commit: digests and legs, no texts. Same session, same bytes. */
export const LockSchema = z.object({
  schema: z.literal("trefoil-lock/1").describe("Name and version of the format."),
  session: z
    .object({ name: z.string().describe("Its name."), host: z.string().describe("Id of the host, or none.") })
    .describe("Which session it is."),
  level: z.enum(["lethal", "possible", "two-legs", "clear"]).describe("The verdict when it was locked."),
  servers: z.array(LockedServerSchema).describe("The servers, sorted by name."),
});
export type Lock = z.infer<typeof LockSchema>;
