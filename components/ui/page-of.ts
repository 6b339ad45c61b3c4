/** How many lines one page of a long list shows. */
export const LINES = 100;

/** One page of a list: its lines, and its place; a page that does not exist becomes the nearest one that does. */
export type PageOf<Line> = { lines: Line[]; page: number; pages: number; total: number };

export function pageOf<Line>(lines: readonly Line[], wanted: string | null, size = LINES): PageOf<Line> {
  const pages = Math.max(1, Math.ceil(lines.length / size));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(wanted)) || 1));
  return { lines: lines.slice((page - 1) * size, page * size), page, pages, total: lines.length };
}

/** The address of a page of a list, the first one without a number. */
export function pageAddress(address: string, page: number): string {
  return page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;
}
