import type { Policy } from "../model/policy";
import type { Session, SessionTool, Stance } from "../model/session";
import type { Classification } from "../model/verdict";
import { labelOf } from "../propagation/derived";
import type { Sensitivity, ToolLabel } from "../propagation/labels";
import type { SpreadRule } from "../propagation/rules";
import { bitsOf, enforcedOf, type Bits, type Enforced } from "./policy";

export const JUDGED_SCHEMA = "trefoil-guard/1";

/** A tool as the guard needs it: what it can do, read cautiously (`bits`) and plainly (`sure`), and its labels. */
export type GuardedTool = {
  id: string;
  server: string;
  name: string;
  builtIn?: true;
  bits: Bits;
  sure: Bits;
  label: ToolLabel;
  /** It reaches one fixed receiver or insiders at most, and changes nothing there: what it is told is a question to whoever runs it. */
  asksOnly?: true;
  /** It reads the open web, and nothing of the user's for certain. */
  openWeb?: true;
};

/** What stands for a call that must not simply pass. */
export type Stop = "ask" | "deny";

export type GuardSettings = {
  stance: Stance;
  /** What decides: the policies, or one of the walk's rules alone. */
  rule: "policies" | SpreadRule;
  /** From which sensitivity on a result counts as sensitive, for the walk's rules. */
  threshold: Sensitivity;
  /** Whether a destination that the user chose lets a call pass. */
  provenance: boolean;
  /** For a call that completes a policy. */
  completing: Stop;
  /** For a tool that is not in the lock; `allow` is for comparisons with the walk. */
  unknown: Stop | "allow";
  /** For whatever is broken: state, lock, input. */
  broken: Stop;
  /** Destinations that an administrator allows: `host`, `*.host`, `@mail.domain`, `name@mail.domain`, `#channel`, `owner/repository`. */
  allowed: readonly string[];
};

export const DEFAULT_SETTINGS: GuardSettings = {
  stance: "cautious",
  rule: "policies",
  threshold: "user",
  provenance: true,
  completing: "ask",
  unknown: "ask",
  broken: "ask",
  allowed: [],
};

/** All that the guard has to know of a session, judged beforehand: nothing is classified while an agent waits. */
export type GuardRules = {
  schema: typeof JUDGED_SCHEMA;
  session: string;
  host: string;
  /** Digest of the lock that it was made from, hex SHA-256. */
  lock: string;
  /** Digests of the snapshots that the lock holds, by server. */
  snapshots: readonly (readonly [server: string, digest: string])[];
  settings: GuardSettings;
  policies: readonly Enforced[];
  tools: readonly GuardedTool[];
};

/** Judges what a lock froze. Servers and tools that are switched off are not in it, and so unknown to the guard. */
export function judgeRules(
  session: Session,
  policies: readonly Policy[],
  { lock, ...settings }: Partial<GuardSettings> & { lock: string },
): GuardRules {
  const how = { ...DEFAULT_SETTINGS, ...settings };
  const on = session.servers.filter((server) => !server.off);
  return {
    schema: JUDGED_SCHEMA,
    session: session.name,
    host: session.host,
    lock,
    snapshots: on.flatMap(({ name, listing }) => (listing ? [[name, listing.digest] as const] : [])),
    settings: how,
    policies: policies.map(enforcedOf),
    tools: on.flatMap((server) =>
      server.tools
        .filter((tool) => !tool.off && tool.channel === undefined)
        .map((tool) => guarded(tool, how.stance, { builtIn: server.builtIn, trusted: server.trust !== undefined })),
    ),
  };
}

function guarded(
  tool: SessionTool,
  stance: Stance,
  { builtIn, trusted }: { builtIn?: boolean; trusted: boolean },
): GuardedTool {
  const { classification } = tool;
  const grade = classification.egress.grade ?? 3;
  return {
    id: tool.id,
    server: tool.server,
    name: tool.tool.name,
    ...(builtIn && { builtIn: true as const }),
    bits: bitsOf(classification, stance),
    sure: bitsOf(classification, "plain"),
    label: labelOf(tool, stance, "derived", trusted),
    ...(grade < 3 && !classification.writes && { asksOnly: true as const }),
    ...(readsOpenWeb(classification) && { openWeb: true as const }),
  };
}

const WEB = new Set(["web-page", "search-result"]);

function readsOpenWeb({ private: reads, untrusted, egress, data }: Classification): boolean {
  return (
    untrusted.verdict !== "no" && reads.verdict !== "yes" && (egress.verdict !== "no" || WEB.has(data?.kind ?? ""))
  );
}
