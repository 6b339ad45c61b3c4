import { defineSignal } from "./define";

export default defineSignal({
  id: "what-it-sends",
  leg: "egress",
  title: "What the verb sends",
  why: "Sending, posting, uploading and sharing carry the model's words to others; reading from one provider does not.",
  fires: [{ server: "team-chat", tool: { name: "send_message", description: "Send a message to a channel or share it with a recipient.", inputSchema: { type: "object", properties: { recipient: { type: "string" }, message: { type: "string" } }, required: ["recipient", "message"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.verb,
});
