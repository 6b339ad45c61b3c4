import { defineSignal } from "./define";

export default defineSignal({
  id: "known-to-send-out",
  leg: "egress",
  title: "Known to send data out",
  why: "A tool of a well-known server, of which the public documentation tells that others read what it is given. It can only raise a verdict.",
  fires: [{ server: "slack", tool: { name: "slack_post_message" } }],
  silent: [{ server: "somebody", tool: { name: "read_text_file" } }],
  read: (features) => features.known,
});
