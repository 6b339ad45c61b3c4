import { LEG_WORDS } from "../../model/leg";
import { spansOf, type Block, type Span, type Table, type Words } from "../document/blocks";
import { showHidden } from "../../text/visible";
import { legShape, levelShape } from "./marks";
import { html, trusted, type Markup } from "./markup";
import { picture } from "./picture";

/** Each block of a report as a part of a page. */
export function writeBlock(block: Block): Markup {
  switch (block.kind) {
    case "heading":
      return block.level === 2
        ? html`<h2${id(block.id)}>${block.text}</h2>`
        : html`<h3${id(block.id)}>${unbroken(block.text)}</h3>`;
    case "paragraph":
      return html`<p${block.tone && html` class="${block.tone}"`}>${write(block.words)}</p>`;
    case "list":
      return block.numbered
        ? html`<ol class="plain">${items(block.items)}</ol>`
        : html`<ul class="plain">${items(block.items)}</ul>`;
    case "facts":
      return html`<dl class="facts">${block.facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${write(value)}</dd></div>`)}</dl>`;
    case "verdict":
      return html`<div class="verdict ${block.level}"><div>
<p class="level">${levelShape(block.level)} ${block.word}</p>
<p class="said">${unbroken(block.said)}</p></div>${picture(block.scene)}</div>`;
    case "picture":
      return html`<div class="wide">${picture(block.scene)}</div>`;
    case "lines":
      return lines(block.text);
    case "table":
      return table(block);
    case "together":
      return html`<section class="together"${id(block.id)}>${block.blocks.map(writeBlock)}</section>`;
  }
}

function id(text: string | undefined): Markup | undefined {
  return text === undefined ? undefined : html` id="${text}"`;
}

function items(all: readonly Words[]): Markup[] {
  return all.map((words) => html`<li>${write(words)}</li>`);
}

function table({ label, head, rows, numbers = [], widths, marked }: Table): Markup {
  const kind = (column: number): Markup | undefined => (numbers.includes(column) ? html` class="number"` : undefined);
  const cell = (words: Words, row: number, column: number): Markup => {
    if (marked?.[0] === row && marked[1] === column)
      return html`<td class="marked"><b>${write(words)}</b> <span class="small">◂ here</span></td>`;
    return column === 0 && head[0] !== ""
      ? html`<th scope="row">${write(words)}</th>`
      : html`<td${kind(column)}>${write(words)}</td>`;
  };
  return html`<table class="${marked ? "matrix" : "stack"}" aria-label="${label}">${widths && html`<colgroup>${widths.map((width) => html`<col width="${width}%">`)}</colgroup>`}<thead><tr>${head.map((word, column) => html`<th scope="col"${kind(column)}>${word}</th>`)}</tr></thead><tbody>
${rows.map((row, at) => html`<tr${row.off && html` class="off"`}>${row.cells.map((words, column) => cell(words, at, column))}</tr>`)}</tbody></table>`;
}

/** A line with its names unbroken, its quotes marked and its legs as shapes. */
export function write(words: Words): Markup[] {
  return spansOf(words).map(span);
}

function span(one: Span): Markup {
  if (typeof one === "string") return unbroken(one);
  if ("leg" in one) return html`<span class="leg">${legShape(one.leg, one.is)} ${LEG_WORDS[one.leg].title}</span>`;
  switch (one.as) {
    case "strong":
      return html`<b>${unbroken(one.text)}</b>`;
    case "muted":
      return html`<span class="muted">${unbroken(one.text)}</span>`;
    case "quote":
      return html`<q>${one.text}</q>`;
    case "name":
      return html`<code>${pieces(one.text, one.tail)}</code>`;
  }
}

/** A longer name may break after a joint, since it may not fit. */
const LONGEST_PIECE = 40;

/** A sentence whose names (words with a joint in them) are not broken. Spaces at its ends join it to its neighbours. */
function unbroken(text: string): Markup {
  const words = showHidden(text).split(" ");
  const [before, after] = [/^\s/.test(text), /\s$/.test(text)].map((has) => (has ? trusted(" ") : undefined));
  return html`${before}${words.map((word, at) => [at > 0 && trusted(" "), /[-_/.@]./.test(word) ? pieces(word) : word])}${text.trim() !== "" && after}`;
}

/** A name in pieces, between which a line may break: after a slash, and in a long one after every joint. */
function pieces(text: string, tail = ""): Markup[] {
  const parts = showHidden(text)
    .split(/(?<=\/)/)
    .flatMap((part) => (part.length > LONGEST_PIECE ? part.split(/(?<=[-_.@=])/) : [part]));
  return parts.map(
    (part, at) =>
      html`${at > 0 && trusted("<wbr>")}<span class="${part.length > LONGEST_PIECE ? "long" : "whole"}">${part}${at === parts.length - 1 && tail}</span>`,
  );
}

/** Lines to copy: each by itself, so that breaks and indentation stay and nothing else hides in them. */
function lines(text: string): Markup {
  return html`<pre>${text
    .trimEnd()
    .split("\n")
    .map((line) => html`${trusted(/^ */.exec(line)![0])}${line}${trusted("\n")}`)}</pre>`;
}
