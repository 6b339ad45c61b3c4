/** How much of a definition is read when it is judged; what lies beyond bears on nothing. */
export const LIMITS = {
  /** UTF-16 units of a description. */
  description: 20_000,
  /** UTF-16 units of a description in which its first sentence is looked for when a server is profiled. */
  head: 400,
  /** UTF-16 units of a name, a title, or a parameter's name. */
  name: 400,
  /** UTF-16 units of a server's description and instructions, each. */
  serverText: 4_000,
  /** Parameters of one tool, over all levels. */
  params: 400,
  /** Levels of a schema. */
  depth: 6,
  /** Tools by which a server is profiled. */
  profileTools: 200,
  /** Characters of a quote. */
  quote: 160,
} as const;
