import type { Commands } from "./command";

/** Every command there is. */
export const COMMANDS: Commands = {
  scan: {
    summary: "judge the session that client configs or tool lists make",
    load: () => import("./commands/scan"),
  },
  report: { summary: "write a JSON report down in another format", load: () => import("./commands/report") },
  fix: {
    summary: "tell a client or a gateway what to leave out, in its own form",
    load: () => import("./commands/fix"),
  },
  least: {
    summary: "sort tools by resource and verb, and keep only what is needed",
    load: () => import("./commands/least"),
  },
  lock: {
    summary: "write down the digests and legs of a session, to be committed",
    load: () => import("./commands/lock"),
  },
  verify: {
    summary: "tell what changed since the lock, by its effect on the legs",
    load: () => import("./commands/verify"),
  },
  accept: {
    summary: "take a finding as it is until a day, with owner and reason",
    load: () => import("./commands/accept"),
  },
  diff: { summary: "tell what changed between two reports or locks", load: () => import("./commands/diff") },
  lint: {
    summary: "say what is wrong with hints and texts of tools, and what to declare",
    load: () => import("./commands/lint"),
  },
  known: {
    summary: "show which servers and tools are known, and what is known of them",
    load: () => import("./commands/known"),
  },
  walk: {
    summary: "follow a recorded run call by call, to where the three legs met",
    load: () => import("./commands/walk"),
  },
  guard: {
    summary: "keep a client's call from completing the trifecta, by hooks",
    load: () => import("./commands/guard"),
  },
  mcp: { summary: "serve questions about sessions to an agent, over MCP", load: () => import("./commands/mcp") },
  audit: { summary: "verify an exported audit log, or export it", load: () => import("./commands/audit") },
  migrate: { summary: "bring the database up to date, as a start does", load: () => import("./commands/migrate") },
  backup: {
    summary: "write all that is kept into a file, also while the app runs",
    load: () => import("./commands/backup"),
  },
  restore: { summary: "put a backup into an empty data folder or database", load: () => import("./commands/restore") },
  move: { summary: "put all that the data folder holds into PostgreSQL", load: () => import("./commands/move") },
  key: { summary: "replace the sealing key, or save it into a file", load: () => import("./commands/key") },
  classify: { summary: "judge tools one a line, from standard input", load: () => import("./commands/classify") },
  explain: { summary: "say what a signal looks for, and why", load: () => import("./commands/explain") },
  completion: {
    summary: "write a script that completes commands and flags in bash, zsh or fish",
    load: () => import("./commands/completion"),
  },
  man: { summary: "write the manual page", load: () => import("./commands/man") },
};
