import { defineSignal } from "./define";

export default defineSignal({
  id: "serves-an-account",
  leg: "private",
  title: "The server holds an account or a machine",
  why: "A server for a mailbox, a CRM or a disk holds what belongs to its owner; one for weather does not.",
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
  read: (features) => features.service,
});
