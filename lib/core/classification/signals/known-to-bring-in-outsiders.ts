import { defineSignal } from "./define";

export default defineSignal({
  id: "known-to-bring-in-outsiders",
  leg: "untrusted",
  title: "Known to return what outsiders wrote",
  why: "A tool of a well-known server, of which the public documentation tells that outsiders write what it returns. It can only raise a verdict.",
  fires: [{ server: "github", tool: { name: "get_issue" } }],
  silent: [{ server: "somebody", tool: { name: "read_text_file" } }],
  read: (features) => features.known,
});
