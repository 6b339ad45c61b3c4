import { defineSignal } from "./define";

export default defineSignal({
  id: "reads-private-things",
  leg: "private",
  title: "It returns private things",
  why: "Reading a mailbox discloses it, sending a message does not: the verb and the thing count together.",
  fires: [
    {
      server: "github",
      tool: {
        name: "list_issues",
        description: "List issues of a repository.",
        inputSchema: {
          type: "object",
          properties: { owner: { type: "string" }, repo: { type: "string" } },
          required: ["owner", "repo"],
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
  read: (features) => features.verbAndThing,
});
