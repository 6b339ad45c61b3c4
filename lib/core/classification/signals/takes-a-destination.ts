import { defineSignal } from "./define";

export default defineSignal({
  id: "takes-a-destination",
  leg: "egress",
  title: "The caller chooses the destination",
  why: "A URL, a host, a recipient or free text for others carries out what the model chose.",
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
  read: (features) => features.argument,
});
