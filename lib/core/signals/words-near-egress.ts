import { defineSignal } from "./define";

export default defineSignal({
  id: "words-near-egress",
  leg: "egress",
  title: "Words that go with egress",
  why: "Single words that labelled tools with a way out use more often than others.",
  fires: [{ server: "team-chat", tool: { name: "send_message", description: "Send a message to a channel or share it with a recipient.", inputSchema: { type: "object", properties: { recipient: { type: "string" }, message: { type: "string" } }, required: ["recipient", "message"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.word,
});
