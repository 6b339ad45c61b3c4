import type { Transport } from "../../model/server";
import { describePackage } from "../../text/describe-package";

const PYTHON = new Set(["uvx", "uv", "pipx"]);
const CONTAINER = new Set(["docker", "podman", "nerdctl"]);
/** Packages that only pass messages on to the address among their arguments. */
const BRIDGES = new Set(["mcp-remote", "supergateway"]);

/**
 * What a server is by the way it is reached, and not by what it is called: `npm:NAME`, `pypi:NAME`, `oci:IMAGE` or
 * `https://HOST`. Undefined for what is installed already, is not encrypted or was given as a file.
 */
export function identityOf(transport: Transport): string | undefined {
  if (transport.kind === "given") return undefined;
  if (transport.kind === "http") return hostOf(transport.url);
  const [program, args] = unwrap(transport.command, transport.args);
  const run = describePackage(program, args);
  if (!run) return undefined;
  if (BRIDGES.has(run.name)) return hostOf(args.find((word) => /^https?:\/\//i.test(word)) ?? "");
  const kind = CONTAINER.has(program) ? "oci" : PYTHON.has(program) ? "pypi" : "npm";
  return `${kind}:${run.name.toLowerCase()}`;
}

/** A program by its bare name; `cmd /c npx …`, the way to start one on Windows, is looked through. */
function unwrap(command: string, args: readonly string[]): [string, readonly string[]] {
  const program = command
    .replace(/^.*[\\/]/, "")
    .replace(/\.(exe|cmd|bat)$/i, "")
    .toLowerCase();
  if (program === "cmd" && args[0]?.toLowerCase() === "/c" && args[1] !== undefined)
    return [args[1].toLowerCase(), args.slice(2)];
  return [program, args];
}

function hostOf(url: string): string | undefined {
  const [, host] = /^https:\/\/(?:[^/?#@]*@)?([a-z0-9.-]+)(?::443)?(?:[/?#]|$)/i.exec(url) ?? [];
  return host && `https://${host.toLowerCase()}`;
}
