import { defineSignal } from "./define";

export default defineSignal({
  id: "speaks-of-an-owner",
  leg: "private",
  title: "It speaks of an owner",
  why: "Words such as your account, local or logged in say whose content it is.",
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
  read: (features) => features.phrase,
});
