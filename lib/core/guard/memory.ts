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

/** What a session begins with. */
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
