import * as z from "zod";

/** Controls that make a leg conditional without removing the tool, and one that is only recorded. */
export const GATE_KINDS = [
  "approval",
  "destinations",
  "recipients",
  "read-only",
  "known-authors",
  "no-network",
  "detector",
] as const;
export const GateKindSchema = z.enum(GATE_KINDS);
export type GateKind = z.infer<typeof GateKindSchema>;

/** The kinds in words for people. */
export const GATE_WORDS: Record<GateKind, string> = {
  approval: "a person approves every call",
  destinations: "only listed destinations",
  recipients: "fixed recipients",
  "read-only": "read-only mode",
  "known-authors": "only texts of known authors",
  "no-network": "a sandbox without network",
  detector: "a detector of injections",
};

/** What a gate is on when it applies to every call of the session. */
export const EVERYTHING = "*";

/** A control as someone set it up: on a tool (`server/tool`), on a whole server or host (its name), or on everything. */
export const GateSchema = z.object({
  on: z
    .string()
    .min(1)
    .describe("What it is on: a tool (server/tool), a server or host (its name), or * for everything."),
  kind: GateKindSchema.describe("What kind of control it is."),
  note: z.string().max(500).optional().describe("Who set it up, why and until when, in that person’s words."),
  from: z
    .string()
    .optional()
    .describe("The member of the session whose rules say so; absent where a person set it up."),
  except: z
    .array(z.string())
    .optional()
    .describe(
      "Ids of tools for which it does not hold, since a rule approves their calls in advance; * for all that it stands on.",
    ),
});
export type Gate = z.infer<typeof GateSchema>;
