import { defineSignal } from "./define";

export default defineSignal({
  id: "words-near-private-data",
  leg: "private",
  title: "Words that go with private data",
  why: "Single words that labelled tools with private data use more often than others.",
  fires: [{ server: "team-mail", tool: { name: "list_messages", description: "List the messages in your mailbox." } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.word,
});
