import { defineSignal } from "./define";

export default defineSignal({
  id: "opens-what-it-is-told",
  leg: "untrusted",
  title: "It opens what it is told",
  why: "A call that opens any address or shows what is on a screen brings in whatever stands there.",
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
  read: (features) => features.capability,
});
