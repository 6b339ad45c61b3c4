/**
 * Which paragraph of the handbook explains which page, by the route of the page. A test walks all pages of the app: each has a line here, and each anchor exists.
 */
export const HELP_LINKS: Readonly<Record<string, string>> = {
  "/": "/help/how-it-works#the-overview",
  "/accuracy": "/help/accuracy",
  "/annotations": "/help/hints#see-what-is-declared",
  "/annotations/rules": "/help/hints#what-is-wrong",
  "/compositions": "/help/compositions",
  "/findings": "/help/severity#findings-over-time",
  "/governance": "/help/governance",
  "/governance/log": "/help/governance#the-audit-log",
  "/reviews": "/help/reports#a-stored-share-for-review",
  "/reviews/[ownId]": "/help/reports#a-stored-share-for-review",
  "/servers": "/help/servers",
  "/servers/[serverId]": "/help/servers#the-page-of-a-server",
  "/servers/[serverId]/beside": "/help/servers#beside-the-tools",
  "/servers/[serverId]/edit": "/help/servers#edit-a-server",
  "/servers/[serverId]/history": "/help/drift#history",
  "/servers/[serverId]/least": "/help/least#in-the-app",
  "/servers/[serverId]/record": "/help/governance#records",
  "/servers/add": "/help/servers#add-a-server-by-hand",
  "/servers/consent": "/help/servers#before-anything-starts",
  "/servers/import": "/help/servers#import-from-your-clients",
  "/servers/sign-in/unknown": "/help/servers#what-a-listing-does",
  "/sessions": "/help/sessions",
  "/sessions/[sessionId]": "/help/board",
  "/sessions/[sessionId]/then": "/help/drift#the-session-on-a-past-date",
  "/sessions/[sessionId]/walk": "/help/sessions#simulate-calls",
  "/sessions/compare": "/help/sessions#compare-sessions",
  "/sessions/draft": "/help/board#drafts",
  "/sessions/joined": "/help/sessions#shared-storage",
  "/settings": "/help/settings",
  "/settings/advisor": "/help/settings#advisor",
  "/settings/data": "/help/settings#data-and-about",
  "/settings/guard": "/help/guard#in-the-app",
  "/settings/guard/[client]/[session]": "/help/guard#in-the-app",
  "/settings/overrides": "/help/settings#overrides",
  "/settings/people": "/help/run-for-a-team#people-and-roles",
  "/settings/policies": "/help/settings#policies",
  "/settings/sharing": "/help/settings#sharing",
  "/settings/starts": "/help/settings#starts",
  "/settings/tokens": "/help/settings#tokens",
  "/severity": "/help/severity#how-bad-is-it",
  "/share": "/help/tutorial-reviewer",
  "/sign-in": "/help/run-for-a-team#sign-in",
  "/signals": "/help/legs#signals-and-evidence",
  "/signals/[signalId]": "/help/legs#signals-and-evidence",
  "/signed-out": "/help/run-for-a-team#sign-in",
  "/tools": "/help/servers#all-tools",
  "/tools/beside": "/help/servers#beside-the-tools",
};

const EVERYTHING_ELSE = "/help";

/** The paragraph that explains the page at an address. A fixed part of a route goes before a variable one. */
export function helpFor(path: string): string {
  const parts = path.split("/");
  const fitting = Object.keys(HELP_LINKS).filter((route) => {
    const wanted = route.split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith("["));
  });
  const [best] = fitting.sort((a, b) => variables(a) - variables(b));
  return best === undefined ? EVERYTHING_ELSE : HELP_LINKS[best]!;
}

const variables = (route: string): number => route.split("[").length;
