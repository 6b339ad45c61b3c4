import type { HeldShare, KeptEntry, Minted, ShareRight, ShareLink } from "../core/model/share";

/** Who asks: the holder of a link, or the owner of a share, each with a secret that only they were given. */
export type Credential = { kind: "link" | "owner"; id: string; secret: string };

/**
 * Keeps sealed shares and their logs, and never sees what is in them. Two do: this Trefoil's own database, and another
 * server over HTTP (a relay), which answers the same. Everything refused is a `Refusal`.
 */
export type ShareStore = {
  /** Keeps a sealed snapshot and gives its id and the owner's secret. */
  keep(sealed: string): Promise<{ id: string; ownerSecret: string }>;
  read(who: Credential): Promise<HeldShare>;
  /** Counts that a reader opened it. Reading alone counts nothing. */
  countOpen(who: Credential): Promise<void>;
  log(who: Credential): Promise<KeptEntry[]>;
  /** Adds an entry as number `seq`; refused with 409 when somebody else was quicker. */
  append(who: Credential, entry: { seq: number; sealed: string }): Promise<void>;
  links(who: Credential): Promise<ShareLink[]>;
  mint(who: Credential, link: { right: ShareRight; expiresAt: string }): Promise<Minted>;
  revoke(who: Credential, linkId: string): Promise<void>;
  /** Forgets snapshot and log for good; every link is gone with them. */
  withdraw(who: Credential): Promise<void>;
};

/** Why a share store refuses, as an HTTP status and in words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const LONGEST_DAYS = 366;

/** Refuses the end of a link that is over already or too far away. */
export function checkEnd(expiresAt: string): void {
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
  if (!(days > 0 && days <= LONGEST_DAYS)) throw new Refusal(400, `A link ends within ${LONGEST_DAYS} days.`);
}
