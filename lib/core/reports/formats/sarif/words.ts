import { showHidden, shorten } from "../../../text/visible";

/** Characters of one message. */
const MESSAGE_LENGTH = 1000;

/** One line, nothing hidden, never empty; brackets would make a link of a SARIF message. */
export function clean(text: string): string {
  return (
    shorten(showHidden(text), MESSAGE_LENGTH)
      .replace(/([\\[\]])/g, "\\$1")
      .replaceAll("{", "{{")
      .replaceAll("}", "}}") || "–"
  );
}

/** The name of a session as a part of an identifier: small letters, digits and hyphens, never empty. */
export function slug(name: string): string {
  return (
    showHidden(name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "session"
  );
}
