import type { Level } from "@/lib/core/model/analysis";
import type { PerLeg } from "@/lib/core/model/leg";
import type { Origin, Transport } from "@/lib/core/model/server";
import type { Problem } from "@/lib/core/model/snapshot";
import type { SessionSeverity } from "@/lib/core/model/severity";
import type { VerdictWord } from "@/lib/core/model/verdict";

/** A server as the list shows it: how it is reached, and how its last listing went. No tools, no secrets. */
export type ServerItem = {
  id: string;
  name: string;
  kind: Transport["kind"];
  /** Command line or address on one line. */
  reach: string;
  demo: boolean;
  disabled: boolean;
  trusted: boolean;
  /** A person agreed to reach exactly this entry. */
  agreed: boolean;
  state: "new" | "listing" | "listed" | "failed";
  problem?: Problem;
  /** What the newest snapshot holds; older than the problem when the last listing failed. */
  known?: {
    at: string;
    tools: number;
    legs: PerLeg<VerdictWord>;
    level: Level;
    severity: SessionSeverity;
    partial?: string;
  };
  origin?: Origin;
  /** Whether its approval still holds, in words; absent when nobody ever decided. */
  approval?: { label: string; grave: boolean };
  /** In words, when its review is due. */
  review?: string;
};
