import type { ListedAs } from "@/lib/core/model/snapshot";

/** With which credentials it was asked, since its list may depend on them. */
export function askedAs(listedAs: ListedAs): string {
  if (listedAs.how === "anonymous") return "anonymously, without any credential";
  if (listedAs.how === "configured") return `with ${listedAs.names.join(", ")}`;
  return `as ${listedAs.account}, signed in at ${listedAs.issuer}${listedAs.scope ? `, for ${listedAs.scope}` : ""}`;
}
