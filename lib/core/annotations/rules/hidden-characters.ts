import { aboutTools } from "../../rules/about-tools";
import { smuggledIn } from "../../text/smuggled";
import { countHidden, shorten, showHidden } from "../../text/visible";
import { defineRule, eachText } from "../define";

/** A mark at the start of a text, one within emoji, and joiners within scripts that need them, hide nothing. */
const HARMLESS =
  /^\ufeff|(?<!\p{Variation_Selector})[\ufe0e\ufe0f](?!\p{Variation_Selector})|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}|[\u2640\u2642])|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}\p{Script=Malayalam}\p{Script=Khmer}\p{Script=Thai}\p{M}])[\u200b-\u200d](?=[\p{L}\p{M}])|(?<=[\p{Script=Hebrew}\p{Script=Arabic}]\s?)[\u200e\u200f]|[\u200e\u200f](?=\s?[\p{Script=Hebrew}\p{Script=Arabic}])/gu;
/** Characters without any meaning of their own: they can be rendered as anything. */
const PRIVATE = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;

export default defineRule({
  ...aboutTools("hidden-characters"),
  fires: [
    [{ name: "menu", tools: [{ name: "get_menu", description: "Return the menu.\u{e0068}\u{e0069}" }] }],
    [{ name: "menu", tools: [{ name: "get_prices", description: "Return the price\u200b list." }] }],
    [{ name: "menu", instructions: "Ask for the menu \u202efirst.", tools: [] }],
  ],
  silent: [
    [
      {
        name: "menu",
        tools: [
          { name: "get_menu", description: "Return the menu 🍽️ for the family 👩‍👧 and 🤷🏽‍♀️.\nOne line a day. می‌خواهم" },
        ],
      },
    ],
  ],
  check: eachText(({ field, text }) => {
    const bare = text.replace(HARMLESS, "");
    const hidden = countHidden(bare);
    const unnamed = [...bare.matchAll(PRIVATE)].length;
    if (hidden + unnamed === 0) return undefined;
    const shown = showHidden(text).replace(PRIVATE, (char) => `⟨U+${char.codePointAt(0)!.toString(16).toUpperCase()}⟩`);
    const start = Math.max(0, shown.search(/⟨(?:U\+|hidden:)/) - 40);
    const count = hidden + unnamed;
    const [said] = smuggledIn(text);
    return {
      message: `${count} hidden ${count === 1 ? "character stands" : "characters stand"} in it${said === undefined ? "" : `; they spell “${shorten(said, 160)}”`}. Shown, it reads: “${shorten(shown.slice(start), 200)}”.`,
      field,
      quote: shorten(shown.slice(start), 160),
    };
  }),
});
