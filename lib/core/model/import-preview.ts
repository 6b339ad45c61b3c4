import type { Transport } from "./server";

/** Where a config is read from: a file found on this machine, or a text that the browser holds. */
export type ConfigSource = { path: string } | { text: string; fileName: string; importer: string };

/** One entry of a config, before it is registered. Names of secrets, never values. */
export type ImportEntry = {
  name: string;
  kind: Transport["kind"];
  reach: string;
  line?: number;
  disabled: boolean;
  hiddenTools: string[];
  /** The only tools that the config offers to the model. */
  onlyTools?: string[];
  /** How many tools the file itself describes; they can be judged without starting anything. */
  declared?: number;
  /** Environment variables or headers. */
  secrets: string[];
  /** How it relates to what is registered: the `same` entry, or another one of that `name`; and the name of that one here. */
  known?: { as: "same" | "name"; name: string };
  /** A name that is free. */
  freeName: string;
};

/** A config as read: its entries, and what could not be read and where. */
export type ImportPreview = {
  fileName: string;
  importer: string;
  label: string;
  /** Other clients write the same, and nothing in it shows whose it is. */
  guessed?: true;
  /** What this client keeps elsewhere, in words. */
  incomplete?: string;
  /** Id of the host profile of this client, `none` without one. */
  host: string;
  entries: ImportEntry[];
  problems: { entry?: string; line?: number; message: string }[];
};

/** What was chosen: entries by name, each with the name to register it by, or as the new form of a registered server. */
export type ImportChoice = {
  source: ConfigSource;
  chosen: { name: string; as: string; replace: boolean }[];
  session: { name: string; host: string } | null;
};
