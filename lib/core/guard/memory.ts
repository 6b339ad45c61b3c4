/** A keyed digest of a text: the same text has the same one within a session, and no other session can tell what it was. */
export type Keyed = (text: string) => string;

/**
 * What is remembered of destinations: keyed digests, never texts. Before it is digested each is marked with its kind: `e:` a mail
 * address, `h:` in whose hands a web address is, `s:` its site, `u:` the whole of it, `n:` a name, `d:` a number, `w:` a word,
 * `t:` a tool, `f:` a folder or file, `p:` a page that is typed into.
 */
export type Memory = {
  /** What the user wrote: 1, or 2 where the same message asks for something to go out. */
  heard: Record<string, number>;
  /** The user spoke of publishing from a project. */
  publishes: boolean;
  /** The last message that asks for something to go out: what it says of where to. */
  asks?: AskedMessage;
  /**
   * What came with what strangers write: of whole addresses 1 and the bits that the choice among them can tell; 2 of a message whose writer
   * a record says, and of a site that was sent to the user; of all else 1.
   */
  brought: Record<string, number>;
  /** Whole addresses that came from the open web, with the bits that the choice among them can tell. */
  links: Record<string, number>;
  /** What the user's own records say: 2 of somebody or something whom the user named, and of accounts that were paid before, 1 the mail addresses of others. */
  own: Record<string, number>;
  /** What a person let pass when asked. */
  confirmed: Record<string, number>;
  /** Of messages that were brought, by their ids, the words by which each of their senders is called, and their addresses and domains. */
  authors: Record<string, string[][]>;
  /** Places where strangers' words were read and people who wrote them: where they can read answers. */
  sources: Record<string, number>;
  /** The place that a server's browser shows: 2 when the user had something sent there, 1 when only named, 0 otherwise. */
  pages: Record<string, { owner: string; chosen: number }>;
  /** Servers that were in use before strangers' words came in, as digests. */
  inPlay: Record<string, number>;
  /** Places that the agent turned to before strangers' words came in: nobody else can have told it. */
  turnedTo: Record<string, number>;
  /** The first tool that read something private after strangers' words had come in, and that the user had not spoken of. */
  elsewhere?: string;
  /** Where files of others were put: fetched and cloned. */
  foreign: Record<string, number>;
  /** The tool that wrote a file with an address in it that strangers brought. */
  planted?: string;
  /** The tool that wrote a file that runs by itself and speaks to the network. */
  setUp?: string;
  /** Bits told by the choice among links. */
  spent: number;
  /** There was more than is remembered: what is not known is then taken for brought by strangers. */
  full: boolean;
};

/** What a message asks to go out: an answer to somebody, to all of them; and whether it has addresses of receivers in it. */
export type AskedMessage = { replies: boolean; all: boolean; addressed: boolean };

export const BLANK: Memory = {
  heard: {},
  publishes: false,
  brought: {},
  links: {},
  own: {},
  confirmed: {},
  authors: {},
  foreign: {},
  sources: {},
  pages: {},
  inPlay: {},
  turnedTo: {},
  spent: 0,
  full: false,
};

/** Digests remembered of each kind. */
export const MOST = {
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
/** Stands between the words of a sender and their addresses. */
const ADDRESSES = "";
export const addressesOf = (sender: readonly string[]): string[] => sender.slice(sender.indexOf(ADDRESSES) + 1);
export const namesOf = (sender: readonly string[]): string[] => sender.slice(0, sender.indexOf(ADDRESSES));
/** Senders remembered of one message. */
const MOST_SENDERS = 12;
const KEPT = ["heard", "brought", "links", "own", "confirmed", "sources", "inPlay", "turnedTo", "foreign"] as const;
type Kept = (typeof KEPT)[number];

/** What speaks against a call: when it no longer fits, nothing that came from others counts as known. */
const GUARDING = new Set<Kept>(["brought", "sources", "foreign"]);

/** A memory that is written to; `done` gives what it has become. */
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
      ...emails.flatMap((email) => [email, email.slice(email.lastIndexOf("@"))]).map((one) => this.keyed(`e:${one}`)),
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
