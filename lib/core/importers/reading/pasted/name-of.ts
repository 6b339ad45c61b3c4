const LONGEST = 60;
/** Characters that a name is made from; anything longer is neither a package nor a file. */
const LOOKED_AT = 400;

/** A short name for a package, an image, a file or a host: what distinguishes it from other servers. */
export function nameOf(words: string): string {
  const path = words.slice(0, LOOKED_AT).split(/[?#]/)[0]!;
  const bare = withoutVersion(path);
  const parts = bare.split(/[\\/]/).filter((part) => part !== "" && !/^(dist|build|src|out|bin|lib|\.+)$/.test(part));
  const last = (parts.at(-1) ?? "").replace(/\.(m?js|cjs|ts|py|exe|cmd|jar)$/i, "");
  const own = /^(index|main|server|cli|__main__|mcp|mcp-server)$/i.test(last) ? (parts.at(-2) ?? last) : last;
  const short = own
    .replace(/^@/, "")
    .replace(/^(mcp[-_]server[-_]|server[-_]|mcp[-_])(?=.)/i, "")
    .replace(/(?<=.)([-_]mcp[-_]server|[-_]server|[-_]mcp)$/i, "");
  return (short || own || "server").slice(0, LONGEST);
}

/** Without the `@1.2`, `==1.2` or `:tag` after the last part; the `@` of a scope stays. */
function withoutVersion(path: string): string {
  const from = Math.max(path.lastIndexOf("/"), 0);
  const ends = ["@", "==", ":"].map((mark) => path.indexOf(mark, from)).filter((at) => at > 0);
  return ends.length > 0 ? path.slice(0, Math.min(...ends)) : path;
}

/** The host of a web address with its port, in lower case. */
export const hostOf = (url: string): string | undefined =>
  /^https?:\/\/(?:[^/?#]*@)?([^/?#@\s]+)/i.exec(url)?.[1]?.toLowerCase();

/** The name of the service in a host: `mcp.linear.app` is linear. */
export function nameOfHost(host: string): string {
  const labels = host.replace(/:\d+$/, "").split(".");
  if (labels.length < 2 || /^[\d.]+$/.test(labels.join("."))) return labels.join(".").slice(0, LONGEST) || "server";
  const telling = labels.slice(0, -1).filter((label) => !/^(mcp|www|api|server|sse|gateway|app)$/i.test(label));
  return (telling.at(-1) ?? labels[0]!).slice(0, LONGEST);
}

/** Options of the runners that take a value of their own, which is not the program. */
const VALUED =
  /^(-p|--package|--from|--with|--python|--index-url|-e|--env|-v|--volume|--name|--mount|--network|--add-host|--publish|--env-file|--directory|--project|-m)$/;

/** The name of what a command line runs: for a runner the package or image, else the script or the program itself. */
export function nameOfCommand(command: string, args: readonly string[]): string {
  const program = command.replace(/^.*[\\/]/, "").replace(/\.(cmd|exe)$/i, "");
  const modules = args.indexOf("-m");
  if (/^python[\d.]*$/.test(program) && modules >= 0) return nameOf(args[modules + 1] ?? program);
  if (
    !/^(npx|bunx|pnpx|npm|pnpm|yarn|bun|uvx|uv|pipx|docker|podman|node|deno|tsx|python[\d.]*|java|go|cargo)$/.test(
      program,
    )
  )
    return nameOf(program);
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    if (VALUED.test(word) && !word.includes("=")) at += 1;
    else if (!word.startsWith("-") && !/^(exec|dlx|x|run|tool)$/.test(word)) return nameOf(word);
  }
  return nameOf(program);
}
