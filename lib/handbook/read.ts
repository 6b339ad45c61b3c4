import { lexer, type Token, type Tokens } from "marked";
import { anchorOf } from "./slug";

/** A heading with the text below it, up to the next heading. */
export type PageSection = { anchor: string; title: string; depth: number; text: string };

/** A page taken apart: its title, what is shown, and its sections, the first of which is the page itself. */
export type ReadPage = { title: string; tokens: Token[]; sections: PageSection[]; anchors: ReadonlyMap<Token, string> };

/** @throws when the text does not begin with a heading of the first level, which is a mistake of the page */
export function readPage(text: string): ReadPage {
  const tokens: Token[] = lexer(text, { gfm: true });
  const [first] = tokens;
  if (first?.type !== "heading" || first["depth"] !== 1)
    throw new Error("A page of the handbook begins with “# Title”.");
  const anchors = new Map<Token, string>();
  const sections: PageSection[] = [];
  const taken = new Map<string, number>();
  for (const token of tokens) {
    if (token.type === "heading") {
      const title = plainText((token as Tokens.Heading).tokens);
      const anchor = anchorOf(title, taken);
      anchors.set(token, anchor);
      sections.push({ anchor, title, depth: (token as Tokens.Heading).depth, text: "" });
    } else {
      const section = sections.at(-1)!;
      section.text = `${section.text} ${plainText([token])}`.trim();
    }
  }
  return { title: sections[0]!.title, tokens, sections, anchors };
}

/** The words of tokens without their marks, with one blank between parts. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "list") return plainText((token as Tokens.List).items);
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].flatMap((row) => row.map((cell) => plainText(cell.tokens))).join(" ");
      }
      if (token.type === "image") return (token as Tokens.Image).text;
      if ("tokens" in token && token.tokens) return plainText(token.tokens);
      if (token.type === "br" || token.type === "space" || token.type === "hr") return " ";
      return "text" in token ? String(token["text"]) : "";
    })
    .reduce((all, part, at) => (at > 0 && isBlock(tokens[at]!) ? `${all} ${part}` : all + part), "")
    .replaceAll(/\s+/g, " ");
}

const BLOCKS = new Set(["paragraph", "list", "list_item", "table", "code", "blockquote", "space", "heading"]);
const isBlock = ({ type }: Token) => BLOCKS.has(type);
