/** @typedef {{ name: string, about: string, without: string, forCommands?: true }} Variable */

/**
 * The environment variables that people set, each with what it does and the default. The help of the start and the handbook
 * are written from these.
 * @type {Variable[]}
 */
export const VARIABLES = [
  {
    name: "TREFOIL_DATA",
    about: "folder of the database and, where the system has no keychain, of the key that seals secrets",
    without: "the platform’s place for application data",
    forCommands: true,
  },
  {
    name: "DATABASE_URL",
    about:
      "PostgreSQL database, 15 or later, to keep everything in, as postgresql://USER:PASSWORD@HOST:5432/DATABASE; the key stays in the data folder",
    without: "a file of the data folder",
  },
  {
    name: "TREFOIL_LOG",
    about: "what is written to standard error, one line each: off, error, warn or info; with “,json” behind it as JSON",
    without: "error",
  },
  {
    name: "TREFOIL_TRUSTED_PROXIES",
    about:
      "addresses and networks of reverse proxies, as 127.0.0.1, 10.0.0.0/8: guests are told apart, for the limits on what they ask, by the X-Forwarded-For of these alone",
    without: "by the address of the connection",
  },
  {
    name: "TREFOIL_PUBLIC_URL",
    about:
      "where browsers reach the app behind a reverse proxy that ends TLS, a scheme and a host: requests for another host are refused, and cookies are for this one",
    without: "where it listens",
  },
  {
    name: "TREFOIL_OIDC_ISSUER",
    about:
      "address of the identity provider that people sign in at (OpenID Connect); with it, the two below and TREFOIL_PUBLIC_URL",
    without: "nobody signs in: the app is for whoever has the address that the start prints",
  },
  { name: "TREFOIL_OIDC_CLIENT_ID", about: "what the identity provider knows Trefoil by", without: "no sign-in" },
  {
    name: "TREFOIL_OIDC_CLIENT_SECRET",
    about: "the secret that the identity provider gave Trefoil",
    without: "no sign-in",
  },
  {
    name: "TREFOIL_OIDC_SCOPE",
    about: "what the identity provider is asked for, with spaces between",
    without: "openid profile email",
  },
  {
    name: "TREFOIL_OIDC_GROUPS_CLAIM",
    about: "the claim in which the identity provider lists somebody’s groups",
    without: "groups",
  },
  {
    name: "TREFOIL_ADMINISTRATOR",
    about:
      "who becomes an administrator at their sign-in while there is none that was made one by hand: the subject, or the mail address that the identity provider has confirmed",
    without: "nobody",
  },
  {
    name: "TREFOIL_PRIVATE_RELAYS",
    about:
      "hosts that may keep shares although their addresses are private, with commas between them, as relay.corp.example",
    without: "none",
  },
  {
    name: "TREFOIL_PRIVATE_HOSTS",
    about:
      "hosts of your own network that servers may be listed at although their addresses are private, with commas between them, as mcp.corp.example; they may be asked without encryption too",
    without: "each is allowed by name, for one server",
  },
  {
    name: "TREFOIL_ALLOW_STARTS_FROM_NETWORK",
    about: "1: the same as the option --allow-starts-from-network",
    without: "the option says it",
  },
  {
    name: "NO_COLOR",
    about: "plain text without colours, also on a terminal",
    without: "colours on a terminal alone",
    forCommands: true,
  },
];
