import { defineSignal } from "./define";

export default defineSignal({
  id: "speaks-of-strangers",
  leg: "untrusted",
  title: "It speaks of strangers",
  why: "Words such as web, public, comments and users say who wrote the content.",
  fires: [
    {
      server: "page-reader",
      tool: {
        name: "fetch_page",
        description: "Fetch a web page and return its text.",
        inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] },
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
