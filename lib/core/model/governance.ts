import * as z from "zod";
import { CHANGE_EFFECTS, ChangeEffectSchema } from "./change";
import { LegSchema } from "./leg";
import { SeverityRowsSchema } from "./severity";
import { HINTS } from "./tool";

/** A hint that tools have to declare: every tool, or those of some servers. */
export const RequiredHintSchema = z.object({ hint: z.enum(HINTS), servers: z.array(z.string().min(1)).optional() });
export type RequiredHint = z.infer<typeof RequiredHintSchema>;

/** The highest grade of a leg that a tool may have; 0: no tool may hold the leg at all. */
export const GRADE_LIMITS = [0, 1, 2, 3] as const;

/**
 * What a policy file requires beside the policies that say what must not meet: hints that tools have to declare, the highest grade of a leg
 * that any one tool may have, who approves what, for how long, and which changes need a new approval; and rows of severity.
 */
export const GovernanceSchema = z.object({
  hints: z.array(RequiredHintSchema).default([]),
  grades: z.partialRecord(LegSchema, z.literal([...GRADE_LIMITS])).default({}),
  approval: z
    .object({
      /** Every server needs an approval in force. */
      required: z.boolean().default(false),
      /** Who may approve; empty: anybody. */
      by: z.array(z.string().min(1)).default([]),
      /** How many days an approval holds when it names no end of its own. */
      days: z.number().int().positive().optional(),
      /** Changes after which an approval no longer holds. */
      renewOn: z
        .array(ChangeEffectSchema)
        .default(["other-server", "leg-gained", "claim-flipped", "suspect-wording", "tool-added", "shape"]),
    })
    .prefault({}),
  /** Rows of the tables of severity that are changed here. */
  severity: SeverityRowsSchema.optional(),
});
export type Governance = z.infer<typeof GovernanceSchema>;

/** The requirements when there are none. */
export const NO_GOVERNANCE: Governance = GovernanceSchema.parse({});

/** The same content in a fixed order, so that it gives the same bytes everywhere. */
export function tidyGovernance({ hints, grades, approval, severity }: Governance): Governance {
  const { private: secret, untrusted, egress } = grades;
  const required = hints.map(({ hint, servers }) =>
    servers ? { hint, servers: [...new Set(servers)].sort() } : { hint },
  );
  const keyOf = ({ hint, servers }: RequiredHint) => `${HINTS.indexOf(hint)} ${JSON.stringify(servers ?? [])}`;
  return {
    hints: [...new Map(required.map((one) => [keyOf(one), one])).entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, one]) => one),
    grades: {
      ...(secret !== undefined && { private: secret }),
      ...(untrusted !== undefined && { untrusted }),
      ...(egress !== undefined && { egress }),
    },
    approval: {
      required: approval.required,
      by: [...new Set(approval.by)].sort(),
      ...(approval.days !== undefined && { days: approval.days }),
      renewOn: CHANGE_EFFECTS.filter((effect) => approval.renewOn.includes(effect)),
    },
    ...(severity && Object.values(severity).some((rows) => rows.length > 0) && { severity }),
  };
}

/**
 * An objection to the approval of a server, or of some of its tools (ids), on the day when the session was opened: it was never given or was refused, it ended, it was given by someone who may not give it, or later changes need a new one.
 */
export const OBJECTIONS = ["missing", "ended", "not-theirs-to-give", "to-renew"] as const;
export type Objection = {
  server: string;
  tools: readonly string[];
  against: (typeof OBJECTIONS)[number];
  /** One sentence without a name in front: `has no approval`. */ says: string;
};

/** The requirements on a session beside its policies, and the objections to its approvals. `unread`: what could not be read in the file with the requirements. */
export type Governed = { asks: Governance; objections: readonly Objection[]; unread?: readonly string[] };
