/** A flag as the help shows it. */
export type Flag = { name: string; short?: string; about: string };

/** The flags in a help text, which is the only list of them: one per line, indented by two spaces, as `  -o, --output FILE   what it does`. */
export function flagsIn(help: string): Flag[] {
  return [...help.matchAll(/^ {2}(?:-(\w), )?--([a-z-]+)(?:[ =][A-Z][A-Z,=-]*)?(?: +(\S.*)?)?$/gm)].map(
    ([, short, name, about]) => ({ name: name!, short, about: about ?? "" }),
  );
}
