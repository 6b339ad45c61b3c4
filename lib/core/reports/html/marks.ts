import { LEG_WORDS, type Leg } from "../../model/leg";
import type { Report } from "../../model/report";
import type { VerdictWord } from "../../model/verdict";
import { html, trusted, type Markup } from "./markup";

const SHAPES: Record<Leg, string> = {
  private: `<rect x="2" y="2" width="12" height="12" rx="1.5"`,
  untrusted: `<path d="M8 1.5 15 14H1Z"`,
  egress: `<circle cx="8" cy="8" r="6.5"`,
};

/** A leg as shape and letter: filled for yes, hollow for possible. */
export function legShape(leg: Leg, word: VerdictWord = "yes"): Markup {
  const paint =
    word === "yes"
      ? `fill="var(--leg-${leg})" stroke="var(--leg-${leg})"`
      : `fill="none" stroke="var(--leg-${leg})" stroke-dasharray="2.5 1.5"`;
  const ink = word === "yes" ? (leg === "private" ? "#fff" : "#14171c") : "currentColor";
  const y = leg === "untrusted" ? 12.6 : 11.3;
  return trusted(
    `<svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">${SHAPES[leg]} ${paint} stroke-width="1.5"/><text x="8" y="${y}" text-anchor="middle" font-size="8.5" font-weight="700" font-family="sans-serif" fill="${ink}">${LEG_WORDS[leg].letter}</text></svg>`,
  );
}

const LEVEL_SHAPES: Record<Report["verdict"]["level"], string> = {
  lethal: `<circle cx="14" cy="14" r="13" fill="currentColor"/><path d="M9 9l10 10M19 9 9 19" stroke="var(--panel)" stroke-width="3" stroke-linecap="round"/>`,
  possible: `<circle cx="14" cy="14" r="12" fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M14 2a12 12 0 0 1 0 24Z" fill="currentColor"/>`,
  "two-legs": `<circle cx="14" cy="14" r="12" fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M8 14h12" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
  clear: `<circle cx="14" cy="14" r="12" fill="none" stroke="currentColor" stroke-width="2.5"/>`,
};

export function levelShape(level: Report["verdict"]["level"]): Markup {
  return trusted(`<svg width="30" height="30" viewBox="0 0 28 28" aria-hidden="true">${LEVEL_SHAPES[level]}</svg>`);
}

/** `a, b and 3 more`, each name as code. */
export function nameList(names: readonly string[], most = 15): Markup {
  const left = names.length - most;
  return html`${names.slice(0, most).map((name, index) => (index > 0 ? html`, <code>${name}</code>` : html`<code>${name}</code>`))}${left > 0 && html` and ${left} more`}`;
}
