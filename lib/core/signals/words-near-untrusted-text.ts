import { defineSignal } from "./define";

export default defineSignal({
  id: "words-near-untrusted-text",
  leg: "untrusted",
  title: "Words that go with untrusted text",
  why: "Single words that labelled tools with untrusted text use more often than others.",
  fires: [{ server: "page-reader", tool: { name: "fetch_page", description: "Fetch a web page and return its text.", inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.word,
});
