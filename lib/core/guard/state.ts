import { CAPABILITIES, type Capability } from "../model/capability";
import { SENSITIVITIES } from "../propagation/labels";
import { NOTHING_YET, takeIn, type Progress } from "../propagation/progress";
import { bitOf, capabilitiesIn, type Bits } from "./policy";
import type { GuardedTool, GuardSettings } from "./rules";

/** The calls of a session that returned, as far as decisions ask for them. Of bounded size, whatever the session does. */
export type Touched = {
  /** How many calls returned. */
  calls: number;
  /** What they brought in and did, read cautiously and plainly. */
  bits: Bits;
  sure: Bits;
  /** For each capability the tool to name: the first of those that have it for certain, and of private data of those that read the most sensitive. */
  by: Partial<Record<Capability, { tool: string; sure: boolean; level?: number }>>;
  progress: Progress;
};

export const UNTOUCHED: Touched = { calls: 0, bits: 0, sure: 0, by: {}, progress: NOTHING_YET };

/** What a tool counts for when nobody knows it: everything that it could bring in, and nothing for certain. */
export const WORST_BROUGHT: Bits = bitOf("private") | bitOf("untrusted");

/** One more call that returned. */
export function touch(
  touched: Touched,
  tool: Pick<GuardedTool, "id" | "server" | "bits" | "sure" | "label">,
  { threshold }: Pick<GuardSettings, "threshold">,
): Touched {
  const by = { ...touched.by };
  for (const capability of capabilitiesIn(tool.bits)) {
    const sure = (tool.sure & bitOf(capability)) !== 0;
    const known = by[capability];
    const level = capability === "private" ? SENSITIVITIES.indexOf(tool.label.sensitivity ?? "none") : 0;
    const rank = (is: boolean, of: number): number => (is ? SENSITIVITIES.length : 0) + of;
    if (!known || rank(sure, level) > rank(known.sure, known.level ?? 0))
      by[capability] = { tool: tool.id, sure, level };
  }
  return {
    calls: touched.calls + 1,
    bits: touched.bits | tool.bits,
    sure: touched.sure | tool.sure,
    by,
    progress: takeIn(touched.progress, { label: tool.label, server: tool.server, at: touched.calls }, threshold),
  };
}

/** Whether a value that was read from a file is such a record. */
export function isTouched(value: unknown): value is Touched {
  const one = value as Partial<Touched> | null;
  const most = 1 << CAPABILITIES.length;
  return (
    typeof one === "object" &&
    one !== null &&
    [one.calls, one.bits, one.sure].every((number) => Number.isSafeInteger(number) && number! >= 0) &&
    one.bits! < most &&
    one.sure! < most &&
    typeof one.by === "object" &&
    one.by !== null &&
    typeof one.progress === "object" &&
    one.progress !== null &&
    typeof one.progress.known === "object" &&
    Array.isArray(one.progress.sensitive) &&
    Array.isArray(one.progress.untrusted)
  );
}
