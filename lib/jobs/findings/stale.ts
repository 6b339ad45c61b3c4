import { createHash } from "node:crypto";
import { findApprovals } from "@/lib/store/approvals";
import { findingsKeys } from "@/lib/store/findings";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import { judgedKeys } from "../judged/known";
import { rulesInForce } from "../rules-in-force";
import { today } from "./today";

/** A session whose findings are out of date, and the key of what they would follow from now. */
export type StaleSession = { spec: StoredSession; key: string };

/** The saved sessions, or that one of them, of which something changed since their findings were worked out, or the day did. */
export async function staleSessions(sessionId?: string): Promise<StaleSession[]> {
  const [specs, known, keyOf] = await Promise.all([findSessions(), findingsKeys(), keys()]);
  return specs
    .filter(({ id }) => sessionId === undefined || id === sessionId)
    .map((spec) => ({ spec, key: keyOf(spec) }))
    .filter(({ spec, key }) => known.get(spec.id) !== key);
}

/** Digest of all that the findings of a session follow from, and the day. */
async function keys(): Promise<(spec: StoredSession) => string> {
  const [judged, { policies, governance, file }, approvals] = await Promise.all([
    judgedKeys(),
    rulesInForce(),
    findApprovals(),
  ]);
  const shared = JSON.stringify([policies, governance, file?.problems, approvals, today()]);
  return (spec) =>
    createHash("sha256")
      .update(
        JSON.stringify([
          { ...spec, updatedAt: undefined },
          spec.servers.map((name) => judged.get(name) ?? null),
          shared,
        ]),
      )
      .digest("base64url");
}
