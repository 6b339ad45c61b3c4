import { countHidden, shorten, showHidden } from "../../text/visible";
import { defineRule, type Hit } from "../define";
import { textsOf, type ToolText } from "../texts";

/** A mark at the start of a text, and one within emoji, hide nothing. */
const HARMLESS = /^\ufeff|[\ufe0e\ufe0f]|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu;

function look({ field, text }: ToolText): Pick<Hit, "message" | "field" | "quote"> | undefined {
  const count = countHidden(text.replace(HARMLESS, ""));
  if (count === 0) return undefined;
  const shown = showHidden(text);
  const start = Math.max(0, shown.search(/⟨(?:U\+|hidden:)/) - 40);
  return { message: `${count} hidden ${count === 1 ? "character stands" : "characters stand"} in it. Shown, it reads: “${shorten(shown.slice(start), 200)}”.`, field, quote: shorten(shown.slice(start), 160) };
}

export default defineRule({
  id: "hidden-characters",
  code: "LT023",
  kind: "text",
  title: "Hidden characters",
  why: "Invisible, direction-changing or tag characters make a person read something else than the model does: whole sentences can be written in them.",
  help: "Read the text with the characters shown, and ask the author what they are for.",
  maps: ["OWASP LLM01:2025 Prompt Injection", "OWASP MCP03:2025 Tool Poisoning", "MITRE ATLAS AML.T0051 LLM Prompt Injection"],
  level: "error",
  confidence: "high",
  fires: [[{ name: "menu", tools: [{ name: "get_menu", description: "Return the menu.\u{e0068}\u{e0069}" }] }], [{ name: "menu", tools: [{ name: "get_prices", description: "Return the price\u200b list." }] }]],
  silent: [[{ name: "menu", tools: [{ name: "get_menu", description: "Return the menu 🍽️ for the family 👩‍👧.\nOne line a day." }] }]],
  check: (servers) =>
    servers.flatMap(({ name, instructions, tools }) => {
      const own = instructions === undefined ? undefined : look({ field: "instructions", text: instructions.slice(0, 200_000) });
      const found = tools.flatMap(({ tool }) => {
        for (const text of textsOf(tool)) {
          const hit = look(text);
          if (hit) return [{ server: name, tools: [tool.name], ...hit }];
        }
        return [];
      });
      return own ? [{ server: name, tools: [], ...own }, ...found] : found;
    }),
});
