import { defineSignal } from "./define";

export default defineSignal({
  id: "reads-what-outsiders-wrote",
  leg: "untrusted",
  title: "It returns what outsiders wrote",
  why: "Listing issues brings in text of strangers, closing one does not: the verb and the thing count together.",
  fires: [
    {
      server: "mail",
      tool: { name: "read_email", description: "Read an email from the inbox of the signed-in user." },
    },
  ],
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
  read: (features) => features.verbAndThing,
});
