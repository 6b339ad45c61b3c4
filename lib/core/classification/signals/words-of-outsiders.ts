import { defineSignal } from "./define";

export default defineSignal({
  id: "words-of-outsiders",
  leg: "untrusted",
  title: "Its words are those of tools that bring in outsiders’ text",
  why: "Which words tools use that return what outsiders wrote was learned from labelled tools; each word that counts is shown.",
  fires: [{ server: "forum", tool: { name: "search_posts", description: "Search posts and comments." } }],
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
  read: (features) => features.word,
});
