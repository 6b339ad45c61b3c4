import type { Mark, Scene } from "../model/scene";
import { DARK, LIGHT, sceneStyle, styleOfRole } from "./roles";

const STYLE = sceneStyle((name) => LIGHT[name]!);
/** Colours by name, so that the reader's own setting chooses between the two. */
const THEMED = [
  `.scene{${properties(LIGHT)}}`,
  `@media (prefers-color-scheme:dark){.scene{${properties(DARK)}}}`,
  sceneStyle((name) => `var(--${name})`),
].join("\n");
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";

function properties(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");
}

/**
 * A scene as a file of its own: light unless it is to follow the reader's theme, self-contained, readable without scripts or fonts from elsewhere. Texts are escaped;
 * what XML cannot hold is replaced.
 */
export function renderSvg(scene: Scene, { themed = false } = {}): string {
  const { width, height, title, description, marks } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="scene" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<title>${escape(title)}</title>`,
    `<desc>${escape(description)}</desc>`,
    `<style>${themed ? THEMED : STYLE}</style>`,
    `<rect width="${width}" height="${height}" fill="${themed ? "var(--panel)" : LIGHT.panel}"/>`,
    ...marks.map(renderMark),
    "</svg>",
    "",
  ].join("\n");
}

/**
 * The same for office programs, which support neither style sheets in pictures nor an order of painting: every mark holds its own style, and texts
 * have no line around them.
 */
export function renderOfficeSvg({ width, height, marks }: Scene): string {
  const styled = renderMarks(marks).replace(
    /<(\w+) class="([a-z-]+)"/g,
    (_, tag: string, role: string) => `<${tag} style="${officeStyle(tag, role)}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Calibri, Arial, sans-serif">\n${styled}\n</svg>\n`;
}

function officeStyle(tag: string, role: string): string {
  const parts = styleOfRole(role).split(";");
  return parts.filter((part) => tag !== "text" || !/^(stroke|paint-order)/.test(part)).join(";");
}

/** The marks alone, for a page that has the style of the roles already. */
export function renderMarks(marks: readonly Mark[]): string {
  return marks.map(renderMark).join("\n");
}

function renderMark(mark: Mark): string {
  const common = `class="${escape(mark.role)}"`;
  const inside = mark.label === undefined ? "" : `<title>${escape(mark.label)}</title>`;
  switch (mark.shape) {
    case "circle":
      return element("circle", `${common} cx="${mark.x}" cy="${mark.y}" r="${mark.r}"`, inside);
    case "line":
      return element("line", `${common} x1="${mark.x1}" y1="${mark.y1}" x2="${mark.x2}" y2="${mark.y2}"`, inside);
    case "path":
      return element("path", `${common} d="${escape(mark.d)}"`, inside);
    case "rect":
      return element(
        "rect",
        `${common} x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}"${mark.round === undefined ? "" : ` rx="${mark.round}"`}`,
        inside,
      );
    case "text": {
      const turn = mark.turn === undefined ? "" : ` transform="rotate(${mark.turn} ${mark.x} ${mark.y})"`;
      return element(
        "text",
        `${common} x="${mark.x}" y="${mark.y}" text-anchor="${mark.anchor ?? "start"}"${turn}`,
        `${inside}${escape(mark.text)}`,
      );
    }
  }
}

function element(name: string, attributes: string, inside: string): string {
  return inside === "" ? `<${name} ${attributes}/>` : `<${name} ${attributes}>${inside}</${name}>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** What is not a character of XML 1.0. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escape(text: string): string {
  return text.replace(UNFIT, "\ufffd").replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
