import { defineSignal } from "./define";

export default defineSignal({
  id: "known-to-hold-private-data",
  leg: "private",
  title: "Known to return private data",
  why: "A tool of a well-known server, of which the public documentation tells that it returns what is private. It can only raise a verdict.",
  fires: [{ server: "filesystem", tool: { name: "read_text_file" } }],
  silent: [{ server: "somebody", tool: { name: "read_text_file" } }],
  read: (features) => features.known,
});
