import "server-only";
import { SessionSpecSchema, type SessionSpec } from "../core/model/session";
import { canonicalJson } from "../core/text/canonical";
import { audited, type Note } from "./audit";
import { changedMeanwhile, type ChangedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import { now } from "./rows";
import type { SentBy } from "./servers";
import type { Session as SessionRow } from "./generated/client";

export type StoredSession = SessionSpec & { id: string; updatedAt: string };

/** Also for whoever changes sessions within a transaction that does more. */
export function sessionOf(row: SessionRow): StoredSession {
  const spec = SessionSpecSchema.parse({
    name: row.name,
    host: row.host,
    servers: JSON.parse(row.servers),
    off: JSON.parse(row.off),
    on: JSON.parse(row.on),
    gates: JSON.parse(row.gates),
    wishes: JSON.parse(row.wishes),
  });
  return { ...spec, id: row.id, updatedAt: row.updatedAt };
}

export function sessionColumns(spec: SessionSpec) {
  return {
    name: spec.name,
    host: spec.host,
    servers: JSON.stringify(spec.servers),
    off: JSON.stringify(spec.off),
    on: JSON.stringify(spec.on ?? []),
    gates: JSON.stringify(spec.gates ?? []),
    wishes: JSON.stringify(spec.wishes ?? {}),
    updatedAt: now(),
  };
}

/** All sessions, last changed first. */
export async function findSessions(): Promise<StoredSession[]> {
  const rows = await database.session.findMany({ orderBy: [{ updatedAt: "desc" }, { name: "asc" }] });
  return rows.map(sessionOf);
}

export async function getSession(id: string): Promise<StoredSession | null> {
  const row = await database.session.findUnique({ where: { id } });
  return row && sessionOf(row);
}

/** @param level the verdict that was shown when it was kept, for the audit log; also below */
export async function createSession(spec: SessionSpec, level?: string, sentBy?: SentBy): Promise<StoredSession> {
  return audited(async (tx, write) => {
    write(noteOf(spec, "created", level));
    return sessionOf(await tx.session.create({ data: { ...sessionColumns(spec), ...sentBy } }));
  });
}

/**
 * Keeps a changed session if it still stands as `before` says. Null when it was changed or deleted meanwhile: read it again, change that.
 */
export async function updateSession(
  before: StoredSession,
  spec: SessionSpec,
  level?: string,
): Promise<StoredSession | null> {
  const { id } = before;
  return audited(async (tx, write) => {
    const row = await tx.session.findUnique({ where: { id } });
    if (!row || canonicalJson(sessionOf(row)) !== canonicalJson(before)) return null;
    const note = noteOf(spec, "changed", level);
    const turned = {
      off: spec.off.filter((one) => !before.off.includes(one)),
      on: before.off.filter((one) => !spec.off.includes(one)),
    };
    write({
      ...note,
      detail: {
        ...note.detail,
        changed: changedParts(before, spec),
        ...(before.name === spec.name ? {} : { before: before.name }),
        ...(turned.off.length > 0 ? { turnedOff: turned.off } : {}),
        ...(turned.on.length > 0 ? { turnedOn: turned.on } : {}),
      },
    });
    return sessionOf(await tx.session.update({ where: { id }, data: sessionColumns(spec) }));
  });
}

/** The parts of a session that a change replaces as a whole, as the audit log names them. */
export const REPLACED_PARTS = { name: "name", gates: "compensating controls", wishes: "constraints" } as const;

/** What to throw when others have changed a part of a session since somebody saw it. */
export function sessionChangedMeanwhile(name: string, part: keyof typeof REPLACED_PARTS): Promise<ChangedMeanwhile> {
  const words = REPLACED_PARTS[part];
  return changedMeanwhile(
    database,
    `the ${words} of this session`,
    { kind: "session", subject: name },
    { part: words },
  );
}

function changedParts(before: SessionSpec, after: SessionSpec): string[] {
  const parts = Object.keys(REPLACED_PARTS) as (keyof typeof REPLACED_PARTS)[];
  return parts
    .filter((part) => canonicalJson(before[part] ?? null) !== canonicalJson(after[part] ?? null))
    .map((part) => REPLACED_PARTS[part]);
}

export async function deleteSession(id: string): Promise<void> {
  await audited(async (tx, write) => {
    const known = await tx.session.findUnique({ where: { id } });
    if (!known) return;
    write(noteOf(sessionOf(known), "deleted"));
    await tx.reportCover.deleteMany({ where: { sessionId: id } });
    await tx.session.delete({ where: { id } });
  });
}

function noteOf({ name, host, servers, off, on = [], gates = [] }: SessionSpec, did: string, level?: string): Note {
  const detail = {
    did,
    host,
    servers,
    off,
    ...(on.length > 0 ? { on } : {}),
    ...(gates.length > 0 ? { gates: gates.length } : {}),
    ...(level ? { level } : {}),
  };
  return { kind: "session", subject: name, detail };
}
