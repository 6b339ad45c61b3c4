import * as z from "zod";
import { LegSchema } from "./leg";
import { VerdictWordSchema } from "./verdict";

/** The seven things that a reviewer decides. `choices` are ticked, the rest is free text. */
export const DECISIONS = [
  {
    id: "labels",
    question: "Are the leg labels right?",
    hint: "Look at the possible ones first. Propose another label where one is wrong.",
    choices: ["right", "wrong", "not sure"],
    several: false,
  },
  {
    id: "trust",
    question: "Which servers are trusted, and who runs them?",
    hint: "Name the operator of each server whose word you rely on.",
    choices: [],
    several: false,
  },
  {
    id: "need",
    question: "Is this composition needed for a real task, and which leg can it do without?",
    hint: "Name the task.",
    choices: ["all three needed", "without private data", "without untrusted input", "without a way out"],
    several: false,
  },
  {
    id: "control",
    question: "Which residual risk is acceptable, under which control?",
    hint: "Say what remains once the control is in place.",
    choices: ["hide tools", "block destinations", "ask before each call", "sandbox", "split the session", "none"],
    several: true,
  },
  {
    id: "data",
    question: "Which classes of data can be reached?",
    hint: "For example: source code, customer records, credentials.",
    choices: [],
    several: false,
  },
  {
    id: "until",
    question: "For how long does this hold?",
    hint: "The last day, like 2027-03-31. The approval ends with it.",
    choices: [],
    several: false,
  },
  {
    id: "told",
    question: "Who is told when something changes?",
    hint: "A person or a channel that is read.",
    choices: [],
    several: false,
  },
] as const;
export type DecisionId = (typeof DECISIONS)[number]["id"];

const words = (most: number) => z.string().trim().max(most);
const said = (most: number) => z.string().trim().min(1).max(most);
const DigestSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** A day of the calendar, `2027-03-31`. */
export const DaySchema = z.iso.date();

const DecisionSchema = z.object({ choices: z.array(z.string().max(60)).max(8), words: words(1000) });
export const DecisionsSchema = z.object({
  labels: DecisionSchema,
  trust: DecisionSchema,
  need: DecisionSchema,
  control: DecisionSchema,
  data: DecisionSchema,
  until: DecisionSchema,
  told: DecisionSchema,
});
export type Decisions = z.infer<typeof DecisionsSchema>;

/** What a comment is about. */
export const AnchorSchema = z.discriminatedUnion("on", [
  z.object({ on: z.literal("whole") }),
  z.object({ on: z.literal("finding"), fingerprint: DigestSchema }),
  z.object({ on: z.literal("tool"), tool: z.string().max(500) }),
  z.object({ on: z.literal("leg"), tool: z.string().max(500), leg: LegSchema }),
]);
export type Anchor = z.infer<typeof AnchorSchema>;

export const ReviewBodySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("comment"), anchor: AnchorSchema, text: said(4000), answers: DigestSchema.optional() }),
  /** Another verdict, proposed with a reason; the owner decides. */
  z.object({
    kind: z.literal("label"),
    tool: z.string().max(500),
    leg: LegSchema,
    verdict: VerdictWordSchema,
    reason: said(2000),
  }),
  /** A review as code hosts know it, with the seven decisions; bound to what was reviewed and to the rules that judged it. */
  z.object({
    kind: z.literal("review"),
    word: z.enum(["approve", "request-changes", "comment"]),
    text: words(4000),
    decisions: DecisionsSchema,
    snapshot: DigestSchema,
    ruleset: words(64),
  }),
  /** Closes a comment or a proposal, or reopens it. */
  z.object({ kind: z.literal("settle"), of: DigestSchema, to: z.enum(["resolved", "open"]), text: words(2000) }),
  /** The owner tells what changed since the snapshot, and what that does to the legs. */
  z.object({ kind: z.literal("drift"), text: said(6000) }),
]);
export type ReviewBody = z.infer<typeof ReviewBodySchema>;

/** One entry of the log. `prev` is the digest of the one before it, empty for the first: nothing can be taken out or reordered unseen. */
export const ReviewEntrySchema = z.object({
  prev: z.union([DigestSchema, z.literal("")]),
  /** ISO 8601, UTC, by the writer's clock. */
  at: z.iso.datetime(),
  /** As the writer names themselves. */
  by: said(80),
  body: ReviewBodySchema,
});
export type ReviewEntry = z.infer<typeof ReviewEntrySchema>;

/** An entry with what the share store knows about it: the link it came through, or `owner`. */
export const LoggedEntrySchema = z.object({ through: z.string().max(64), entry: ReviewEntrySchema });
export type LoggedEntry = z.infer<typeof LoggedEntrySchema>;

/** Somebody responsible accepts a finding until a day. It counts as accepted, never as fixed. */
export const AcceptanceSchema = z.object({
  fingerprint: DigestSchema.describe("Fingerprint of the finding, as the JSON report has it."),
  finding: words(600).describe("What the finding said, for people who read the list."),
  owner: said(120).describe("Who answers for it."),
  reason: said(1000).describe("Why it can stay."),
  until: DaySchema.describe("The last day on which it holds, YYYY-MM-DD."),
  at: z.string().describe("When it was accepted, ISO 8601."),
});
export type Acceptance = z.infer<typeof AcceptanceSchema>;
