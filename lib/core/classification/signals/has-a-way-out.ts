import { defineSignal } from "./define";

export default defineSignal({
  id: "has-a-way-out",
  leg: "egress",
  title: "It has a way out",
  why: "What a call does, to what, and what the caller may choose make a way out together: an address that is opened, a command that is run, words for others.",
  fires: [
    {
      server: "page-fetcher",
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
  read: (features) => features.egressPath,
});
