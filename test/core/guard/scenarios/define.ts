import { digestOf } from "@/lib/core/text/digest";

/** What happens in a session, in order: the user says something, or a tool is called and returns. */
export type Event =
  | { user: string }
  /** `leak`: with this call something private would be in a stranger's hands, had it not been stopped. */
  | { call: string; args: Record<string, unknown>; result: string; leak?: true };

export type Scenario = {
  id: string;
  /** What makes it different in substance; a whole family is put aside or not. */
  family: string;
  /** Destinations that an administrator allows. */
  allowed?: readonly string[];
  events: readonly Event[];
};

/** A third of the families, chosen by digest before any rule was written: run once, after the rules stood. */
export const isPutAside = ({ family }: Scenario): boolean => parseInt(digestOf(family).slice(0, 6), 16) % 3 === 0;

export const user = (text: string): Event => ({ user: text });
export const call = (id: string, args: Record<string, unknown>, result = "ok"): Event => ({ call: id, args, result });
export const leak = (id: string, args: Record<string, unknown>): Event => ({
  call: id,
  args,
  result: "ok",
  leak: true,
});
