/** A flag as the help shows it. */
export type Flag = { name: string; short?: string; about: string };

/** The flags of a help text: one a line, two blanks in, as `  -o, --output FILE   what it does`. The help is the one list of them. */
export function flagsIn(help: string): Flag[] {
  return [...help.matchAll(/^ {2}(?:-(\w), )?--([a-z-]+)(?:[ =][A-Z][A-Z,=-]*)?(?: +(\S.*)?)?$/gm)].map(
    ([, short, name, about]) => ({ name: name!, short, about: about ?? "" }),
  );
}
