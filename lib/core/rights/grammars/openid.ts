import { defineGrammar } from "../define";

const NAMES = new Set(["openid", "profile", "email", "address", "phone", "offline_access"]);

/** Scopes that say who somebody is, or that a sign-in outlives the day: they open nothing that a tool works on. */
export default defineGrammar({
  id: "openid",
  title: "OpenID Connect",
  source: "https://openid.net/specs/openid-connect-core-1_0.html#ScopeClaims",
  date: "2026-11-22",
  read: (scope) => (NAMES.has(scope) ? [] : undefined),
});
