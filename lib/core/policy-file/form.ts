import * as z from "zod";
import { CHANGE_EFFECTS } from "../model/change";
import { GRADE_LIMITS, type Governance } from "../model/governance";
import { LEGS, LEG_WORDS } from "../model/leg";
import type { Policy } from "../model/policy";
import { APPROVALS, DATA_CLASSES, DEGREES, READERS, SEVERITIES, STEPS, WRITERS } from "../model/severity";
import { HINTS } from "../model/tool";
import { MOST_POLICIES, OwnPolicySchema } from "./own-policy";
import { oneOf, words } from "./words";

/** Name and version of the file. A later version that only adds what an older reader may pass over keeps the number. */
export const FILE_SCHEMA = "trefoil-policies/1";

/** How much of one file is read and stored at most. */
export const MOST = { characters: 1_000_000, policies: MOST_POLICIES, hints: 50, names: 200, name: 200, days: 3650 };

/** Everything that such a file says. */
export type PolicyRules = { policies: Policy[]; governance: Governance };

const names = (what: string) =>
  z.array(words(MOST.name), `has to be a list of ${what}`).max(MOST.names, `has more than ${MOST.names} names`);

/** `"readOnlyHint"`, or `{"hint": "readOnlyHint", "servers": ["github"]}` for the tools of some servers. */
export const HintEntrySchema = z.union([
  oneOf(HINTS),
  z.strictObject(
    {
      hint: oneOf(HINTS),
      servers: names("names of servers").min(1, "names no server; leave it out to ask all of them").optional(),
    },
    "has to be the name of a hint, or an object with hint and servers",
  ),
]);
const GRADE = "has to be 0, 1, 2 or 3: the highest grade that a tool may have, 0 for none at all";
export const GradesSchema = z.strictObject(
  Object.fromEntries(
    LEGS.map((leg) => [
      leg,
      z
        .literal([...GRADE_LIMITS], GRADE)
        .optional()
        .describe(`The highest grade of ${LEG_WORDS[leg].phrase}.`),
    ]),
  ),
  `has to be an object with ${LEGS.join(", ")}`,
);
export const ApprovalRulesSchema = z.strictObject(
  {
    required: z
      .boolean("has to be true or false")
      .optional()
      .describe("True: every server needs an approval in force."),
    by: names("names of people").optional().describe("Who may approve; anybody if it is left out."),
    days: z
      .int(`has to be a whole number of days from 1 to ${MOST.days}`)
      .min(1, `has to be a whole number of days from 1 to ${MOST.days}`)
      .max(MOST.days, `has to be a whole number of days from 1 to ${MOST.days}`)
      .optional()
      .describe("How many days an approval lasts if it names no end of its own."),
    renewOn: z
      .array(oneOf(CHANGE_EFFECTS), "has to be a list of changes")
      .max(CHANGE_EFFECTS.length, "names a change twice")
      .optional()
      .describe("Changes of a listing that end an approval."),
  },
  "has to be an object with required, by, days, renewOn",
);

const rows = <T extends z.ZodRawShape>(means: string, row: T, most: number) =>
  z
    .array(z.strictObject(row, `has to be an object with ${Object.keys(row).join(", ")}`), "has to be a list of rows")
    .max(most, `has more than ${most} rows`)
    .default([])
    .describe(means);
const WHY = words(MOST.name).optional().describe("Why the row differs; for people.");
export const SeverityFileSchema = z.strictObject(
  {
    reach: rows(
      "Rows of the table of reach.",
      {
        writers: oneOf(WRITERS).describe("Who can write what comes in."),
        steps: oneOf(STEPS).describe("What the path takes."),
        approval: oneOf(APPROVALS).describe("Whether a person approves a call."),
        is: oneOf(DEGREES).describe("How easily such a path is taken."),
        why: WHY,
      },
      MOST.hints,
    ),
    harm: rows(
      "Rows of the table of harm.",
      {
        data: oneOf(DATA_CLASSES).describe("Whose data is read."),
        readers: oneOf(READERS).describe("Who can read what leaves."),
        is: oneOf(DEGREES).describe("How much harm that does."),
        why: WHY,
      },
      MOST.hints,
    ),
    level: rows(
      "Rows of the table that puts both together.",
      {
        reach: oneOf(DEGREES).describe("The reach."),
        harm: oneOf(DEGREES).describe("The harm."),
        is: oneOf(SEVERITIES).describe("The severity of both together."),
        why: WHY,
      },
      MOST.hints,
    ),
    data: rows(
      "Kinds of data that belong to another class here.",
      {
        kind: words(60).describe("A kind of data, as the board names it."),
        is: oneOf(DATA_CLASSES).describe("The class that it belongs to."),
        why: WHY,
      },
      MOST.names,
    ),
  },
  "has to be an object with reach, harm, level, data",
);

/** The whole file. The reader takes it part by part, so that one mistake does not hide another; editors get it as a JSON schema. */
export const PolicyFileSchema = z.strictObject({
  $schema: z.string().optional().describe("Where an editor finds the schema; Trefoil ignores it."),
  schema: z.literal(FILE_SCHEMA).describe("Name and version of the format."),
  policies: z
    .array(OwnPolicySchema)
    .max(MOST.policies)
    .optional()
    .describe("What must not meet in one session: two to four sides, each met by any of its capabilities."),
  hints: z
    .array(HintEntrySchema)
    .max(MOST.hints)
    .optional()
    .describe(
      "Hints that every tool has to declare, or the tools of some servers. destructiveHint and idempotentHint are not required of tools that declare themselves read-only.",
    ),
  grades: GradesSchema.optional().describe(
    "The highest grade of a leg that any one tool may have: 1 to 3, or 0 when no tool may hold the leg.",
  ),
  approval: ApprovalRulesSchema.optional().describe(
    "Whether every server needs an approval in force, who may give it, how many days it lasts if it names no end of its own, and which changes end it.",
  ),
  severity: SeverityFileSchema.optional().describe(
    "Rows of the severity tables that differ here, and kinds of data that belong to another class.",
  ),
});
