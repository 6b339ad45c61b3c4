import { createHash } from "node:crypto";
import type { ShareLink } from "../core/model/share";
import {
  addKeptEntry,
  addKeptLink,
  addKeptShare,
  countForeignShares,
  countOpen,
  findKeptEntries,
  findKeptLinks,
  getKeptLink,
  getKeptShare,
  revokeKeptLink,
  withdrawKeptShare,
  type KeptShare,
} from "../store/kept-shares";
import { checkEnd, Refusal, type Credential, type ShareStore } from "./share-store";
import { hashOf, matches, newId, newSecret } from "./secrets";

/** A log is a conversation, not a store: one holder of a link cannot fill the disk. */
const MOST_ENTRIES = 1000;
const MOST_LINKS = 100;
const MOST_FOREIGN = 500;

/** Hashed against when there is nothing of that name, so that the answer takes as long. */
const NOBODY = hashOf("nobody");
const UNKNOWN = "There is no such share or link here.";
const GONE = "This link is gone: it expired, or its owner took it back.";

type Entry = { share: KeptShare; link?: ShareLink };

/** Shares in this Trefoil's own database. `foreign` marks those that it keeps for others. */
export function localShareStore({ foreign = false } = {}): ShareStore {
  return {
    async keep(sealed) {
      if (foreign && (await countForeignShares()) >= MOST_FOREIGN) throw new Refusal(507, "This relay is full.");
      const id = createHash("sha256").update(sealed).digest("hex");
      const ownerSecret = newSecret();
      if (!(await addKeptShare({ id, sealed, ownerHash: hashOf(ownerSecret), foreign })))
        throw new Refusal(409, "This share is kept here already. Seal it anew for another one.");
      return { id, ownerSecret };
    },
    async read(who) {
      const { share, link } = await enter(who);
      return { id: share.id, sealed: share.sealed, right: link?.right ?? "owner", expiresAt: link?.expiresAt };
    },
    async countOpen(who) {
      const { link } = await enter(who);
      if (link) await countOpen(link.id);
    },
    async log(who) {
      const { share } = await enter(who);
      return findKeptEntries(share.id);
    },
    async append(who, { seq, sealed }) {
      const { share, link } = await enter(who);
      if (link?.right === "view") throw new Refusal(403, "This link is for reading only.");
      if (seq >= MOST_ENTRIES) throw new Refusal(507, `A log holds at most ${MOST_ENTRIES} entries.`);
      if (!(await addKeptEntry(share.id, { seq, sealed, through: link?.id ?? "owner" })))
        throw new Refusal(409, "Somebody wrote at the same moment. Read the log again.");
    },
    async links(who) {
      const { share } = await asOwner(who);
      return (await findKeptLinks(share.id)).map(shownLink);
    },
    async mint(who, { right, expiresAt }) {
      const { share } = await asOwner(who);
      checkEnd(expiresAt);
      if ((await findKeptLinks(share.id)).length >= MOST_LINKS)
        throw new Refusal(507, `A share has at most ${MOST_LINKS} links.`);
      const minted = { id: newId(), secret: newSecret() };
      await addKeptLink({ id: minted.id, shareId: share.id, secretHash: hashOf(minted.secret), right, expiresAt });
      return minted;
    },
    async revoke(who, linkId) {
      const { share } = await asOwner(who);
      await revokeKeptLink(share.id, linkId);
    },
    async withdraw(who) {
      const { share } = await asOwner(who);
      await withdrawKeptShare(share.id);
    },
  };
}

/** What the owner sees of a link: neither the share nor anything of its secret. */
function shownLink({ id, right, createdAt, expiresAt, revokedAt, opens, lastOpenedAt }: ShareLink): ShareLink {
  return { id, right, createdAt, expiresAt, revokedAt, opens, lastOpenedAt };
}

/** A wrong secret and a wrong name are answered alike; only who has the right secret learns that a link is gone. */
async function enter({ kind, id, secret }: Credential): Promise<Entry> {
  if (kind === "owner") {
    const share = await getKeptShare(id);
    if (!matches(secret, share?.ownerHash ?? NOBODY) || !share) throw new Refusal(404, UNKNOWN);
    if (share.withdrawnAt !== undefined) throw new Refusal(410, "This share was withdrawn.");
    return { share };
  }
  const link = await getKeptLink(id);
  if (!matches(secret, link?.secretHash ?? NOBODY) || !link) throw new Refusal(404, UNKNOWN);
  const share = await getKeptShare(link.shareId);
  if (
    !share ||
    share.withdrawnAt !== undefined ||
    link.revokedAt !== undefined ||
    Date.parse(link.expiresAt) <= Date.now()
  )
    throw new Refusal(410, GONE);
  return { share, link };
}

async function asOwner(who: Credential): Promise<Entry> {
  if (who.kind !== "owner") throw new Refusal(403, "Only the owner of the share may do this.");
  return enter(who);
}
