import { isLoopback } from "./loopback.mjs";

/**
 * What people sign in with. `publicOrigin` is where browsers reach the app; `groupsClaim` names what the provider lists somebody's groups
 * under; `administrator` is the subject or the confirmed mail address of who administers first.
 * @typedef {{ issuer: string, clientId: string, clientSecret: string, scope: string, groupsClaim: string, administrator?: string }} SignInSettings
 */

const NEEDED = /** @type {const} */ ([
  "TREFOIL_OIDC_ISSUER",
  "TREFOIL_OIDC_CLIENT_ID",
  "TREFOIL_OIDC_CLIENT_SECRET",
  "TREFOIL_PUBLIC_URL",
]);

/**
 * Reads at which address browsers reach the app, and at which identity provider people sign in, from the environment. Both may be absent.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ ok: true, publicOrigin?: string, signIn?: SignInSettings } | { ok: false, problem: string }}
 */
export function readSignIn(environment) {
  /** @param {string} name An empty variable is one that is not set, as container files leave them. */
  const read = (name) => environment[name]?.trim() || undefined;
  const [issuer, clientId, clientSecret, address] = NEEDED.map(read);
  const publicOrigin = address === undefined ? undefined : originOf(address);
  if (publicOrigin === null)
    return { ok: false, problem: "TREFOIL_PUBLIC_URL takes a scheme and a host, as https://trefoil.example." };
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return { ok: true, publicOrigin };
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || publicOrigin === undefined)
    return { ok: false, problem: `Sign-in takes ${NEEDED.join(", ")}: all of them, or none.` };
  for (const [name, url] of [
    ["TREFOIL_PUBLIC_URL", publicOrigin],
    ["TREFOIL_OIDC_ISSUER", issuer],
  ])
    if (!isConfidential(url))
      return { ok: false, problem: `${name} takes an https address: whoever reads the way could sign in as anybody.` };
  return {
    ok: true,
    publicOrigin,
    signIn: {
      issuer,
      clientId,
      clientSecret,
      scope: read("TREFOIL_OIDC_SCOPE") ?? "openid profile email",
      groupsClaim: read("TREFOIL_OIDC_GROUPS_CLAIM") ?? "groups",
      administrator: read("TREFOIL_ADMINISTRATOR"),
    },
  };
}

/**
 * @param {string} text
 * @returns {string | null} null when it is not the address of a whole host
 */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== "")
    return null;
  return url.pathname === "/" ? url.origin : null;
}

/**
 * Encrypted, or never on a network.
 * @param {string | undefined} text
 */
function isConfidential(text) {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname.replace(/^\[|\]$/g, "")));
}
