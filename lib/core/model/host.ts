import type { Channel } from "./channel";
import type { PerLeg } from "./leg";
import type { VerdictWord } from "./verdict";

/** What is known about one leg without reading texts. */
export type KnownLeg = { verdict: VerdictWord; grade?: 1 | 2 | 3; reason: string; condition?: string };

/** A built-in tool of a host, or a channel of a host or a server, as documented: data with reasons, not a classified text. */
export type BuiltIn = {
  name: string;
  description: string;
  /** What it is when it is not a tool. */
  channel?: Channel;
  /** Left out unless a person switches it on. */
  onRequest?: true;
  legs: PerLeg<KnownLeg>;
  writes: boolean;
  destructive: boolean;
  /** What it reads, as `Classification.data`. */
  data?: { kind: string; label: string };
  carrier?: { store: string; reads: boolean; writes: boolean };
};

/** The agent application itself: its built-in tools, and where that is documented. */
export type Host = {
  id: string;
  label: string;
  tools: BuiltIn[];
  /** The first one covers everything that no other one does. */
  sources: [HostSource, ...HostSource[]];
};

/** The source of a profile. `date` is the day on which it was read; without one the page is only a reference. `of` names the tools and properties that it documents. */
export type HostSource = { title: string; url: string; date?: string; of?: readonly string[] };
