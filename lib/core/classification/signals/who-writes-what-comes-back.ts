import { defineSignal } from "./define";

export default defineSignal({
  id: "who-writes-what-comes-back",
  leg: "untrusted",
  title: "Who writes what comes back",
  why: "Whether a stranger can place a sentence in a result follows from what comes back, who writes it and what service keeps it.",
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
  read: (features) => features.authorship,
});
