import { defineSignal } from "./define";

export default defineSignal({
  id: "serves-an-audience",
  leg: "egress",
  title: "Others read what the service is given",
  why: "What is written to a chat or a social network is read by others.",
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
  read: (features) => features.service,
});
