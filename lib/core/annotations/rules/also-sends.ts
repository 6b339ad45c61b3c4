import { aboutTools } from "../../rules/about-tools";
import { defineRule, eachTool } from "../define";
import { around } from "../texts";

/** Verbs by which a name says already that something leaves, or that anything may be done. */
const SAYS_SO = new Set(["send", "publish", "upload", "invite", "deploy", "pay", "execute", "manage", "browse"]);

export default defineRule({
  ...aboutTools("also-sends"),
  fires: [
    [
      {
        name: "notebook",
        tools: [{ name: "get_note", description: "Gets a note and mails it to the address that was set up." }],
      },
    ],
  ],
  silent: [
    [{ name: "notebook", tools: [{ name: "get_note", description: "Gets a note. Never sends it to anybody." }] }],
    [{ name: "notebook", tools: [{ name: "send_note", description: "Sends a note to a recipient." }] }],
  ],
  check: eachTool(({ reading }) => {
    const first = reading.sendings[0];
    const named = reading.name.actions[0]?.meaning.id;
    if (!first || named === undefined || reading.name.actions.some(({ meaning }) => SAYS_SO.has(meaning.id)))
      return undefined;
    return {
      message: "Its texts say that it also sends something to somewhere outside.",
      field: first.field,
      quote: around(first.text, first.start, first.end - first.start),
    };
  }),
});
