import { defineSignal } from "./define";

export default defineSignal({
  id: "has-free-power",
  leg: "private",
  title: "Free-form power over private things",
  why: "A shell, a code runner or a statement for a database reaches whatever its owner can reach.",
  fires: [
    {
      server: "workstation-shell",
      tool: {
        name: "run_command",
        description: "Run a shell command.",
        inputSchema: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
      },
    },
  ],
  silent: [
    {
      server: "calculator",
      tool: {
        name: "add",
        description: "Add two numbers.",
        inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } },
      },
    },
  ],
  read: (features) => features.capability,
});
