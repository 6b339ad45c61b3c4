/** A name with its value, as a form takes them. */
export type Pair = { name: string; value: string };

/** One server as a form takes it: a program to start, or an address to call. */
export type PastedServer =
  | { kind: "stdio"; name: string; command: string; args: string[]; env: Pair[]; cwd: string }
  | { kind: "http"; name: string; url: string; headers: Pair[] };

/**
 * What a pasted text is. `choices`: a bare name that may be several things, the most likely first. `config`: JSON with the entries of
 * a client, for the import. `tools`: an answer to `tools/list`.
 */
export type Pasted =
  | { kind: "server"; server: PastedServer }
  | { kind: "choices"; choices: { label: string; server: PastedServer }[] }
  | { kind: "config"; text: string }
  | { kind: "tools"; text: string }
  | { kind: "problem"; message: string };

export const problem = (message: string): Pasted => ({ kind: "problem", message });

/** Something from which one server can be made. */
export const server = (server: PastedServer): Pasted => ({ kind: "server", server });
