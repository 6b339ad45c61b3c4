import { defineSignal } from "./define";

export default defineSignal({
  id: "what-it-brings-in",
  leg: "untrusted",
  title: "What the verb brings in",
  why: "Text of strangers comes in with what a tool returns, so the verb tells whether anything comes in at all.",
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
  read: (features) => features.verb,
});
