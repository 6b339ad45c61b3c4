import * as z from "zod";
import { APPROVAL_DECISIONS } from "@/lib/core/model/approval";
import { DaySchema } from "@/lib/core/model/review";
import { TRUST_LEVELS } from "@/lib/core/model/server-record";
import { OneServer } from "../../inputs";

const By = z.string().trim().min(1, "Enter your name.").max(120, "At most 120 characters.");
const Day = z.union([z.literal(""), DaySchema], "Write the date like 2027-03-31.");

export const DecideInput = OneServer.extend({
  decision: z.enum(APPROVAL_DECISIONS),
  by: By,
  reason: z.string().trim().min(1, "Give a reason.").max(1000, "At most 1,000 characters."),
  until: Day,
  subjects: z
    .array(z.object({ tool: z.string().min(1).max(1000).optional(), digest: z.string().max(100) }))
    .min(1, "Select a tool first.")
    .max(10_000),
});

export const RecordInput = OneServer.extend({
  tool: z.string().min(1).max(1000).optional(),
  owner: z.string().trim().max(200, "At most 200 characters."),
  trust: z.enum(TRUST_LEVELS),
  trustReason: z.string().trim().max(1000, "At most 1,000 characters."),
  reviewOn: Day,
  remindDays: z
    .number("Enter a number of days.")
    .int("Enter a whole number of days.")
    .min(0, "Not before 0.")
    .max(365, "At most 365 days."),
  notes: z.string().trim().max(4000, "At most 4,000 characters."),
  by: By,
  /** When the record was written that the page showed; null when it showed none. */
  seen: z.string().max(60).nullable(),
}).refine(({ trust, trustReason }) => trust === "none" || trustReason !== "", {
  path: ["trustReason"],
  error: "Say what this level is based on.",
});
