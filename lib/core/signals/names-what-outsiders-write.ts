import { defineSignal } from "./define";

export default defineSignal({
  id: "names-what-outsiders-write",
  leg: "untrusted",
  title: "The thing is written by outsiders",
  why: "Pages, posts, issues and messages hold text that somebody outside may have written.",
  fires: [{ server: "page-reader", tool: { name: "fetch_page", description: "Fetch a web page and return its text.", inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.thing,
});
