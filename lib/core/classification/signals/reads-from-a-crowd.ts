import { defineSignal } from "./define";

export default defineSignal({
  id: "reads-from-a-crowd",
  leg: "untrusted",
  title: "It returns what the crowd wrote",
  why: "The same verb brings in text of strangers on one service and a vendor's figures on another.",
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
  read: (features) => features.use,
});
