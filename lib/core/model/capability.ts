/** What a tool can do, as far as policies are concerned: the three legs, and the two capabilities that other rules add. */
export const CAPABILITIES = ["private", "untrusted", "egress", "writes", "destructive"] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Capabilities in words, for use in a sentence. */
export const CAPABILITY_WORDS: Record<Capability, string> = {
  private: "private data",
  untrusted: "untrusted input",
  egress: "a way out",
  writes: "changing state",
  destructive: "destruction",
};
