/** More ids than this make an address that servers refuse. */
const NAMED = 100;

/** The page that asks before these servers are reached; for very many, before any is that was not agreed to. */
export function consentHref(serverIds: readonly string[]): string {
  return serverIds.length > NAMED
    ? "/servers/consent"
    : `/servers/consent?${serverIds.map((id) => `server=${encodeURIComponent(id)}`).join("&")}`;
}
