import type { ComponentKind } from "./component";

/** Where components are read from: what clients load on this machine, or files that the browser holds. */
export type FilesSource = { machine: true } | { files: { path: string; text: string }[] };

/** One component before it is registered. */
export type FilesEntry = {
  name: string;
  kind: ComponentKind;
  title: string;
  description?: string;
  file: string;
  /** Labels of the clients that load it there. */
  clients: string[];
  /** What it does to a session, a sentence each. */
  sentences: string[];
  /** How it relates to what is registered. */
  known: "new" | "same" | "changed";
};

/** What files hold beside servers, the servers that they add, and what could not be read. */
export type FilesPreview = {
  entries: FilesEntry[];
  servers: { name: string; reach: string; file: string }[];
  problems: string[];
};

/** What is done with the chosen ones: they get a new session, become part of an existing one, or are only registered. */
export type FilesChoice = {
  source: FilesSource;
  chosen: string[];
  servers: string[];
  into: { name: string; host: string } | { sessionId: string } | null;
};
