import { defineSignal } from "./define";

export default defineSignal({
  id: "words-of-private-data",
  leg: "private",
  title: "Its words are those of tools that read private data",
  why: "Which words tools with access to private data use was learned from labelled tools; each word that counts is shown.",
  fires: [{ server: "mailbox", tool: { name: "get_message", description: "Get a message of your inbox." } }],
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
