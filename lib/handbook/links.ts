/** The address of a page in the app. */
export const addressOf = (id: string): string => (id === "README" ? "/help" : `/help/${id}`);

/** Where a link of a page leads in the app: another page for `page.md#part`, what is served for a file in `public`, and the same for all else. */
export function resolveLink(href: string): string {
  const [, id, part = ""] = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? [];
  return id === undefined ? href.replace(/^(?:\.\.\/)+public\//, "/") : `${addressOf(id)}${part}`;
}
