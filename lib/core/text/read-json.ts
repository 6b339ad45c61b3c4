/** A value from JSON, or the problem in words. */
export type ReadJson = { ok: true; value: unknown } | { ok: false; problem: string };

/** Strict JSON, as in a file that Trefoil wrote itself. Never throws. */
export function readJson(text: string): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problem: `This is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}` };
  }
}
