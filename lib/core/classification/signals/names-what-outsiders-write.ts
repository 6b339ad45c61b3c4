import { defineSignal } from "./define";

export default defineSignal({
  id: "names-what-outsiders-write",
  leg: "untrusted",
  title: "The thing is written by outsiders",
  why: "Pages, posts, issues and messages hold text that somebody outside may have written.",
  fires: [{ server: "tracker", tool: { name: "list_issue_comments", description: "List the comments of an issue." } }],
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
  read: (features) => features.thing,
});
