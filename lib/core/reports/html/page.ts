import type { ReportDocument } from "../document/document";
import { writeBlock } from "./blocks";
import { htmlHead } from "./head";
import { html } from "./markup";

/** A document as one page without script or request. */
export function writePage({ title, word, sections, foot }: ReportDocument): string {
  const [first, ...rest] = sections;
  const page = html`<html lang="en">
${htmlHead(`${word}: ${title}`)}
<body>
<main>
<section class="cover"><h1>${title}</h1>
${first?.blocks.map(writeBlock)}</section>
${rest.length > 0 && html`<nav aria-label="Parts">${rest.map(({ id, title: part }) => html`<a href="#${id}">${part}</a>`)}</nav>`}
${rest.map(
  ({ id, title: part, blocks }) => html`<section><h2 id="${id}">${part}</h2>
${blocks.map(writeBlock)}</section>
`,
)}
<footer>${foot}</footer>
</main>
</body>
</html>`;
  return `<!doctype html>\n${page.text}\n`;
}
