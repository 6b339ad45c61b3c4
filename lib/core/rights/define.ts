/** What a right lets somebody do to a thing. Whoever may write can overwrite; `delete` takes a thing away as a whole. */
export const ACTIONS = ["read", "write", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

/** What a scope lets its holder do. */
export type Right = {
  scope: string;
  actions: readonly Action[];
  /** What it lets do in some services and not in others: nothing is concluded from it. */
  maybe?: readonly Action[];
  /** On what, in singular words as tools are filed by; of a thing of several words all must be there. */
  things: "all" | readonly string[];
  /** A scope that lets only read the same. */
  narrower?: string;
};

/** How the scopes of a service are read. `date` is when its documentation was looked up. */
export type ScopeGrammar = {
  id: string;
  title: string;
  source: string;
  date: string;
  /** Hosts of issuers and servers whose scopes are read so; absent where the form of a scope says it. */
  hosts?: RegExp;
  /** What a scope lets do; none for one that says who somebody is, undefined for one that is not of this grammar. */
  read(scope: string): readonly Right[] | undefined;
  /** Which scopes a scope brings along by the service's own word. */
  brings?: Readonly<Record<string, readonly string[]>>;
};

export const defineGrammar = (grammar: ScopeGrammar): ScopeGrammar => grammar;

export const READ: readonly Action[] = ["read"];
export const ALL: readonly Action[] = ["read", "write", "delete"];
