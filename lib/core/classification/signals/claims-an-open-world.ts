import { defineSignal } from "./define";

export default defineSignal({
  id: "claims-an-open-world",
  leg: "untrusted",
  title: "The server claims an open world",
  why: "A hint is a claim: it may raise suspicion always, and lower it only when a person trusts the server.",
  fires: [{ server: "archive", tool: { name: "look", annotations: { openWorldHint: true } } }],
  silent: [{ server: "archive", tool: { name: "look", annotations: { openWorldHint: false } } }],
  read: (features) => features.claim,
});
