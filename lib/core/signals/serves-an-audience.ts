import { defineSignal } from "./define";

export default defineSignal({
  id: "serves-an-audience",
  leg: "egress",
  title: "Others read what the service is given",
  why: "What is written to a chat or a social network is read by others.",
  fires: [{ server: "team-chat", tool: { name: "send_message", description: "Send a message to a channel or share it with a recipient.", inputSchema: { type: "object", properties: { recipient: { type: "string" }, message: { type: "string" } }, required: ["recipient", "message"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.service,
});
