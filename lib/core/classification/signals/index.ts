import type { Signal } from "./define";
import { EGRESS_SIGNALS } from "./egress";
import { PRIVATE_SIGNALS } from "./private";
import { UNTRUSTED_SIGNALS } from "./untrusted";

/** Every signal, leg by leg. */
export const SIGNALS: readonly Signal[] = [...PRIVATE_SIGNALS, ...UNTRUSTED_SIGNALS, ...EGRESS_SIGNALS];

export function findSignal(id: string): Signal | undefined {
  return SIGNALS.find((signal) => signal.id === id);
}
