import { createHash } from "node:crypto";
import { rowOf, type FindingRow } from "@/lib/core/findings/filter";
import { follow } from "@/lib/core/findings/lifecycle";
import type { FindingRecord } from "@/lib/core/model/finding-record";
import { findApprovals } from "@/lib/store/approvals";
import { findFindings, findingsKeys, putFindings } from "@/lib/store/findings";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import packageJson from "@/package.json";
import { runHeavy } from "./heavy/run";
import { judgedKeys } from "./judged-servers";
import { openingOf } from "./open-session";
import { rulesInForce } from "./rules-in-force";

/**
 * The findings of all kept sessions, or of one, as they stand now. Sessions of which nothing changed since they were judged last,
 * and today, are not judged again.
 */
export async function findingsNow(sessionId?: string): Promise<FindingRecord[]> {
  const [specs, known, keyOf] = await Promise.all([findSessions(), findingsKeys(), keys()]);
  for (const spec of specs) {
    if (sessionId !== undefined && spec.id !== sessionId) continue;
    const key = keyOf(spec);
    if (known.get(spec.id) !== key) await judgeAnew(spec, key);
  }
  return findFindings(sessionId);
}

/** What a session came to; notes are left out, unless somebody accepted one. */
async function judgeAnew(spec: StoredSession, key: string): Promise<void> {
  const opening = await openingOf(spec);
  const { findings, states } = await runHeavy("findings", { opening, version: packageJson.version });
  const before = await findFindings(spec.id);
  const accepted = new Set(before.filter((record) => record.accepted).map(({ fingerprint }) => fingerprint));
  const counting = findings.filter(({ level, fingerprint }) => level !== "note" || accepted.has(fingerprint));
  await putFindings(spec.id, key, follow(before, counting, states, spec.id, today()));
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
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

/** All of them as lists show them today. */
export async function allRows(): Promise<FindingRow[]> {
  const [records, specs] = [await findingsNow(), await findSessions()];
  const names = new Map(specs.map(({ id, name }) => [id, name]));
  return records.map((record) => rowOf(record, names.get(record.sessionId) ?? "", today()));
}
