import { defineSignal } from "./define";

export default defineSignal({
  id: "names-what-outsiders-read",
  leg: "egress",
  title: "The thing is read by outsiders",
  why: "A message, a post or a public issue is seen by others once it is written.",
  fires: [{ server: "team-chat", tool: { name: "send_message", description: "Send a message to a channel or share it with a recipient.", inputSchema: { type: "object", properties: { recipient: { type: "string" }, message: { type: "string" } }, required: ["recipient", "message"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.thing,
});
