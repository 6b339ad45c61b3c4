import { defineSignal } from "./define";

export default defineSignal({
  id: "claims-a-way-out",
  leg: "egress",
  title: "The server claims that data leaves",
  why: "A hint is a claim: it may raise suspicion always, and lower it only when a person trusts the server.",
  fires: [{ server: "archive", tool: { name: "look", annotations: { egressHint: true } } }],
  silent: [{ server: "archive", tool: { name: "look", annotations: { readOnlyHint: true } } }],
  read: (features) => features.claim,
});
