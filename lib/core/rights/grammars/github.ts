import { ALL, defineGrammar, READ, type ScopeAction, type Right } from "../define";

/** What is in a repository. */
const INSIDE = [
  "issue",
  "pull request",
  "pull",
  "comment",
  "file",
  "content",
  "branch",
  "commit",
  "tag",
  "release",
  "label",
  "review",
  "milestone",
  "discussion",
  "deployment",
  "collaborator",
  "code",
  "alert",
  "fork",
  "workflow run",
];
const REPOSITORY = ["repository", "repo"];
const ORG = ["organization", "organisation", "org", "team", "member", "membership"];

const SCOPES: Readonly<Record<string, readonly Omit<Right, "scope">[]>> = {
  repo: [
    { actions: ALL, things: INSIDE },
    { actions: ["read", "write"], things: REPOSITORY },
  ],
  // Only public repositories: it is not known which one a call names.
  public_repo: [{ actions: [], maybe: ALL, things: [...INSIDE, ...REPOSITORY] }],
  "repo:status": [{ actions: ["read", "write"], things: ["commit status", "status"] }],
  repo_deployment: [{ actions: ["read", "write"], things: ["deployment"] }],
  "repo:invite": [{ actions: ["read", "write"], things: ["invitation"] }],
  security_events: [{ actions: ["read", "write"], things: ["alert", "code scanning"] }],
  delete_repo: [{ actions: ["delete"], things: REPOSITORY }],
  workflow: [{ actions: ["read", "write"], things: ["workflow", "action"] }],
  gist: [{ actions: ALL, things: ["gist"] }],
  notifications: [{ actions: ["read", "write"], things: ["notification", "subscription"] }],
  user: [{ actions: ["read", "write"], things: ["user", "profile", "me", "email", "follower"] }],
  "read:user": [{ actions: READ, things: ["user", "profile", "me"] }],
  "user:email": [{ actions: READ, things: ["email"] }],
  "user:follow": [{ actions: ["write", "delete"], things: ["follower", "following"] }],
  project: [{ actions: ALL, things: ["project"], narrower: "read:project" }],
  "read:project": [{ actions: READ, things: ["project"] }],
  codespace: [{ actions: ALL, things: ["codespace"] }],
  copilot: [{ actions: ["read", "write"], things: ["copilot"] }],
};
/** `read:…`, `write:…` and `admin:…`: what stands behind the colon. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  org: ORG,
  repo_hook: ["hook", "webhook"],
  org_hook: ["hook", "webhook"],
  public_key: ["key"],
  gpg_key: ["key"],
  ssh_signing_key: ["key"],
  packages: ["package"],
  enterprise: ["enterprise"],
  discussion: ["discussion"],
  network_configurations: ["network configuration"],
};
const HOW: Readonly<Record<string, readonly ScopeAction[]>> = {
  read: READ,
  write: ["read", "write"],
  admin: ALL,
  delete: ["delete"],
};

/** Scopes of GitHub's OAuth apps and classic personal tokens. A fine-grained token has none, so its rights are unknown. */
export default defineGrammar({
  id: "github",
  title: "GitHub",
  source: "https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps",
  date: "2026-11-22",
  brings: {
    repo: ["public_repo", "repo:status", "repo_deployment", "repo:invite", "security_events"],
    user: ["read:user", "user:email", "user:follow"],
    project: ["read:project"],
    ...Object.fromEntries(
      Object.keys(ABOUT).flatMap((about) => [
        [`admin:${about}`, [`write:${about}`, `read:${about}`]],
        [`write:${about}`, [`read:${about}`]],
      ]),
    ),
  },
  hosts: /(?:^|\.)(?:github\.com|githubcopilot\.com)$/,
  read(scope) {
    const own = Object.hasOwn(SCOPES, scope) ? SCOPES[scope] : undefined;
    if (own) return own.map((right) => ({ scope, ...right }));
    const [way = "", about = ""] = scope.split(":");
    const [actions, things] = [HOW[way], ABOUT[about]];
    return actions && things
      ? [{ scope, actions, things, ...(way !== "read" && way !== "delete" && { narrower: `read:${about}` }) }]
      : undefined;
  },
});
