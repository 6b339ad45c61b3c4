import { defineSignal } from "./define";

export default defineSignal({
  id: "carries-words-out",
  leg: "egress",
  title: "It carries the model's words out",
  why: "An address, a command, or words for a recipient leave with the call itself.",
  fires: [
    {
      server: "team-chat",
      tool: {
        name: "send_message",
        description: "Send a message to a channel or share it with a recipient.",
        inputSchema: {
          type: "object",
          properties: { recipient: { type: "string" }, message: { type: "string" } },
          required: ["recipient", "message"],
        },
      },
    },
  ],
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
  read: (features) => features.capability,
});
