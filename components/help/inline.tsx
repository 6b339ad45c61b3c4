import type { Token, Tokens } from "marked";
import { Link } from "@/components/ui/link";
import { Fragment, type ReactNode } from "react";
import { Picture } from "./picture";
import type { Around } from "./around";

const LINK = "underline decoration-edge underline-offset-4 hover:decoration-ink wrap-anywhere";

/** What stands within a paragraph, a heading or a cell. */
export function inline(tokens: readonly Token[], around: Around): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{piece(token, around)}</Fragment>);
}

function piece(token: Token, around: Around): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold">{inline((token as Tokens.Strong).tokens, around)}</strong>;
    case "em":
      return <Emphasis token={token as Tokens.Em} around={around} />;
    case "codespan":
      return <code>{(token as Tokens.Codespan).text}</code>;
    case "link":
      return <Anchor token={token as Tokens.Link} around={around} />;
    case "image":
      return image(token as Tokens.Image, around);
    case "br":
      return <br />;
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? inline(token.tokens, around) : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

/** Names of pages are in italics, and are links. */
function Emphasis({ token, around }: { token: Tokens.Em; around: Around }) {
  const place = around.place(token.text);
  const words = <em>{inline(token.tokens, around)}</em>;
  return place === undefined ? (
    words
  ) : (
    <Link href={place} className={LINK}>
      {words}
    </Link>
  );
}

/** A link within the app, or to an https address; anything else is plain text. */
function Anchor({ token: { href, tokens }, around }: { token: Tokens.Link; around: Around }) {
  const address = around.resolve(href);
  const words = inline(tokens, around);
  if (address.startsWith("https://"))
    return (
      <a href={address} rel="noreferrer" className={LINK}>
        {words}
      </a>
    );
  if (!/^[/#]/.test(address)) return words;
  return (
    <Link href={address} className={LINK}>
      {words}
    </Link>
  );
}

/** A picture that is drawn by code; of any other only the description is shown. */
export function image({ href, text }: Tokens.Image, around: Around): ReactNode {
  const scene = around.picture(href);
  return scene === undefined ? <p>{text}</p> : <Picture scene={scene} says={text} />;
}
