import type { SessionTool, Stance } from "../model/session";
import type { Verdict } from "../model/verdict";
import { declaredLabel, worseLabel } from "./declared";
import type { Destination, Sensitivity, ClaimedSource, ToolLabel } from "./labels";

const SENSITIVITY: readonly Sensitivity[] = ["user", "user", "pii", "credentials"];
const DESTINATION: readonly Destination[] = ["internal", "internal", "public", "public"];

const holds = ({ verdict }: Verdict, stance: Stance): boolean =>
  verdict === "yes" || (verdict === "possible" && stance === "cautious");

/**
 * The labels that follow from a tool's verdicts. Grades go to the nearest word of the draft: private 1 to `user`, 2 to `pii`, 3 to
 * `credentials` (money is not told apart); egress 1 to `internal`, 2 and 3 to `public`; untrusted 1 (insiders) to the source
 * `internal`, 2 and 3 to `untrustedPublic`. Sending and destroying are `irreversible`, other writing `consequential`, as the draft has it.
 */
export function derivedLabel({ classification }: Pick<SessionTool, "classification">, stance: Stance): ToolLabel {
  const { private: reads, untrusted, egress, writes, destructive } = classification;
  const [isPrivate, isUntrusted, goesOut] = [holds(reads, stance), holds(untrusted, stance), holds(egress, stance)];
  const source: ClaimedSource =
    isUntrusted && untrusted.grade !== 1
      ? "untrustedPublic"
      : isUntrusted || (isPrivate && reads.grade !== 2)
        ? "internal"
        : isPrivate
          ? "user"
          : "system";
  return {
    source,
    sensitivity: isPrivate ? SENSITIVITY[reads.grade ?? 0]! : "none",
    untrusted: isUntrusted,
    destination: goesOut ? DESTINATION[egress.grade ?? 3]! : writes ? "user" : "ephemeral",
    outcomes: destructive || goesOut ? "irreversible" : writes ? "consequential" : "benign",
  };
}

/** Which source counts: what Trefoil concludes together with what servers declare, or only what servers declare, as a client would have it today. */
export const AUTHORITIES = ["derived", "declared"] as const;
export type Authority = (typeof AUTHORITIES)[number];

/**
 * The effective label of a tool. A declaration only makes it worse, since a server can claim anything; the declaration of a server that a person trusts replaces what was derived.
 */
export function labelOf(tool: SessionTool, stance: Stance, authority: Authority, isTrusted: boolean): ToolLabel {
  const declared = declaredLabel(tool.tool);
  if (authority === "declared") return declared;
  const derived = derivedLabel(tool, stance);
  if (isTrusted) return { ...derived, ...declared };
  return worseLabel(derived, declared);
}
