import { defineSignal } from "./define";

export default defineSignal({
  id: "points-at-private-things",
  leg: "private",
  title: "Arguments point at private things",
  why: "A path, a statement or a command picks something of the owner's; a city or a ticker does not.",
  fires: [
    {
      server: "disk",
      tool: {
        name: "run_command",
        description: "Run a command.",
        inputSchema: {
          type: "object",
          properties: { command: { type: "string" }, path: { type: "string" } },
          required: ["command"],
        },
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
  read: (features) => features.argument,
});
