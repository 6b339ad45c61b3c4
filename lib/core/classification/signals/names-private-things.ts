import { defineSignal } from "./define";

export default defineSignal({
  id: "names-private-things",
  leg: "private",
  title: "The thing is private",
  why: "Mail, files, rows and balances are not for strangers; forecasts and public pages are.",
  fires: [
    { server: "office-disk", tool: { name: "read_spreadsheet", description: "Read the cells of a spreadsheet file." } },
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
  read: (features) => features.thing,
});
