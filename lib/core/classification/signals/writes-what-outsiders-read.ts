import { defineSignal } from "./define";

export default defineSignal({
  id: "writes-what-outsiders-read",
  leg: "egress",
  title: "It writes what outsiders read",
  why: "Creating an issue or a post shows the model's words to others, reading one does not.",
  fires: [
    {
      server: "open-wiki",
      tool: {
        name: "create_wiki_page",
        description: "Create a wiki page that everybody reads.",
        inputSchema: {
          type: "object",
          properties: { title: { type: "string" }, content: { type: "string" } },
          required: ["title", "content"],
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
