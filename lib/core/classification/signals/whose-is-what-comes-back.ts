import { defineSignal } from "./define";

export default defineSignal({
  id: "whose-is-what-comes-back",
  leg: "private",
  title: "Whose it is what comes back",
  why: "Whether a stranger could read a result follows from whose things the call reads: an account's, this machine's, a public service's, or only its own arguments.",
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
  read: (features) => features.ownership,
});
