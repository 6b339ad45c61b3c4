import type { Grant } from "../model/right";
import type { ListedAs } from "../model/snapshot";
import { scopesIn } from "./tokens/define";

/** What the credentials that a server was listed with permit; undefined when that is unknown. */
export function grantsOf(listedAs: ListedAs | undefined): readonly Grant[] {
  if (listedAs?.how === "configured") return listedAs.rights ?? [];
  if (listedAs?.how !== "sign-in") return [];
  const scopes = scopesIn(listedAs.scope);
  return scopes.length > 0 ? [{ from: "sign-in", issuer: listedAs.issuer, scopes, whole: true }] : [];
}
