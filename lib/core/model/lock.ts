import { z } from "zod";
import { DeclaredHintsSchema } from "./tool";
import { VerdictWordSchema } from "./verdict";

const word = VerdictWordSchema;

/** One tool as it was agreed to: the digest of its definition and its legs. */
const LockedToolSchema = z.object({
  id: z.string().describe("Id of the tool in the session: server/tool."),
  tool: z.string().describe("Name of the tool."),
  digest: z.string().optional().describe("Digest of its definition; absent for a host’s own tools."),
  private: word.describe("Private data: yes, possible or no."),
  untrusted: word.describe("Untrusted input."),
  egress: word.describe("A way out."),
  hints: DeclaredHintsSchema.optional().describe(
    "The hints that it declared; absent in older locks, which tell nothing of them.",
  ),
  off: z.boolean().optional().describe("True when it was switched off."),
});

const LockedServerSchema = z.object({
  name: z.string().describe("Name of the server."),
  builtIn: z.boolean().optional().describe("True for a host’s own tools."),
  state: z.enum(["listed", "partial", "unlisted"]).describe("Whether its tools were seen, in part or not at all."),
  off: z.boolean().optional().describe("True when it was switched off."),
  digest: z.string().optional().describe("Digest of everything that it offered."),
  tools: z.array(LockedToolSchema).describe("Its tools, sorted by id."),
});

/** A session as it was agreed to, small enough to commit: digests and legs, no texts. Same session, same bytes. */
export const LockSchema = z.object({
  schema: z.literal("trefoil-lock/1").describe("Name and version of the form."),
  session: z
    .object({ name: z.string().describe("Its name."), host: z.string().describe("Id of the host, or none.") })
    .describe("Which session it is."),
  level: z.enum(["lethal", "possible", "two-legs", "clear"]).describe("The verdict when it was locked."),
  servers: z.array(LockedServerSchema).describe("The servers, sorted by name."),
});
export type Lock = z.infer<typeof LockSchema>;
