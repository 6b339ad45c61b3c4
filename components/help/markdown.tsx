import type { Token, Tokens } from "marked";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { CodeBlock } from "./code-block";
import type { Around } from "./around";
import { image, inline } from "./inline";

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
