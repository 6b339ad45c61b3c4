/** More ids than this would make the address too long for servers. */
const NAMED = 100;

/** The page that asks for consent to these servers; for very many, to all that nobody agreed to yet. */
export function consentHref(serverIds: readonly string[]): string {
  return serverIds.length > NAMED
    ? "/servers/consent"
    : `/servers/consent?${serverIds.map((id) => `server=${encodeURIComponent(id)}`).join("&")}`;
}
