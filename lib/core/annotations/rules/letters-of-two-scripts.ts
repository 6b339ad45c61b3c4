import { aboutTools } from "../../rules/about-tools";
import { foldLookAlikes, mixedWord } from "../../text/look-alikes";
import { defineRule, eachText } from "../define";
import { around } from "../texts";

/** Bold, wide or framed letters, which are other characters to a search and the same to a model. */
const DRAWN = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f189}]{4,200}/u;

export default defineRule({
  ...aboutTools("letters-of-two-scripts"),
  fires: [
    [{ name: "menu", tools: [{ name: "get_menu", description: "Return the m\u0435nu of the day." }] }],
    [
      {
        name: "menu",
        tools: [
          {
            name: "get_menu",
            inputSchema: {
              type: "object",
              properties: {
                day: { type: "string", default: "\u{1d422}\u{1d420}\u{1d427}\u{1d428}\u{1d42b}\u{1d41e}" },
              },
            },
          },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "menu",
        tools: [
          { name: "get_menu", description: "Верни меню дня. Λ is a letter, 5 µm and Δt are quantities, naïve café." },
        ],
      },
    ],
  ],
  check: eachText(({ field, text }) => {
    const mixed = field === "name" ? undefined : mixedWord(text);
    if (mixed !== undefined)
      return {
        message: `A word of it mixes letters of several scripts; it looks like “${foldLookAlikes(mixed)}”.`,
        field,
        quote: around(text, text.indexOf(mixed), mixed.length),
      };
    const drawn = DRAWN.exec(text);
    return drawn
      ? {
          message: `A word of it is written in letters that are drawn otherwise; in plain letters it is “${foldLookAlikes(drawn[0]).slice(0, 80)}”.`,
          field,
          quote: around(text, drawn.index, drawn[0].length),
        }
      : undefined;
  }),
});
