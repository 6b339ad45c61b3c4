import { defineSignal } from "./define";

export default defineSignal({
  id: "claims-to-be-sensitive",
  leg: "private",
  title: "The server claims sensitive results",
  why: "A hint is a claim: it may raise suspicion always, and lower it only when a person trusts the server.",
  fires: [{ server: "archive", tool: { name: "look", annotations: { sensitiveHint: true } } }],
  silent: [{ server: "archive", tool: { name: "look", annotations: { readOnlyHint: true } } }],
  read: (features) => features.claim,
});
