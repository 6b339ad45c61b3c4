import type { PerLeg } from "./leg";
import type { VerdictWord } from "./verdict";

/** What a built-in tool, or a property of the host (`remote-images`), does, as people know it: a host's tools are data with reasons, not classified texts. */
export type BuiltIn = {
  name: string;
  description: string;
  legs: PerLeg<{ verdict: VerdictWord; grade?: 1 | 2 | 3; reason: string; condition?: string }>;
  writes: boolean;
  destructive: boolean;
  carrier?: { store: string; reads: boolean; writes: boolean };
};

/** The agent application itself: its built-in tools, and where that is documented. */
export type Host = {
  id: string;
  label: string;
  tools: BuiltIn[];
  /** `date` is the day the page was read; without it the page is where to look, and was not read again. */
  sources: { title: string; url: string; date?: string }[];
};
