import { defineClient } from "./define";

export default defineClient({
  id: "claude-desktop",
  label: "Claude (connectors)",
  views: [
    {
      id: "claude-desktop-approval",
      question: "approval",
      why: "Tools that are declared read-only can run without asking for each call, destructive ones always ask, and what is declared as neither asks too. Anthropic’s criteria for connectors, as quoted by a server’s author.",
      source: "https://github.com/elgorro/aiquila/issues/386",
      date: "2026-11-20",
      treat: ({ readOnlyHint, destructiveHint }) =>
        destructiveHint === true || readOnlyHint !== true
          ? { word: "asks", guard: "asks" }
          : { word: "can run", guard: "none" },
    },
  ],
});
