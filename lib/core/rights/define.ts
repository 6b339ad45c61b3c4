/** What a right lets somebody do to a thing. Whoever may write can overwrite; `delete` removes a whole thing. */
export const ACTIONS = ["read", "write", "delete"] as const;
export type ScopeAction = (typeof ACTIONS)[number];

/** What a scope lets its holder do. */
export type Right = {
  scope: string;
  actions: readonly ScopeAction[];
  /** What it permits in some services and not in others: nothing is concluded from it. */
  maybe?: readonly ScopeAction[];
  /** On what, in singular words as tools are filed by; of a thing of several words all must be there. */
  things: "all" | readonly string[];
  /** A scope that only permits reading the same. */
  narrower?: string;
};

/** How the scopes of a service are read. `date` is when its documentation was looked up. */
export type ScopeGrammar = {
  id: string;
  title: string;
  source: string;
  date: string;
  /** Hosts of issuers and servers that use this grammar; absent if the form of a scope shows it. */
  hosts?: RegExp;
  /** What a scope permits; empty for one that only says who somebody is, undefined for one that is not of this grammar. */
  read(scope: string): readonly Right[] | undefined;
  /** Which other scopes a scope includes, according to the service. */
  brings?: Readonly<Record<string, readonly string[]>>;
};

export const defineGrammar = (grammar: ScopeGrammar): ScopeGrammar => grammar;

export const READ: readonly ScopeAction[] = ["read"];
export const ALL: readonly ScopeAction[] = ["read", "write", "delete"];
