/** @typedef {{ name: string, about: string, without: string, forCommands?: true }} Variable */

/**
 * The environment variables that people set, each with what it does and the default. The help of the start and the handbook
 * are written from these.
 * @type {Variable[]}
 */
export const VARIABLES = [
  {
    name: "TREFOIL_DATA",
    about:
      "folder of the database and of the key that seals secrets; in a folder that you name here, the key is always a file and never in the system’s keychain",
    without: "the platform’s place for application data",
    forCommands: true,
  },
  {
    name: "DATABASE_URL",
    about:
      "PostgreSQL database, 15 or later, to keep everything in, such as postgresql://USER:PASSWORD@HOST:5432/DATABASE; the key stays in the data folder",
    without: "a file in the data folder",
  },
  {
    name: "TREFOIL_LOG",
    about: "what is written to standard error, one line each: off, error, warn or info; with “,json” appended, as JSON",
    without: "error",
  },
  {
    name: "TREFOIL_TRUSTED_PROXIES",
    about:
      "addresses and networks of reverse proxies, such as 127.0.0.1, 10.0.0.0/8: only their X-Forwarded-For is believed when requests of guests are counted against their limits",
    without: "by the address of the connection",
  },
  {
    name: "TREFOIL_PUBLIC_URL",
    about:
      "scheme and host at which browsers reach the app behind a reverse proxy that terminates TLS: requests for another host are refused, and cookies are set for this one",
    without: "where it listens",
  },
  {
    name: "TREFOIL_OIDC_ISSUER",
    about:
      "address of the identity provider at which people sign in (OpenID Connect); it needs the two below and TREFOIL_PUBLIC_URL as well",
    without: "nobody signs in: the app is for whoever has the address that the start prints",
  },
  {
    name: "TREFOIL_OIDC_CLIENT_ID",
    about: "the id by which the identity provider knows Trefoil",
    without: "no sign-in",
  },
  {
    name: "TREFOIL_OIDC_CLIENT_SECRET",
    about: "the secret that the identity provider gave Trefoil",
    without: "no sign-in",
  },
  {
    name: "TREFOIL_OIDC_SCOPE",
    about: "the scopes that the identity provider is asked for, separated by spaces",
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
      "who becomes an administrator on signing in, as long as nobody has been made one by hand: the subject, or the email address that the identity provider has confirmed",
    without: "nobody",
  },
  {
    name: "TREFOIL_PRIVATE_RELAYS",
    about:
      "hosts that may keep shares although their addresses are private, separated by commas, such as relay.corp.example",
    without: "none",
  },
  {
    name: "TREFOIL_PRIVATE_HOSTS",
    about:
      "hosts of your own network at which servers may be listed although their addresses are private, separated by commas, such as mcp.corp.example; they may also be contacted without encryption",
    without: "each is allowed by name, for one server",
  },
  {
    name: "TREFOIL_ALLOW_STARTS_FROM_NETWORK",
    about: "1: the same as the option --allow-starts-from-network",
    without: "only that option allows it",
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    about:
      "address of the collector that traces are sent to by OTLP over HTTP, usually at port 4318; OpenTelemetry’s other variables for traces hold as well",
    without: "no traces",
  },
  {
    name: "TREFOIL_PUSH_TOKEN",
    about: "the token that trefoil push shows to your team’s Trefoil",
    without: "the option --token",
    forCommands: true,
  },
  {
    name: "TREFOIL_PUSH_MACHINE",
    about: "32 random bytes as base64url by which that Trefoil knows a machine again, for machines that keep no folder",
    without: "made at the first push, in the file machine.key of the data folder",
    forCommands: true,
  },
  {
    name: "NO_COLOR",
    about: "plain text without colours, even on a terminal",
    without: "colours only on a terminal",
    forCommands: true,
  },
];
