import * as z from "zod";

/** Increased whenever a row of the default tables, or a list of words below, changes. */
export const TABLES_VERSION = 2;

/** The severity of a path in words; worst first. `analysis/severity-tables.ts` says which row gives which word. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export const SeveritySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof SeveritySchema>;

/** How easily a path can be used, and how much harm it does; worst first. */
export const DEGREES = ["high", "medium", "low"] as const;
export type Degree = (typeof DEGREES)[number];

/**
 * Who can write what comes in; worst first. `anyone`: it reaches the agent unasked, like a mail or a public issue; `visited`: anyone
 * can write it, but the agent has to go there, like a page of the web.
 */
export const WRITERS = ["anyone", "visited", "outsiders", "insiders"] as const;
export type Writers = (typeof WRITERS)[number];

/** What a path needs: one tool that does everything, several tools of one server, or several servers; easiest first. */
export const STEPS = ["one-tool", "one-server", "several-servers"] as const;
export type Steps = (typeof STEPS)[number];

/** Whether a person approves the calls of one of its tools; worst first. */
export const APPROVALS = ["unasked", "approved"] as const;
export type CallApproval = (typeof APPROVALS)[number];

/** Whose data is read; worst first. */
export const DATA_CLASSES = ["credentials", "sensitive", "personal", "internal", "public"] as const;
export type DataClass = (typeof DATA_CLASSES)[number];

/**
 * Who can read what leaves; worst first. `anyone`: the caller names the address, and so the attacker does; `public`: it is put where
 * anyone can look, like a public comment or a page of a shop.
 */
export const READERS = ["anyone", "public", "outsiders", "insiders"] as const;
export type Readers = (typeof READERS)[number];

const DegreeSchema = z.enum(DEGREES);

const why = z.string().max(200).optional();

/** Rows of the tables that an organisation changed, and kinds of data that it puts into another class. */
export const SeverityRowsSchema = z.object({
  reach: z
    .array(
      z.object({ writers: z.enum(WRITERS), steps: z.enum(STEPS), approval: z.enum(APPROVALS), is: DegreeSchema, why }),
    )
    .default([]),
  harm: z.array(z.object({ data: z.enum(DATA_CLASSES), readers: z.enum(READERS), is: DegreeSchema, why })).default([]),
  level: z.array(z.object({ reach: DegreeSchema, harm: DegreeSchema, is: SeveritySchema, why })).default([]),
  /** A kind of data is an id of the ontology of resources. */
  data: z.array(z.object({ kind: z.string().min(1).max(60), is: z.enum(DATA_CLASSES), why })).default([]),
});
export type SeverityRows = z.infer<typeof SeverityRowsSchema>;

/** The rating of one path, with the rows behind it, in sentences: reach, harm, and both together. */
export const RatingSchema = z.object({
  severity: SeveritySchema,
  /** Whether every leg of the path is certain; otherwise the severity assumes that the uncertain ones hold. */
  confirmed: z.boolean(),
  reach: DegreeSchema,
  harm: DegreeSchema,
  because: z.array(z.string()),
});
export type Rating = z.infer<typeof RatingSchema>;

/** How bad a session is: the worst of its paths, and the worst of those that are confirmed; null when there is none. */
export const SessionSeveritySchema = z.object({
  worst: SeveritySchema.nullable(),
  confirmed: SeveritySchema.nullable(),
  /** The rank of both among all paths, smaller for worse, so that sessions with the same word have an order; see `analysis/severity-order.ts`. Absent in older reports. */
  order: z.object({ worst: z.number().nullable(), confirmed: z.number().nullable() }).optional(),
});
export type SessionSeverity = z.infer<typeof SessionSeveritySchema>;
