import { defineSignal } from "./define";

export default defineSignal({
  id: "points-at-the-open-web",
  leg: "untrusted",
  title: "Arguments point at the open web",
  why: "A URL or a search phrase brings in whatever strangers put there.",
  fires: [{ server: "page-reader", tool: { name: "fetch_page", description: "Fetch a web page and return its text.", inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.argument,
});
