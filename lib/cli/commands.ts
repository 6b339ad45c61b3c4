import type { Commands } from "./command";

/** Every command there is. */
export const COMMANDS: Commands = {
  scan: {
    summary: "judge the session that client configs or tool lists make up",
    load: () => import("./commands/scan"),
  },
  report: { summary: "convert a JSON report to another format", load: () => import("./commands/report") },
  fix: {
    summary: "write the settings that make a client or a gateway leave tools out",
    load: () => import("./commands/fix"),
  },
  least: {
    summary: "sort tools by resource and verb, and find the fewest that are needed",
    load: () => import("./commands/least"),
  },
  lock: {
    summary: "record the digests and legs of a session in a file to commit",
    load: () => import("./commands/lock"),
  },
  verify: {
    summary: "show what changed since the lock, by its effect on the legs",
    load: () => import("./commands/verify"),
  },
  push: {
    summary: "send a session from this machine to your team's Trefoil",
    load: () => import("./commands/push"),
  },
  accept: {
    summary: "accept a finding until a given day, with an owner and a reason",
    load: () => import("./commands/accept"),
  },
  diff: { summary: "show what changed between two reports or locks", load: () => import("./commands/diff") },
  lint: {
    summary: "check the hints and texts of tools, and say which hints to declare",
    load: () => import("./commands/lint"),
  },
  known: {
    summary: "show which servers and tools are known, and what is known about them",
    load: () => import("./commands/known"),
  },
  walk: {
    summary: "follow a recorded run call by call to where the three legs met",
    load: () => import("./commands/walk"),
  },
  guard: {
    summary: "stop a client's calls from completing the trifecta, through its hooks",
    load: () => import("./commands/guard"),
  },
  mcp: { summary: "answer an agent's questions about sessions, over MCP", load: () => import("./commands/mcp") },
  audit: { summary: "verify an exported audit log, or export it", load: () => import("./commands/audit") },
  migrate: {
    summary: "bring the database up to date, as starting the app does",
    load: () => import("./commands/migrate"),
  },
  backup: {
    summary: "back up everything to a file, even while the app is running",
    load: () => import("./commands/backup"),
  },
  restore: {
    summary: "restore a backup to an empty data folder or database",
    load: () => import("./commands/restore"),
  },
  move: { summary: "copy everything in the data folder to PostgreSQL", load: () => import("./commands/move") },
  key: { summary: "replace the sealing key, or save it to a file", load: () => import("./commands/key") },
  classify: { summary: "judge tools from standard input, one per line", load: () => import("./commands/classify") },
  explain: { summary: "say what a signal looks for, and why", load: () => import("./commands/explain") },
  completion: {
    summary: "write a script that completes commands and flags in bash, zsh or fish",
    load: () => import("./commands/completion"),
  },
  man: { summary: "write the manual page", load: () => import("./commands/man") },
};
