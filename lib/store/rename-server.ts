import "server-only";
import { renamedFingerprint, renameInFinding } from "../core/findings/rename";
import { CoverSchema } from "../core/model/cover";
import { GovernanceSchema } from "../core/model/governance";
import { LockSchema } from "../core/model/lock";
import { OriginSchema, type Origin } from "../core/model/server";
import { RememberedSchema, type Remembered } from "../core/reports/remembered";
import { renameInLock, renameInSession, renaming, type Rename } from "../core/session/rename";
import { audited } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { findingOf } from "./findings";
import type { Prisma } from "./generated/client";
import { fromText, toText } from "./rows";
import { sessionColumns, sessionOf } from "./sessions";

type Tx = Prisma.TransactionClient;

/**
 * Gives a server another name, and follows it wherever the name stands for the server: sessions with their switches, compensating controls and
 * constraints, overrides, records, approvals, findings with what was decided about them, the rules that name servers, and what later
 * reports and shares are compared with. All or nothing. What is a log keeps the name of then. False when the name is taken, or the server gone.
 * @param seen the name that somebody saw before
 * @throws {ChangedMeanwhile} when it has another one by now
 */
export async function renameServer(id: string, to: string, seen: string): Promise<boolean> {
  return audited(async (tx, write) => {
    const server = await tx.server.findUnique({ where: { id } });
    if (server && server.name !== seen)
      throw await changedMeanwhile(tx, "the name of this server", { kind: "registered", subject: server.name });
    if (!server || (await tx.server.count({ where: { name: to } })) > 0) return false;
    const names = await tx.server.findMany({ select: { name: true } });
    const from = server.name;
    const rename = renaming(
      from,
      to,
      names.map(({ name }) => name),
    );
    write({ kind: "registered", subject: to, detail: { did: "renamed", before: from } });
    const origin = originOf(fromText(OriginSchema, server.origin), from, to);
    await tx.server.update({ where: { id }, data: { name: to, origin: toText(origin) } });
    await renameWhatWasSaid(tx, from, to);
    await renameInRules(tx, rename);
    await renameInSessions(tx, rename);
    const prints = await renameInFindings(tx, rename);
    await renameInReports(tx, rename, prints);
    await renameInCovers(tx, rename);
    await renameInShares(tx, rename);
    return true;
  });
}

/** The file keeps its name for the entry. */
function originOf(origin: Origin | undefined, from: string, to: string): Origin | undefined {
  if (!origin) return undefined;
  const { entry = from, ...rest } = origin;
  return entry === to ? rest : { ...rest, entry };
}

/** What was kept under the new name before, for a server that is not here, gives way to what was said of this one. */
async function renameWhatWasSaid(tx: Tx, from: string, to: string): Promise<void> {
  for (const { tool, leg } of await tx.override.findMany({ where: { server: from } }))
    await tx.override.deleteMany({ where: { server: to, tool, leg } });
  for (const { tool } of await tx.serverRecord.findMany({ where: { server: from } }))
    await tx.serverRecord.deleteMany({ where: { server: to, tool } });
  const renamed = { where: { server: from }, data: { server: to } };
  await tx.override.updateMany(renamed);
  await tx.serverRecord.updateMany(renamed);
  await tx.approval.updateMany(renamed);
}

async function renameInRules(tx: Tx, rename: Rename): Promise<void> {
  const row = await tx.governance.findUnique({ where: { id: 1 } });
  if (!row) return;
  const governance = fromText(GovernanceSchema, row.body);
  const hints = governance.hints.map(({ hint, servers }) =>
    servers ? { hint, servers: servers.map(rename) } : { hint },
  );
  await tx.governance.update({ where: { id: 1 }, data: { body: JSON.stringify({ ...governance, hints }) } });
}

async function renameInSessions(tx: Tx, rename: Rename): Promise<void> {
  for (const row of await tx.session.findMany()) {
    const before = sessionOf(row);
    const after = renameInSession(before, rename);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await tx.session.update({ where: { id: row.id }, data: sessionColumns(after) });
  }
}

/** By session and old fingerprint the new one, of the findings that are the same under another name. */
async function renameInFindings(tx: Tx, rename: Rename): Promise<Map<string, string>> {
  const prints = new Map<string, string>();
  for (const row of await tx.finding.findMany()) {
    const { sessionId } = row;
    const before = findingOf(row);
    const after = renameInFinding(before, rename);
    const { fingerprint, legs } = { ...after, legs: before.legs.map(rename) };
    if (
      JSON.stringify([before.servers, before.tools, before.legs]) === JSON.stringify([after.servers, after.tools, legs])
    )
      continue;
    prints.set(`${sessionId}\n${before.fingerprint}`, fingerprint);
    // One that ended under this name when it was another server's.
    if (fingerprint !== before.fingerprint) await tx.finding.deleteMany({ where: { sessionId, fingerprint } });
    await tx.finding.update({
      where: { sessionId_fingerprint: { sessionId, fingerprint: before.fingerprint } },
      data: {
        fingerprint,
        servers: JSON.stringify(after.servers),
        tools: JSON.stringify(after.tools),
        legs: JSON.stringify(legs),
      },
    });
  }
  return prints;
}

/** Actions are named by their server. */
async function renameInCovers(tx: Tx, rename: Rename): Promise<void> {
  for (const { sessionId, body } of await tx.reportCover.findMany()) {
    const { actions = [], ...cover } = fromText(CoverSchema, body);
    const renamed = actions.map((one) => ({ ...one, action: rename(one.action) }));
    await tx.reportCover.update({
      where: { sessionId },
      data: { body: JSON.stringify({ ...cover, ...(renamed.length > 0 && { actions: renamed }) }) },
    });
  }
}

async function renameInReports(tx: Tx, rename: Rename, prints: ReadonlyMap<string, string>): Promise<void> {
  for (const { sessionId, ...row } of await tx.lastReport.findMany()) {
    const inReport = ({ lock, findings, ...rest }: Remembered): Remembered => ({
      ...rest,
      lock: renameInLock(lock, rename),
      findings: findings.map((one) => ({
        ...one,
        fingerprint:
          prints.get(`${sessionId}\n${one.fingerprint}`) ??
          // Notes are not kept as findings: those about one server are found by it.
          lock.servers
            .map(({ name }) => renamedFingerprint({ ...one, servers: [name], tools: [] }, rename))
            .find((print) => print !== one.fingerprint) ??
          one.fingerprint,
      })),
    });
    const before = fromText(RememberedSchema, row.before);
    await tx.lastReport.update({
      where: { sessionId },
      data: {
        last: JSON.stringify(inReport(fromText(RememberedSchema, row.last))),
        before: toText(before && inReport(before)),
      },
    });
  }
}

async function renameInShares(tx: Tx, rename: Rename): Promise<void> {
  for (const { id, lock } of await tx.ownShare.findMany({ select: { id: true, lock: true } }))
    await tx.ownShare.update({
      where: { id },
      data: { lock: JSON.stringify(renameInLock(fromText(LockSchema, lock), rename)) },
    });
}
