import * as z from "zod";
import { DaySchema } from "./review";

const line = z.string().trim().max(160);

/** What a person says about an action: who does it, and until when. */
export const AssignedSchema = z.object({
  /** As `actionsOf` names it. */
  action: z.string().max(600),
  owner: line.optional(),
  due: DaySchema.optional(),
});
export type Assigned = z.infer<typeof AssignedSchema>;

/** What people write on a report: everything on its first page that cannot be derived from a session. What is absent has a default. */
export const CoverSchema = z.object({
  title: line.optional(),
  author: line.optional(),
  reviewer: line.optional(),
  /** The version of the document, such as `1.0` or `draft`. */
  version: z.string().trim().max(40).optional(),
  date: DaySchema.optional(),
  /** What the report is about, in their own words; what was checked is said beside it. */
  scope: z.string().trim().max(1000).optional(),
  actions: z.array(AssignedSchema).max(50).optional(),
  /** Who is responsible for a server, as recorded. */
  owners: z
    .array(z.object({ server: z.string().max(500), owner: line }))
    .max(1000)
    .optional(),
});
export type Cover = z.infer<typeof CoverSchema>;
