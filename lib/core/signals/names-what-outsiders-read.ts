import { defineSignal } from "./define";

export default defineSignal({
  id: "names-what-outsiders-read",
  leg: "egress",
  title: "The thing is read by outsiders",
  why: "A message, a post or a public issue is seen by others once it is written.",
  fires: [{ server: "github", tool: { name: "create_issue", description: "Create a new issue in a repository.", inputSchema: { type: "object", properties: { title: { type: "string" }, body: { type: "string" } }, required: ["title", "body"] } } }],
  silent: [{ server: "calculator", tool: { name: "add", description: "Add two numbers.", inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } } } }],
  read: (clues) => clues.thing,
});
