import { ALL, defineGrammar, READ, type ScopeAction, type Right } from "../define";

const PREFIX = "https://www.googleapis.com/auth/";
const MAIL = ["message", "mail", "email", "gmail", "thread", "draft", "label", "attachment"];
const FILES = ["file", "folder", "drive", "document", "comment", "permission", "revision", "attachment"];
const EVENTS = ["event", "calendar", "attendee", "meeting"];

/** What an API holds, by the first word of its scopes. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  gmail: MAIL,
  drive: FILES,
  calendar: EVENTS,
  spreadsheets: ["spreadsheet", "sheet", "row", "cell", "range", "column"],
  documents: ["document", "doc", "paragraph"],
  presentations: ["presentation", "slide"],
  forms: ["form", "response"],
  tasks: ["task", "tasklist"],
  contacts: ["contact", "person"],
  youtube: ["video", "playlist", "channel", "comment", "caption"],
  photoslibrary: ["photo", "album"],
  chat: ["message", "space", "member"],
  bigquery: ["dataset", "table", "query", "job", "row"],
  devstorage: ["bucket", "object", "file"],
  analytics: ["report", "property", "analytic"],
  webmasters: ["site", "sitemap", "search"],
  "admin.directory": ["user", "group", "member", "device"],
};

/** What stands behind the API's name and does not say that it only reads. */
const PARTS: Readonly<
  Record<string, { actions: readonly ScopeAction[]; maybe?: readonly ScopeAction[]; things?: readonly string[] }>
> = {
  "gmail.send": { actions: ["write"], things: ["message", "mail", "email"] },
  "gmail.compose": { actions: ["write"], maybe: ["read", "delete"], things: ["message", "mail", "email", "draft"] },
  "gmail.modify": { actions: ["read", "write"] },
  "gmail.insert": { actions: ["write"] },
  "gmail.labels": { actions: ALL, things: ["label"] },
  "gmail.metadata": { actions: [], maybe: READ },
  "drive.file": { actions: [], maybe: ALL },
  "drive.metadata.readonly": { actions: [], maybe: READ },
  "drive.metadata": { actions: [], maybe: ["read", "write"] },
  "calendar.freebusy": { actions: [], maybe: READ },
  "youtube.upload": { actions: ["write"], things: ["video"] },
  "devstorage.read_write": { actions: ["read", "write"], maybe: ["delete"] },
};

/** Scopes of Google's APIs: an address whose last part names the API, and behind a dot how far it goes. */
export default defineGrammar({
  id: "google",
  title: "Google APIs",
  source: "https://developers.google.com/identity/protocols/oauth2/scopes",
  date: "2026-11-22",
  read(scope): Right[] | undefined {
    if (scope === "https://mail.google.com/")
      return [{ scope, actions: ALL, things: MAIL, narrower: `${PREFIX}gmail.readonly` }];
    if (!scope.startsWith(PREFIX)) return undefined;
    const name = scope.slice(PREFIX.length);
    if (/^(?:userinfo|plus)\./.test(name)) return [];
    const api = Object.keys(THINGS).find((one) => name === one || name.startsWith(`${one}.`));
    const things = api ? THINGS[api]! : name.startsWith("cloud-platform") ? ("all" as const) : undefined;
    if (!things) return undefined;
    const part = PARTS[name];
    if (part) return [{ scope, things, ...part }];
    if (/[._-](?:readonly|read[-_]only)$/.test(name)) return [{ scope, actions: READ, things }];
    return [{ scope, actions: ALL, things, ...(api === name && { narrower: `${scope}.readonly` }) }];
  },
});
