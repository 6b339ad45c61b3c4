import type { LockedCalls } from "../model/lock";
import type { Policy } from "../model/policy";
import type { Session, SessionTool, Stance } from "../model/session";
import type { Classification } from "../model/verdict";
import { labelOf } from "../propagation/derived";
import { mayHaveGuests } from "./guests";
import { bitsOf, enforcedOf } from "./policy";
import { DEFAULT_SETTINGS, JUDGED_SCHEMA, type GuardedTool, type GuardRules, type GuardSettings } from "./rules";

/** Makes the guard's rules from a lock. Servers and tools that are switched off are left out, and so are unknown to the guard. */
export function judgeRules(
  session: Session,
  policies: readonly Policy[],
  {
    lock,
    key = "",
    calls,
    ...settings
  }: Partial<GuardSettings> & { lock: string; key?: string; calls?: ReadonlyMap<string, LockedCalls> },
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
    key,
    policies: policies.map(enforcedOf),
    tools: on.flatMap((server) =>
      server.tools
        .filter((tool) => !tool.off && tool.channel === undefined)
        .map((tool) => ({
          ...guarded(tool, how.stance, { builtIn: server.builtIn, trusted: server.trust !== undefined }),
          ...(calls?.has(tool.id) && { calls: calls.get(tool.id) }),
        })),
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
    ...(mayHaveGuests(tool.tool.inputSchema) && { guests: true as const }),
  };
}

const WEB = new Set(["web-page", "search-result"]);

function readsOpenWeb({ private: reads, untrusted, egress, data }: Classification): boolean {
  return (
    untrusted.verdict !== "no" && reads.verdict !== "yes" && (egress.verdict !== "no" || WEB.has(data?.kind ?? ""))
  );
}
