import { defineSignal } from "./define";

export default defineSignal({
  id: "what-it-sends",
  leg: "egress",
  title: "What the verb sends",
  why: "Sending, posting, uploading and sharing carry the model's words to others; reading from one provider does not.",
  fires: [{ server: "magazine", tool: { name: "update_post", description: "Updates a post." } }],
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
  read: (features) => features.verb,
});
