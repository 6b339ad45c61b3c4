import type { Reading } from "../../classification/parsing/read";
import type { StatedSending } from "../../classification/parsing/stated-sending";
import { aboutTools } from "../../rules/about-tools";
import { defineRule, eachTool } from "../define";
import { around } from "../texts";

/** Verbs with which a name already says that something leaves, or that anything may be done. */
const SAYS_SO = new Set(["send", "publish", "upload", "invite", "deploy", "pay", "execute", "manage", "browse"]);

/** The first clause that says that a tool sends something to somewhere outside, where its name does not say so. */
export function clauseThatSends({ sendings, name }: Pick<Reading, "sendings" | "name">): StatedSending | undefined {
  return name.actions.length === 0 || name.actions.some(({ meaning }) => SAYS_SO.has(meaning.id))
    ? undefined
    : sendings[0];
}

/** The sentence about it for people, wherever it comes up. */
export const ALSO_SENDS = "says that it also sends something to somewhere outside.";

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
    const first = clauseThatSends(reading);
    if (!first) return undefined;
    return {
      message: `A text of it ${ALSO_SENDS}`,
      field: first.field,
      quote: around(first.text, first.start, first.end - first.start),
    };
  }),
});
