/** A path of this app to go to, or `/` when the text is anything else: an absolute address, `//host`, `/\host`. */
export function localPath(text: string | null): string {
  if (text === null || !/^\/(?![/\\])/.test(text)) return "/";
  const base = "http://trefoil.invalid";
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search;
}
