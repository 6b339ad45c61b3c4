import type { Token, Tokens } from "marked";
import type { Page } from "@/lib/handbook/pages";

/** A block of code of a page: its language, the name of the file that it shows, and the text. */
export type PageCodeBlock = { language: string; file: string | undefined; text: string };

/** Every block of code of a page in order, those in lists and quotes among them. */
export function blocksOf({ tokens }: Pick<Page, "tokens">): PageCodeBlock[] {
  const found: PageCodeBlock[] = [];
  const walk = (some: readonly Token[]) => {
    for (const token of some) {
      if (token.type === "code") {
        const [language = "", file] = ((token as Tokens.Code).lang ?? "").split(/\s+/);
        found.push({ language, file, text: (token as Tokens.Code).text });
      } else if (token.type === "list") for (const item of (token as Tokens.List).items) walk(item.tokens);
      else if ("tokens" in token && token.type === "blockquote") walk(token.tokens ?? []);
    }
  };
  walk(tokens);
  return found;
}

/** A token of any depth and kind. */
export function everyToken(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.type === "list")
      return [token, ...(token as Tokens.List).items.flatMap((item) => everyToken(item.tokens))];
    if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      return [token, ...[header, ...rows].flat().flatMap((cell) => everyToken(cell.tokens))];
    }
    return [token, ...("tokens" in token && token.tokens ? everyToken(token.tokens) : [])];
  });
}

/** What a command printed against what a page shows: `…` alone on a line stands for any lines, within one for any text. */
export function fits(shown: string, printed: string): boolean {
  const wanted = shown.trimEnd().split("\n");
  const lines = printed.trimEnd().split("\n");
  let from = 0;
  let floating = false;
  for (const line of wanted) {
    if (line.trim() === "…") {
      floating = true;
      continue;
    }
    const at = floating ? lines.findIndex((one, place) => place >= from && fitsLine(line, one)) : from;
    if (at < 0 || at >= lines.length || !fitsLine(line, lines[at]!)) return false;
    from = at + 1;
    floating = false;
  }
  return floating || from === lines.length;
}

function fitsLine(shown: string, printed: string): boolean {
  const [first = "", ...rest] = shown.split("…");
  if (rest.length === 0) return shown.trimEnd() === printed.trimEnd();
  if (!printed.startsWith(first.trimEnd())) return false;
  let from = first.length;
  for (const part of rest) {
    const at = printed.indexOf(part.trim(), from);
    if (at < 0) return false;
    from = at + part.trim().length;
  }
  return true;
}
