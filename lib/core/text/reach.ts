import type { Reach, Transport } from "../model/server";
import { withoutHome } from "./home";

/** How a server is reached, safe to show and pass on. */
export function reachOf(transport: Transport): Reach {
  if (transport.kind === "given") return { kind: "given", words: transport.from ?? "" };
  if (transport.kind === "http") return { kind: "http", words: bareAddress(transport.url) };
  const words = [transport.command, ...transport.args].map(quoteArgument).join(" ");
  return { kind: "stdio", words: withoutHome(words), pinned: isPinned(transport.command, transport.args) };
}

/** An address without user name, password, query and fragment: each can hold a credential. */
export function bareAddress(url: string): string {
  return url.replace(/[?#].*/s, "").replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1");
}

function quoteArgument(argument: string): string {
  return /^[\w@%+=:,./\\{}$~^-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}

const EXACT_NPM = /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d[\w.+-]*$/;
const EXACT_PYTHON = /^[\w.-]+(\[[\w,-]+\])?(==|@)\d+\.\d[\w.+-]*$/;
const EXACT_IMAGE = /@sha256:[0-9a-f]{64}$/;
const NPM_RUNNERS = new Set(["npx", "bunx", "pnpx"]);
const PYTHON_RUNNERS = new Set(["uvx", "pipx"]);

/**
 * Whether a command that fetches its program from a registry names one exact version; `undefined` for commands that
 * run what is installed already. Looks for the exact form anywhere among the arguments, so it errs towards pinned.
 */
function isPinned(command: string, args: readonly string[]): boolean | undefined {
  const runner = command.replace(/^.*[\\/]/, "").replace(/\.(cmd|exe)$/i, "");
  if (NPM_RUNNERS.has(runner) || (["npm", "pnpm", "yarn"].includes(runner) && /^(exec|dlx|x)$/.test(args[0] ?? "")))
    return args.some((one) => EXACT_NPM.test(one));
  if (PYTHON_RUNNERS.has(runner)) return args.some((one) => EXACT_PYTHON.test(one));
  if (["docker", "podman"].includes(runner) && args[0] === "run") return args.some((one) => EXACT_IMAGE.test(one));
  return undefined;
}
