import { isOpenToAll } from "../destinations/address";
import type { Keyed, Memory } from "../memory";

/** Digests remembered of each kind. */
const MOST = {
  heard: 4_000,
  brought: 8_000,
  links: 4_000,
  own: 2_000,
  confirmed: 1_000,
  sources: 4_000,
  authors: 400,
  foreign: 400,
  pages: 200,
  inPlay: 200,
  turnedTo: 400,
};
/** Senders remembered of one message. */
const MOST_SENDERS = 12;
const KEPT = ["heard", "brought", "links", "own", "confirmed", "sources", "inPlay", "turnedTo", "foreign"] as const;
type Kept = (typeof KEPT)[number];

/** What speaks against a call: when it no longer fits, nothing that came from others counts as known. */
const GUARDING = new Set<Kept>(["brought", "sources", "foreign"]);

/** Stands between the words of a sender and their addresses. */
const ADDRESSES = "";
/** By what a mail address is known to be of the same organisation as another: its domain; where anybody can have one, all of it. */
function organisationOf(email: string): string {
  const domain = email.slice(email.lastIndexOf("@"));
  return isOpenToAll(domain.slice(1)) ? email : domain;
}
/** Of a sender that is remembered the digests of their addresses and domains, without those of the words by which they are called. */
export const addressesOf = (sender: readonly string[]): string[] => sender.slice(sender.indexOf(ADDRESSES) + 1);
/** Digests of the words of a sender. */
export const namesOf = (sender: readonly string[]): string[] => sender.slice(0, sender.indexOf(ADDRESSES));

/** A memory that is written to; `now` is what it has become. */
export class Writing {
  private readonly next: Memory;
  constructor(
    from: Memory,
    readonly keyed: Keyed,
  ) {
    this.next = { ...from };
    for (const kind of KEPT) {
      this.next[kind] = { ...from[kind] };
      this.counts[kind] = Object.keys(from[kind]).length;
    }
    this.next.pages = { ...from.pages };
    this.next.authors = { ...from.authors };
  }
  private readonly digests = new Map<string, string>();
  private readonly counts: Partial<Record<Kept, number>> = {};

  /** Keeps the higher number of a digest. Of the user's words what is too much is left out; of strangers' it is noted that something is missing. */
  put(kind: Kept, text: string, value = 1): void {
    this.putDigest(kind, this.digestOf(text), value);
  }

  has(kind: Kept, text: string): boolean {
    return this.next[kind][this.digestOf(text)] !== undefined;
  }

  /** A page names its own host on every line. */
  private digestOf(text: string): string {
    let digest = this.digests.get(text);
    if (digest === undefined) this.digests.set(text, (digest = this.keyed(text)));
    return digest;
  }

  private putDigest(kind: Kept, digest: string, value = 1): void {
    const record = this.next[kind];
    const known = record[digest];
    if (known === undefined) {
      if ((this.counts[kind] ?? 0) >= MOST[kind]) return void (this.next.full ||= GUARDING.has(kind));
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    }
    if (known === undefined || known < value) record[digest] = value;
  }

  foreign(path: string): void {
    if (path !== "") this.put("foreign", `f:${path}`);
  }

  /** A message has one more sender, of these words and, where a record says them, these addresses. */
  author(id: string, words: readonly string[], emails: readonly string[] = []): void {
    const key = this.keyed(`n:${id}`);
    const known = this.next.authors[key] ?? [];
    const group = [
      ...words.map((word) => this.keyed(`w:${word}`)),
      ADDRESSES,
      ...emails.flatMap((email) => [email, organisationOf(email)]).map((one) => this.keyed(`e:${one}`)),
    ];
    if (known.some((one) => one.join() === group.join())) return;
    if (known.length >= MOST_SENDERS || (known.length === 0 && Object.keys(this.next.authors).length >= MOST.authors))
      return void (this.next.full = true);
    this.next.authors[key] = [...known, group];
  }

  set(part: Partial<Pick<Memory, "publishes" | "asks" | "elsewhere" | "planted" | "setUp" | "spent" | "full">>): void {
    Object.assign(this.next, part);
  }

  page(server: string, owner: string, chosen: number): void {
    const key = this.keyed(`t:${server}`);
    if (key in this.next.pages || Object.keys(this.next.pages).length < MOST.pages)
      this.next.pages[key] = { owner: this.keyed(owner), chosen };
  }

  get now(): Memory {
    return this.next;
  }
}
