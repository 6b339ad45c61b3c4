import type { Around } from "@/components/help/around";
import { HELP, PLACES, SETTINGS } from "@/components/shell/places";
import { TERMS } from "@/lib/core/text/terms";
import { resolveLink } from "@/lib/handbook/links";
import type { Page } from "@/lib/handbook/pages";
import { PICTURES } from "@/lib/handbook/pictures";

/** Pages of the app as the handbook names them: “Findings”, or “Inventory, Servers” where a place has several; and terms that have a page. */
export const NAMED: ReadonlyMap<string, string> = new Map([
  ...TERMS.flatMap(({ terms }) =>
    terms.flatMap(({ term, href }): [string, string][] => (href === undefined ? [] : [[term, href]])),
  ),
  ...[...PLACES, HELP, SETTINGS].flatMap(({ label, pages }) =>
    pages.map((page): [string, string] => [pages.length === 1 ? label : `${label}, ${page.label}`, page.href]),
  ),
]);

/** Where references in a page's text lead in the app. A guest cannot open the other pages, so their names are not links. */
export function aroundOf({ anchors }: Page, guest: boolean): Around {
  return {
    anchors,
    resolve: resolveLink,
    place: (name) => (guest ? undefined : NAMED.get(name)),
    picture: (href) => PICTURES[/^pictures\/([\w-]+)\.svg$/.exec(href)?.[1] ?? ""]?.(),
  };
}
