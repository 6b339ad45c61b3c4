import { defineSignal } from "./define";

export default defineSignal({
  id: "speaks-of-an-audience",
  leg: "egress",
  title: "It speaks of an audience",
  why: "Words such as publish, share, remote and upload say that something leaves.",
  fires: [{ server: "team-chat", tool: { name: "send_message", description: "Send a message to a channel or share it with a recipient.", inputSchema: { type: "object", properties: { recipient: { type: "string" }, message: { type: "string" } }, required: ["recipient", "message"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.phrase,
});
