import { named, type Unnamed } from "../../model/client";
import type { DeclaredHints } from "../hints";

/** How a client treats a tool: in a few words, and whether a person is asked. */
export type Treatment = { word: string; guard: "none" | "asks" | "refuses" | "orders" };

/** One thing that a client decides by hints. */
export type ClientView = {
  id: string;
  question: string;
  why: string;
  source: string;
  /** When the source was read, ISO 8601. */ date: string;
  treat(declared: DeclaredHints): Treatment;
};

/** A client or gateway that reads hints, as far as a source says how. */
export type Client = { id: string; label: string; views: readonly ClientView[] };

export const defineClient = (client: Unnamed<Client>): Client => named(client);
