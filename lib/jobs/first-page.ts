import type { Ended } from "@/lib/boot/hooks.mjs";

/** How long work waits for somebody to open a page, in milliseconds: where nobody looks, it is not held up any longer. */
const MOST_WAIT = 5_000;

const isPage = ({ method, route, status }: Ended): boolean =>
  method === "GET" && status === 200 && !/^\/(?:api|_next)(?:\/|$)|^other$/.test(route);

/**
 * Resolves when a first page has been answered, or when nobody has opened one for a while. The first page takes the longest, since its modules
 * are loaded for it, and the servers that the last end cut short would all start in the same moment.
 */
export function awaitFirstPage(mostMs = MOST_WAIT): { opened: Promise<void>; observe: (ended: Ended) => void } {
  let observe = (_ended: Ended) => {};
  const opened = new Promise<void>((resolve) => {
    setTimeout(resolve, mostMs).unref();
    observe = (ended) => isPage(ended) && resolve();
  });
  return { opened, observe };
}
