import accuracy from "@/lib/core/classification/scoring/accuracy.json";

const SIGNALS: Record<string, { precision: number; coverage: number; tools: number } | undefined> = accuracy.signals;

/** How a signal performed on the labelled tools; undefined when it was not measured. */
export function measuredOf(signal: string) {
  return Object.hasOwn(SIGNALS, signal) ? SIGNALS[signal] : undefined;
}
