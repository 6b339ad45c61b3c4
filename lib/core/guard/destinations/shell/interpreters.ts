/** Programs that run code which they are given. */
export const INTERPRETERS = new Set(
  "sh bash zsh dash ksh fish python python2 python3 node deno bun perl ruby php lua osascript pwsh powershell".split(
    " ",
  ),
);

const INLINE = new Set(["-c", "-e", "--eval", "-p", "--print", "-r", "-Command", "-EncodedCommand", "-"]);

/** Words by which a text of code reaches beyond itself. */
const REACHING =
  /socket|urllib|request|http|fetch|smtp|ftp|dns|subprocess|os\.system|popen|exec|eval|base64|__import__|getattr|chr\(|child_process|websocket|require\(|net\.|spawn|system|ctypes|asyncio|paramiko|xmlrpc|webbrowser|importlib|builtins|globals|telnet|dgram|binding|import\(|\bqx\b|%x|`/i;

/**
 * Whether a command hands an interpreter code of which it cannot be told what it reaches. `piped` when what it reads comes from the command
 * before it.
 */
export function hidesCode(program: string, args: readonly string[], command: string, piped: boolean): boolean {
  const inline = args.some((word) => INLINE.has(word)) || (piped && args.length === 0) || command.includes("<<");
  return inline && (piped || command.includes("<<") || REACHING.test(command) || isShell(program));
}

const isShell = (program: string): boolean => /^(?:ba|z|da|k|fi)?sh$|^pwsh$|^powershell$/.test(program);

const SCRIPT = /(\b(?:python3?|node|ruby|perl) {1,3}(?:- {0,3})?)<<(['"])(\w{1,20})\2 *\n/g;

/** Code that is handed to an interpreter as it stands, and that reaches no further than `-c` may, is left out: its lines are no commands. */
export function withoutScripts(text: string): string {
  let left = "";
  let from = 0;
  for (const begin of text.matchAll(SCRIPT)) {
    if (begin.index < from) continue;
    const start = begin.index + begin[0].length;
    const end = endOfScript(text, start - 1, `\n${begin[3]}`);
    if (end < 0 || REACHING.test(text.slice(start, end))) continue;
    left += `${text.slice(from, begin.index)}${begin[1]}script`;
    from = end + 1 + begin[3]!.length;
  }
  return left + text.slice(from);
}

/** Where a line begins that is nothing but the mark; -1 where there is none. */
function endOfScript(text: string, from: number, mark: string): number {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1))
    if (at + mark.length === text.length || text[at + mark.length] === "\n") return at;
  return -1;
}
