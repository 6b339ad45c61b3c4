import type { Token, Tokens } from "marked";
import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import type { Scene } from "@/lib/core/model/scene";
import { CodeBlock } from "./code-block";
import { Picture } from "./picture";

/** What a page needs to know beside its text: where links lead and what its pictures are. */
export type Around = {
  anchors: ReadonlyMap<Token, string>;
  /** Where a link leads in the app. */ resolve: (href: string) => string;
  /** The picture of this address. */ picture: (href: string) => Scene | undefined;
  /** The page of the app with this name, such as “Settings, Policies”. */ place: (name: string) => string | undefined;
};

const LINK = "underline decoration-edge underline-offset-4 hover:decoration-ink wrap-anywhere";
const HEADING = "group scroll-mt-20 font-display font-semibold tracking-tight";
const SIZES: Record<number, string> = { 2: "mt-10 text-2xl", 3: "mt-7 text-lg", 4: "mt-5 text-base" };

/** The style of code within sentences, set once for the page. */
const CODE =
  "[&_:not(pre)>code]:rounded [&_:not(pre)>code]:bg-sunk [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-[0.875em] [&_:not(pre)>code]:wrap-anywhere";

/** Markdown as elements of the page. What is not text, raw HTML included, is shown as text. */
export function Markdown({ tokens, around }: { tokens: readonly Token[]; around: Around }) {
  return (
    <div className={CODE}>
      <Blocks tokens={tokens} around={around} />
    </div>
  );
}

function Blocks({ tokens, around }: { tokens: readonly Token[]; around: Around }) {
  return tokens.map((token, at) => <Block key={at} token={token} around={around} />);
}

function Block({ token, around }: { token: Token; around: Around }): ReactNode {
  switch (token.type) {
    case "heading":
      return <Heading token={token as Tokens.Heading} around={around} />;
    case "paragraph":
      return <Paragraph token={token as Tokens.Paragraph} around={around} />;
    case "text":
      return inline((token as Tokens.Text).tokens ?? [token], around);
    case "list":
      return <List token={token as Tokens.List} around={around} />;
    case "table":
      return <DataTable token={token as Tokens.Table} around={around} />;
    case "code":
      return <CodeBlock text={(token as Tokens.Code).text} language={(token as Tokens.Code).lang} />;
    case "blockquote":
      return (
        <blockquote className="my-4 border-l-4 border-edge pl-4 text-muted">
          <Blocks tokens={(token as Tokens.Blockquote).tokens} around={around} />
        </blockquote>
      );
    case "space":
      return null;
    case "html":
      // A remark for those who edit the page; whatever else looks like markup is text.
      return token.raw.startsWith("<!--") ? null : <p className="my-3">{token.raw}</p>;
    default:
      return <p className="my-3">{token.raw}</p>;
  }
}

/** A heading that can be linked to. The first one of a page is its title, which is shown above. */
function Heading({ token, around }: { token: Tokens.Heading; around: Around }) {
  const anchor = around.anchors.get(token);
  if (token.depth === 1) return null;
  const Level = `h${Math.min(token.depth, 4)}` as "h2" | "h3" | "h4";
  return (
    <Level id={anchor} className={cn(HEADING, SIZES[Math.min(token.depth, 4)])}>
      {inline(token.tokens, around)}
      <a
        href={`#${anchor}`}
        aria-label={`Link to “${token.text}”`}
        className="no-print ml-2 text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
      >
        #
      </a>
    </Level>
  );
}

/** A paragraph; one that is a picture and nothing else is a figure. */
function Paragraph({ token: { tokens }, around }: { token: Tokens.Paragraph; around: Around }) {
  const [only, ...more] = tokens;
  if (only?.type === "image" && more.length === 0) return image(only as Tokens.Image, around);
  return <p className="my-3 max-w-[44rem] text-pretty">{inline(tokens, around)}</p>;
}

function List({ token: { ordered, start, items }, around }: { token: Tokens.List; around: Around }) {
  const Kind = ordered ? "ol" : "ul";
  return (
    <Kind
      start={ordered && start !== "" && start !== 1 ? start : undefined}
      className={cn(
        "my-3 grid max-w-[44rem] gap-1.5 pl-6 text-pretty [&_p]:my-1.5",
        ordered ? "list-decimal" : "list-disc",
      )}
    >
      {items.map((item, at) => (
        <li key={at}>
          <Blocks tokens={item.tokens} around={around} />
        </li>
      ))}
    </Kind>
  );
}

/** The style of a table, set once for all its cells. */
const TABLE =
  "w-full border-collapse text-sm [&_td]:min-w-28 [&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:border-b [&_th]:border-edge [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:align-bottom [&_th]:text-[0.8125rem] [&_th]:font-medium [&_th]:text-muted [&_tr>*:first-child]:pl-0";

function DataTable({ token: { header, rows }, around }: { token: Tokens.Table; around: Around }) {
  return (
    <div className="my-4 overflow-x-auto" tabIndex={0}>
      <table className={TABLE}>
        <thead>
          <tr>
            {header.map(({ tokens }, at) => (
              <th key={at} scope="col">
                {inline(tokens, around)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, at) => (
                <td key={at}>{inline(tokens, around)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(tokens: readonly Token[], around: Around): ReactNode {
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
    <Link href={place} prefetch={false} className={LINK}>
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
    <Link href={address} prefetch={false} className={LINK}>
      {words}
    </Link>
  );
}

/** A picture that is drawn by code; of any other only the description is shown. */
function image({ href, text }: Tokens.Image, around: Around): ReactNode {
  const scene = around.picture(href);
  return scene === undefined ? <p>{text}</p> : <Picture scene={scene} says={text} />;
}
