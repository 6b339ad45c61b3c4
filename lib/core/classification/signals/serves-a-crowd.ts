import { defineSignal } from "./define";

export default defineSignal({
  id: "serves-a-crowd",
  leg: "untrusted",
  title: "Outsiders write into the service",
  why: "On a forum, a code host or the web anybody may place a sentence.",
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
  read: (features) => features.service,
});
