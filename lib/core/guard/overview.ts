import * as z from "zod";
import type { GuardDay } from "../charts/guard-days";
import type { GuardSession } from "./sessions";

export const SHOWN = ["asked", "allowed", "refused", "broken"] as const;

/** Which sessions are asked for, as the address says. Days are UTC and both included. */
export const GuardFilterSchema = z.object({
  client: z.string().max(60).optional().catch(undefined),
  shown: z.enum(SHOWN).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type GuardFilter = z.infer<typeof GuardFilterSchema>;

/** Those that are asked for, in the given order. */
export function filterGuardSessions<S extends GuardSession>(
  sessions: readonly S[],
  { client, shown, from, to }: GuardFilter,
): S[] {
  return sessions.filter(
    (session) =>
      (!client || session.client === client) &&
      (!shown || session[shown] > 0) &&
      (!from || session.start.slice(0, 10) >= from) &&
      (!to || session.start.slice(0, 10) <= to),
  );
}

/** The filter as parts of an address. */
export function guardQuery(filter: GuardFilter, more: Record<string, string> = {}): string {
  const parts = Object.entries(filter).filter((part): part is [string, string] => Boolean(part[1]));
  return new URLSearchParams({ ...Object.fromEntries(parts), ...more }).toString();
}

/** Figures over sessions. */
export type GuardFigures = {
  sessions: number;
  calls: number;
  asked: number;
  refused: number;
  allowed: number;
  /** Questions a session. */
  rate: number;
};

/** Above so many questions a session people stop reading them: one in ten sessions. */
export const TOO_MANY = 0.1;

export function figuresOf(sessions: readonly GuardSession[]): GuardFigures {
  const sum = (key: "calls" | "asked" | "refused" | "allowed"): number =>
    sessions.reduce((all, session) => all + session[key], 0);
  const asked = sum("asked");
  return {
    sessions: sessions.length,
    calls: sum("calls"),
    asked,
    refused: sum("refused"),
    allowed: sum("allowed"),
    rate: sessions.length === 0 ? 0 : asked / sessions.length,
  };
}

/** Sessions by the day on which they began, in order. */
export function daysOf(sessions: readonly GuardSession[]): GuardDay[] {
  const days = new Map<string, GuardDay>();
  for (const { start, asked, refused } of sessions) {
    const day = start.slice(0, 10);
    const known = days.get(day) ?? { day, passed: 0, asked: 0, refused: 0 };
    days.set(day, known);
    if (refused > 0) known.refused++;
    else if (asked > 0) known.asked++;
    else known.passed++;
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
