import type { Channel } from "./channel";
import type { PerLeg } from "./leg";
import type { VerdictWord } from "./verdict";

/** What is known of one leg without reading a text for clues. */
export type KnownLeg = { verdict: VerdictWord; grade?: 1 | 2 | 3; reason: string; condition?: string };

/** A built-in tool of a host, or a channel of a host or a server, as people know it: data with reasons, not a classified text. */
export type BuiltIn = {
  name: string;
  description: string;
  /** What it is when it is no tool. */
  channel?: Channel;
  /** Left out unless a person asks for it. */
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
  /** The first one tells of everything that no other one does. */
  sources: [HostSource, ...HostSource[]];
};

/** Where a profile was read. `date` is the day of it; without one the page is where to look, and was not read again. `of` names the tools and properties that it tells of. */
export type HostSource = { title: string; url: string; date?: string; of?: readonly string[] };
