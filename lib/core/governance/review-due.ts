import type { ServerRecord } from "../model/server-record";

/** When a record is reviewed again: no day was set, later, soon (within the days of the reminder), today, or the day is over. */
export type ReviewDue = { state: "none" | "later" | "soon" | "today" | "overdue"; on?: string; days?: number };

const DAY = 86_400_000;

/** @param day today, `YYYY-MM-DD` */
export function reviewDue(record: Pick<ServerRecord, "reviewOn" | "remindDays"> | undefined, day: string): ReviewDue {
  const on = record?.reviewOn;
  if (!record || on === undefined) return { state: "none" };
  const days = Math.round((Date.parse(`${on}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY);
  if (days < 0) return { state: "overdue", on, days };
  return { state: days === 0 ? "today" : days <= record.remindDays ? "soon" : "later", on, days };
}

/** Whether somebody has to be reminded. */
export const isDue = ({ state }: ReviewDue): boolean => state === "soon" || state === "today" || state === "overdue";

export function sayReview({ state, on, days = 0 }: ReviewDue): string {
  const many = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return {
    none: "no day set",
    later: `${on}`,
    soon: `${on}, in ${many}`,
    today: "due today",
    overdue: `overdue since ${on}, ${many}`,
  }[state];
}
