const HOMES = /(?:\/home|\/Users)\/[^/\s"']+|\/root(?=\/|$|[\s"',;:)])|[A-Za-z]:[\\/]Users[\\/][^\\/\s"']+/g;
/** How many UTF-16 units before a match are read: names of folders have at most 255 bytes. */
const LOOK_BACK = 260;

/**
 * Home folders shortened to `~`: they reveal who somebody is and nothing about the risk. Only where a path begins: in `/srv/home/mail` nobody
 * lives, and which folder it is has to stay in sight.
 */
export function withoutHome(text: string): string {
  return text.replace(HOMES, (home, at: number) => (isWithinPath(text, at) ? home : "~"));
}

/** Whether a folder of the same path comes right before it; the slashes of an address, as in `file:///home`, do not count. */
function isWithinPath(text: string, at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - LOOK_BACK); place--) {
    const char = text[place]!;
    if (char === "/") return text.slice(Math.max(0, place - 2), place) !== ":/";
    if (!/[\w.-]/.test(char)) return false;
  }
  return false;
}

/** A path as it may leave the machine: relative as it was given, otherwise only the file's name. */
export function withoutFolders(path: string): string {
  const absolute =
    /^(?:[/\\~]|[A-Za-z]:[\\/]|[a-z][a-z0-9+.-]+:)/i.test(path) || /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path);
  return (absolute ? path.replace(/^.*[\\/:]/, "") : path.replaceAll("\\", "/").replace(/^\.\//, "")) || "config";
}
