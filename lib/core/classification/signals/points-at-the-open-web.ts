import { defineSignal } from "./define";

export default defineSignal({
  id: "points-at-the-open-web",
  leg: "untrusted",
  title: "Arguments point at the open web",
  why: "A URL or a search phrase brings in whatever strangers put there.",
  fires: [
    {
      server: "web-search",
      tool: {
        name: "search_web",
        description: "Search the web for a phrase.",
        inputSchema: { type: "object", properties: { query: { type: "string" } }, required: ["query"] },
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
  read: (features) => features.argument,
});
