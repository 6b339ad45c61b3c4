import { defineSignal } from "./define";

export default defineSignal({
  id: "writes-to-an-audience",
  leg: "egress",
  title: "It writes to the service's audience",
  why: "The same verb reaches the world on one service and nobody on another.",
  fires: [{ server: "team-chat", tool: { name: "send_message", description: "Send a message to a channel or share it with a recipient.", inputSchema: { type: "object", properties: { recipient: { type: "string" }, message: { type: "string" } }, required: ["recipient", "message"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.use,
});
