import { LEGS, type Leg } from "@/lib/core/model/leg";

/** What the page's address can set. */
export type CompositionsOpening = {
  host?: string;
  legs?: readonly Leg[];
  /** The filter: only what is safe together with this server. */
  safeWith?: string;
  /** The server that is selected. */
  server?: string;
};

export function readOpening(query: Record<string, string | string[] | undefined>): CompositionsOpening {
  const one = (name: string) => (Array.isArray(query[name]) ? query[name][0] : query[name]);
  const legs = one("legs")?.split(",") ?? [];
  return {
    host: one("host"),
    legs: LEGS.filter((leg) => legs.includes(leg)),
    safeWith: one("safeWith"),
    server: one("server"),
  };
}
