/** The address of a page in the app. */
export const addressOf = (id: string): string => (id === "README" ? "/help" : `/help/${id}`);

/** Where a link of a page leads in the app: another page for `page.md#part`, the same for `#part` and for addresses outside. */
export function resolveLink(href: string): string {
  const [, id, part = ""] = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? [];
  return id === undefined ? href : `${addressOf(id)}${part}`;
}
