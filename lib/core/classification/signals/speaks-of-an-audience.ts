import { defineSignal } from "./define";

export default defineSignal({
  id: "speaks-of-an-audience",
  leg: "egress",
  title: "It speaks of an audience",
  why: "Words such as publish, share, remote and upload say that something leaves.",
  fires: [
    {
      server: "x",
      tool: {
        name: "hand_over_report",
        description: "Hands a report over. It is uploaded and goes out over the network to the web.",
        inputSchema: { type: "object", properties: { text: { type: "string" } }, required: ["text"] },
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
  read: (features) => features.phrase,
});
