import { defineSignal } from "./define";

export default defineSignal({
  id: "writes-to-an-audience",
  leg: "egress",
  title: "It writes to the service's audience",
  why: "The same verb reaches the world on one service and nobody on another.",
  fires: [
    {
      server: "google-docs",
      tool: {
        name: "create_document",
        description: "Create a document.",
        inputSchema: {
          type: "object",
          properties: { title: { type: "string" }, content: { type: "string" } },
          required: ["title", "content"],
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
  read: (features) => features.use,
});
