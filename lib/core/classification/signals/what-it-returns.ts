import { defineSignal } from "./define";

export default defineSignal({
  id: "what-it-returns",
  leg: "private",
  title: "What the verb returns",
  why: "A tool that reads, lists or searches puts what it finds before the model; one that only changes or computes does not.",
  fires: [{ server: "team-mail", tool: { name: "read_inbox", description: "Read the mails in the inbox." } }],
  silent: [
    { server: "team-mail", tool: { name: "calculate_postage", description: "Calculate postage from a weight." } },
  ],
  read: (features) => features.verb,
});
