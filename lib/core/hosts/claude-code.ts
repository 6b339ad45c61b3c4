import type { Host } from "../model/host";

/** Claude Code: the built-in tools that bear on the legs. */
const claudeCode: Host = {
  id: "claude-code",
  label: "Claude Code",
  tools: [
    {
      name: "Bash",
      description: "Runs shell commands on the user's machine.",
      legs: {
        private: { verdict: "yes", grade: 3, reason: "A shell reads whatever the user can read, keys and tokens included." },
        untrusted: { verdict: "yes", grade: 3, reason: "A shell that reaches the network returns what strangers wrote." },
        egress: { verdict: "yes", grade: 3, reason: "A command can send data to any address." },
      },
      writes: true,
      destructive: true,
      carrier: { store: "files", reads: true, writes: true },
    },
  ],
  sources: [{ title: "Claude Code settings: tools available", url: "https://code.claude.com/docs/en/settings", date: "2026-08-22" }],
};
export default claudeCode;
