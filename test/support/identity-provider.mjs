// A real identity provider (oidc-provider) on a port of this computer, for tests: whoever types a name signs in as that person.
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** @typedef {{ name?: string, email?: string, groups?: string[], gone?: true }} Account */

export const CLIENT = { id: "trefoil", secret: "a client’s own secret, of a test".replaceAll(/[^\w-]/g, "-") };

/**
 * @param {{ origin: string, host?: string, port?: number, fetch?: typeof fetch, refresh?: boolean }} settings
 * `origin` is where browsers reach Trefoil, `host` what they call the provider; `fetch` is what the provider calls Trefoil with.
 */
export async function startIdentityProvider({
  origin,
  host = "127.0.0.1",
  port = 0,
  fetch: ask = fetch,
  refresh = true,
}) {
  const server = createServer();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const issuer = `http://${host}:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  /** @type {Map<string, Account>} What it says of people, whom it knows by what they type. */
  const accounts = new Map();
  const of = (/** @type {string} */ id) => accounts.get(id) ?? {};

  const configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        grant_types: ["authorization_code", "refresh_token"],
        redirect_uris: [`${origin}/sign-in/callback`],
        post_logout_redirect_uris: [`${origin}/signed-out`],
        backchannel_logout_uri: `${origin}/sign-in/back-channel`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "own", alg: "RS256", use: "sig" }] },
    claims: {
      openid: ["sub", "sid"],
      profile: ["name"],
      email: ["email", "email_verified"],
      groups: ["groups"],
    },
    cookies: { keys: ["a test’s own"] },
    findAccount: (/** @type {unknown} */ _context, /** @type {string} */ id) =>
      of(id).gone ? undefined : { accountId: id, claims: () => claimsOf(id, of(id)) },
    issueRefreshToken: () => refresh,
    rotateRefreshToken: true,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 3600,
      Session: 3600,
      Grant: 3600,
      Interaction: 600,
      RefreshToken: 3600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    features: { backchannelLogout: { enabled: true } },
    // Without the provider's own limit of some seconds, since a machine may be busy, and its refusal to call this computer.
    fetch: (/** @type {string} */ address, /** @type {RequestInit} */ { method, headers, body }) =>
      ask(address, { method, headers, body }),
  };
  const provider = await quietly(async () => new (await import("oidc-provider")).default(issuer, configuration));
  /** @type {unknown[]} Logouts that Trefoil did not take. */
  const refused = [];
  provider.on("backchannel.error", (/** @type {unknown} */ _context, /** @type {unknown} */ error) =>
    refused.push(error),
  );
  server.on("request", provider.callback());

  return {
    issuer,
    accounts,
    refused,
    /** What Trefoil is started with to use it. */
    environment: {
      TREFOIL_PUBLIC_URL: origin,
      TREFOIL_OIDC_ISSUER: issuer,
      TREFOIL_OIDC_CLIENT_ID: CLIENT.id,
      TREFOIL_OIDC_CLIENT_SECRET: CLIENT.secret,
      TREFOIL_OIDC_SCOPE: "openid profile email groups",
    },
    /**
     * Signs a logout token as the provider would, or otherwise.
     * @param {import("jose").JWTPayload} claims
     * @param {Partial<import("jose").JWTHeaderParameters>} [header]
     */
    signLogout: (claims, header = {}) =>
      new SignJWT({
        iss: issuer,
        aud: CLIENT.id,
        iat: Math.floor(Date.now() / 1000),
        jti: crypto.randomUUID(),
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "own", typ: "logout+jwt", ...header })
        .sign(privateKey),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
}

/**
 * @param {string} id
 * @param {Account} account
 */
function claimsOf(id, { name = id, email = `${id}@example.org`, groups = [] }) {
  return { sub: id, name, email, email_verified: true, groups };
}

/**
 * The provider says at length that it is here for development, which is what it is here for.
 * @template T
 * @param {() => Promise<T>} make
 */
async function quietly(make) {
  const { warn, info } = console;
  Object.assign(console, { warn() {}, info() {} });
  try {
    return await make();
  } finally {
    Object.assign(console, { warn, info });
  }
}
