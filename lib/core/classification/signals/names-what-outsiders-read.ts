import { defineSignal } from "./define";

export default defineSignal({
  id: "names-what-outsiders-read",
  leg: "egress",
  title: "The thing is read by outsiders",
  why: "A message, a post or a public issue is seen by others once it is written.",
  fires: [
    { server: "open-wiki", tool: { name: "update_wiki_document", description: "Update a wiki page in a repository." } },
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
  read: (features) => features.thing,
});
