/** Only where a path begins: in `/srv/home/mail` nobody lives, and which folder it is has to stay in sight. */
const HOMES =
  /(?<!(?<!:\/)\/[\w.-]*)(?:(?:\/home|\/Users)\/[^/\s"']+|\/root(?=\/|$|[\s"',;:)])|[A-Za-z]:[\\/]Users[\\/][^\\/\s"']+)/g;

/** Home folders shortened to `~`: they tell who somebody is and nothing about the risk. */
export function withoutHome(text: string): string {
  return text.replace(HOMES, "~");
}

/** A path as it may leave the machine: relative as it was given, otherwise only the file's name. */
export function withoutFolders(path: string): string {
  const absolute =
    /^(?:[/\\~]|[A-Za-z]:[\\/]|[a-z][a-z0-9+.-]+:)/i.test(path) || /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path);
  return (absolute ? path.replace(/^.*[\\/:]/, "") : path.replaceAll("\\", "/").replace(/^\.\//, "")) || "config";
}
