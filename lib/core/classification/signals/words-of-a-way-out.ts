import { defineSignal } from "./define";

export default defineSignal({
  id: "words-of-a-way-out",
  leg: "egress",
  title: "Its words are those of tools with a way out",
  why: "Which words tools use that send to outsiders was learned from labelled tools; each word that counts is shown.",
  fires: [{ server: "forum", tool: { name: "send_message", description: "Send a message." } }],
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
