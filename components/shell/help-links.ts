/**
 * Which paragraph of the handbook explains which page, by the route of the page. A test walks all pages of the app: each has a line here, and
 * each anchor is there.
 */
export const HELP_LINKS: Readonly<Record<string, string>> = {
  "/": "/help/how-it-works",
};

const EVERYTHING_ELSE = "/help";

/** The paragraph that explains the page at an address. A fixed part of a route goes before a variable one. */
export function helpFor(path: string): string {
  const parts = path.split("/");
  const fitting = Object.keys(HELP_LINKS).filter((route) => {
    const wanted = route.split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith("["));
  });
  const [best] = fitting.sort((a, b) => variables(a) - variables(b));
  return best === undefined ? EVERYTHING_ELSE : HELP_LINKS[best]!;
}

const variables = (route: string): number => route.split("[").length;
