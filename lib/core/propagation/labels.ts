/**
 * The values of the draft (SEP-1913, status Draft, with SEP-2061 taken in; its text as of 2026-06), each list in ascending order: of how bad a loss would be, of how far it goes, of how little it can be trusted, of how hard it is to undo. `regulated` has scopes
 * in the draft, which are not told apart here. The order of sensitivities is that of the proposal's own Python SDK.
 */
export const SENSITIVITIES = ["none", "user", "pii", "financial", "credentials", "regulated"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];
export const DESTINATIONS = ["ephemeral", "system", "user", "internal", "public"] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const SOURCES = ["system", "user", "internal", "trustedPublic", "untrustedPublic"] as const;
export type ClaimedSource = (typeof SOURCES)[number];
export const OUTCOMES = ["benign", "consequential", "irreversible"] as const;
export type ClaimedOutcome = (typeof OUTCOMES)[number];

/** What is claimed about one tool. What is absent is not claimed, which is never the claim of the opposite. */
export type ToolLabel = {
  /** About what comes back (`returnMetadata`). */
  source?: ClaimedSource;
  sensitivity?: Sensitivity;
  /** Whether what comes back holds words of people who are not trusted (`untrusted` of the extension, `openWorldHint` of the draft). */
  untrusted?: boolean;
  /** About what goes in (`inputMetadata`). */
  destination?: Destination;
  outcomes?: ClaimedOutcome;
};

/** The worse of two values of one list; if only one is present, that one. */
export function worse<T extends string>(list: readonly T[], a: T | undefined, b: T | undefined): T | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return list.indexOf(a) >= list.indexOf(b) ? a : b;
}

export function atLeast(value: Sensitivity | undefined, threshold: Sensitivity): boolean {
  return value !== undefined && SENSITIVITIES.indexOf(value) >= SENSITIVITIES.indexOf(threshold);
}
