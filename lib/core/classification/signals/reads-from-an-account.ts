import { defineSignal } from "./define";

export default defineSignal({
  id: "reads-from-an-account",
  leg: "private",
  title: "It returns what the service holds",
  why: "The same verb discloses an account on one service and a public page on another.",
  fires: [{ server: "team-mail", tool: { name: "list_messages", description: "List the messages in your mailbox." } }],
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
  read: (features) => features.use,
});
