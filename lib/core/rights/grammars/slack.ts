import { ALL, defineGrammar, READ, type ScopeAction } from "../define";

const MESSAGES = ["message", "thread", "history", "channel", "conversation", "chat", "reply"];
const CHANNELS = ["channel", "conversation", "member"];

const THINGS: Readonly<Record<string, readonly string[]>> = {
  chat: ["message", "thread", "reply", "chat"],
  channels: CHANNELS,
  groups: CHANNELS,
  im: CHANNELS,
  mpim: CHANNELS,
  files: ["file", "attachment"],
  users: ["user", "member", "profile", "person"],
  "users.profile": ["profile", "user"],
  reactions: ["reaction", "emoji"],
  pins: ["pin"],
  bookmarks: ["bookmark", "link"],
  reminders: ["reminder"],
  usergroups: ["usergroup", "user group"],
  team: ["team", "workspace"],
  canvases: ["canvas"],
  lists: ["list", "item"],
  emoji: ["emoji"],
  search: ["message", "file", "search"],
};
const HOW: Readonly<
  Record<string, { actions: readonly ScopeAction[]; maybe?: readonly ScopeAction[]; things?: readonly string[] }>
> = {
  read: { actions: READ },
  write: { actions: ["write", "delete"] },
  history: { actions: READ, things: MESSAGES },
  manage: { actions: ALL },
  join: { actions: ["write"] },
};

/** Scopes of Slack: what it is about, a colon, how far it goes: `chat:write`, `channels:history`. */
export default defineGrammar({
  id: "slack",
  title: "Slack",
  source: "https://docs.slack.dev/reference/scopes",
  date: "2026-11-22",
  hosts: /(?:^|\.)slack\.com$/,
  read(scope) {
    if (scope === "identify" || scope.startsWith("identity.")) return [];
    const [about = "", way = ""] = scope.split(":");
    const [things, how] = [THINGS[about], HOW[way.split(".")[0]!]];
    return things && how ? [{ scope, things, ...how }] : undefined;
  },
});
