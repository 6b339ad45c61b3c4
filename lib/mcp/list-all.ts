import type { Violation } from "@/lib/core/model/snapshot";
import type { Connection } from "./shake-hands";
import type { Limits } from "./limits";

export type ListedItems = {
  items: unknown[];
  /** Why the list is incomplete, in words. */ partial?: string;
  violations: Violation[];
};

/**
 * All pages of one list. The cursor is opaque: the list ends when `nextCursor` is absent, and an empty text is a cursor. A
 * failure after the first page leaves the list partial; on the first it is thrown.
 */
export async function listAll(
  connection: Connection,
  method: string,
  key: string,
  limits: Limits,
  onPage: (page: number, items: number) => void,
): Promise<ListedItems> {
  const violations: Violation[] = [];
  const seen = new Set<string>();
  let items: unknown[] = [];
  let cursor: string | undefined;
  let restarted = false;
  for (let page = 1; ; page += 1) {
    let answer: Awaited<ReturnType<Connection["ask"]>>;
    try {
      answer = await connection.ask(method, cursor === undefined ? {} : { cursor });
    } catch (error) {
      if (page === 1) throw error;
      if ((error as { code?: unknown }).code === -32602 && !restarted) {
        // A cursor that is no longer valid means that the list has changed: begin again.
        restarted = true;
        items = [];
        seen.clear();
        cursor = undefined;
        page = 0;
        continue;
      }
      return {
        items,
        violations,
        partial: `The list broke off after page ${page - 1}: ${connection.explain(error).message}`,
      };
    }
    const { result, complaint } = answer;
    if (complaint) violations.push({ where: `${method}, page ${page}`, what: clip(complaint) });
    if (!Array.isArray(result[key])) {
      if (page === 1) throw new Error(`Its answer to ${method} has no “${key}” list.`);
      return { items, violations, partial: `Page ${page} has no “${key}” list.` };
    }
    items.push(...result[key].slice(0, limits.tools - items.length + 1));
    onPage(page, Math.min(items.length, limits.tools));
    if (items.length > limits.tools)
      return {
        items: items.slice(0, limits.tools),
        violations,
        partial: `It has more than ${limits.tools} entries; only these were read.`,
      };
    const next = result.nextCursor;
    if (next === undefined) return { items, violations };
    if (typeof next !== "string") {
      violations.push({
        where: `${method}, page ${page}`,
        what: "nextCursor is not a text. At the end of a list it must be absent.",
      });
      return next === null
        ? { items, violations }
        : { items, violations, partial: `Page ${page} has a nextCursor that is not a text.` };
    }
    if (seen.has(next))
      return { items, violations, partial: `The cursor of page ${page} was given before; the list would never end.` };
    if (page >= limits.pages)
      return { items, violations, partial: `Only the first ${limits.pages} pages were read; the server offers more.` };
    seen.add(next);
    cursor = next;
  }
}

const clip = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);
