import type { Drift } from "@/lib/core/drift/drift";
import { lockOfMap } from "@/lib/core/lock/map-lock";
import { Secret } from "@/lib/core/model/secret";
import type { LoggedEntry } from "@/lib/core/model/review";
import type { Minted, ShareRight } from "@/lib/core/model/share";
import { followChain } from "@/lib/core/reviews/chain";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { fromBase64Url } from "@/lib/core/share/base64url";
import { openEntry } from "@/lib/core/share/stored";
import { seal, unseal } from "@/lib/secrets/seal";
import { checkEnd, Refusal, type Credential, type ShareStore } from "@/lib/shares/share-store";
import { localShareStore } from "@/lib/shares/local-share-store";
import { relayShareStore } from "@/lib/shares/relay-share-store";
import { addOwnShare, deleteOwnShare, getOwnShare, labelLink, type OwnShare } from "@/lib/store/own-shares";
import { getSession } from "@/lib/store/sessions";
import { getSharing } from "@/lib/store/sharing";
import packageJson from "@/package.json";
import { runHeavy } from "./heavy/run";
import { MAP, mapDrift } from "./map-drift";
import { openMap } from "./open-members";
import { openingOf } from "./open-session";

export type NewLink = { right: ShareRight; expiresAt: string; label: string };
/** What a browser sealed, and the first link to it. */
export type SealedShare = { sealed: string; key: string; snapshot: string; atRelay: boolean; link: NewLink };
type Made = { ownId: string; relay: string; minted: Minted };

/** Keeps a sealed snapshot of a session as it is saved, and makes its first link. */
export async function shareSession({ sessionId, ...sealed }: SealedShare & { sessionId: string }): Promise<Made> {
  checkEnd(sealed.link.expiresAt);
  const spec = await getSession(sessionId);
  if (!spec) throw new Refusal(404, "This session has been deleted in the meantime.");
  const lock = await runHeavy("lock", { opening: await openingOf(spec), version: packageJson.version });
  return keepShare({ sessionId, name: spec.name, lock }, sealed);
}

/** Keeps a sealed map of all servers with this host, and makes its first link. */
export async function shareMap({ host, ...sealed }: SealedShare & { host: string }): Promise<Made> {
  checkEnd(sealed.link.expiresAt);
  const [members, beneath] = await openMap(host);
  const lock = lockOfMap(members, beneath.host);
  return keepShare({ sessionId: MAP, name: "Compositions", lock }, sealed);
}

async function keepShare(
  shared: Pick<OwnShare, "sessionId" | "name" | "lock">,
  { sealed, key, snapshot, atRelay, link }: SealedShare,
): Promise<Made> {
  const { relay, sealedRelayKey } = await getSharing();
  if (atRelay && relay === "") throw new Refusal(400, "No relay is set up.");
  const store = atRelay
    ? relayShareStore(relay, sealedRelayKey === null ? undefined : unseal(sealedRelayKey).reveal())
    : localShareStore();
  const { id: shareId, ownerSecret } = await store.keep(sealed);
  const own = await addOwnShare({
    ...shared,
    relay: atRelay ? relay : "",
    shareId,
    sealedKey: seal(new Secret(key)),
    sealedOwner: seal(new Secret(ownerSecret)),
    snapshot,
    ruleset: rulesetDigest(),
    labels: {},
  });
  try {
    return { ownId: own.id, relay: own.relay, minted: await mintFor(own, link) };
  } catch (error) {
    // Without a link nobody could open or find the share, so it is not left behind.
    await withdrawShare(own.id).catch(() => undefined);
    throw error;
  }
}

/** Makes another link to a share. */
export async function mintFor(own: OwnShare, { right, expiresAt, label }: NewLink): Promise<Minted> {
  const { store, who } = storeOf(own);
  const minted = await store.mint(who, { right, expiresAt });
  await labelLink(own.id, minted.id, label);
  return minted;
}

/** Where a share is stored, and the proof that it is ours. */
export function storeOf(own: OwnShare): { store: ShareStore; who: Credential } {
  const store = own.relay === "" ? localShareStore() : relayShareStore(own.relay);
  return { store, who: { kind: "owner", id: own.shareId, secret: unseal(own.sealedOwner).reveal() } };
}

/** The key of a share, for its owner's browser only. */
export function keyOf(own: OwnShare): string {
  return unseal(own.sealedKey).reveal();
}

/** What was said about a share, opened with its key; null while the server that stores it cannot be reached. */
export async function readOwnLog(own: OwnShare): Promise<LoggedEntry[] | null> {
  const { store, who } = storeOf(own);
  const key = fromBase64Url(keyOf(own));
  try {
    const entries = await Promise.all(
      (await store.log(who)).map(async ({ through, sealed }) => ({
        through,
        entry: key && (await openEntry(sealed, key)),
      })),
    );
    return followChain(entries.filter((one): one is LoggedEntry => one.entry !== undefined)).log;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Withdraws a share everywhere. A relay that does not answer keeps its ciphertext, so nothing is forgotten here then. */
export async function withdrawShare(id: string): Promise<void> {
  const own = await getOwnShare(id);
  if (!own) return;
  const { store, who } = storeOf(own);
  try {
    await store.withdraw(who);
  } catch (error) {
    if (!(error instanceof Refusal) || (error.status !== 404 && error.status !== 410)) throw error;
  }
  await deleteOwnShare(id);
}

/** What became of what was shared, by its effect on the legs. Absent when its session is no more. */
export async function driftSince(own: OwnShare): Promise<Drift | undefined> {
  if (own.sessionId === MAP) return mapDrift(own);
  const spec = await getSession(own.sessionId);
  if (!spec) return undefined;
  const [drift] = await runHeavy("drifts", { opening: await openingOf(spec), locks: [own.lock] });
  return drift;
}
