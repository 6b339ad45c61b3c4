import { renderMarks } from "../../charts/svg";
import type { Mark, Scene } from "../../model/scene";
import { showHidden } from "../../text/visible";
import { html, trusted, type Markup } from "./markup";

/** A scene within the page, coloured by its style sheet, with its words for those who do not see it. */
export function picture({ width, height, title, description, marks }: Scene): Markup {
  return html`<figure class="picture"><svg class="scene" role="img" aria-label="${title}. ${description}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${trusted(renderMarks(marks.map(shown)))}
</svg></figure>`;
}

function shown(mark: Mark): Mark {
  const label = mark.label === undefined ? undefined : showHidden(mark.label);
  return mark.shape === "text" ? { ...mark, label, text: showHidden(mark.text) } : { ...mark, label };
}
