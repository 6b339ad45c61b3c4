import { defineSignal } from "./define";

export default defineSignal({
  id: "reads-what-outsiders-wrote",
  leg: "untrusted",
  title: "It returns what outsiders wrote",
  why: "Listing issues brings in text of strangers, closing one does not: the verb and the thing count together.",
  fires: [{ server: "page-reader", tool: { name: "fetch_page", description: "Fetch a web page and return its text.", inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.deed,
});
