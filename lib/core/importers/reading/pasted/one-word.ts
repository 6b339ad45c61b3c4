import { problem, server, type Pasted, type PastedServer } from "./define";
import { hostOf, nameOf, nameOfHost } from "./name-of";

const REGISTRY =
  /^(ghcr\.io|docker\.io|quay\.io|mcr\.microsoft\.com|public\.ecr\.aws|gcr\.io|[\w-]+\.pkg\.dev|mcp)\/[\w./-]+(:[\w.-]+)?(@sha256:[0-9a-f]+)?$/i;
const SCOPED = /^@[\w.-]+\/[\w.-]+(@[\w.^~-]+)?$/;
const NAME = /^[A-Za-z0-9][\w.-]*((@|==)[\w.^~-]+)?(\[[\w,-]+\])?$/;
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/\S*)?$/i;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/\S*)?$/i;
const ENDS_LIKE_A_FILE = /\.(js|mjs|cjs|ts|py|sh|exe|cmd|jar|json)$/i;

const LONGEST = 8000;

const start = (command: string, args: string[], of: string): PastedServer => ({
  kind: "stdio",
  name: nameOf(of),
  command,
  args,
  env: [],
  cwd: "",
});
const npm = (name: string) => start("npx", ["-y", name], name);
const python = (name: string) => start("uvx", [name], name);
const image = (name: string) => start("docker", ["run", "-i", "--rm", name], name);

/** What one word may be: an address, a package, an image, a program. */
export function readOneWord(word: string): Pasted {
  if (word.length > LONGEST) return problem("This word is longer than 8,000 characters. Paste the command line alone.");
  if (/^https?:\/\//i.test(word)) return readAddress(word);
  if (SCOPED.test(word)) return server(npm(word));
  if (REGISTRY.test(word)) return server(image(word));
  if (word.startsWith("npm:")) return server(npm(word.slice(4)));
  if (word.startsWith("pypi:")) return server(python(word.slice(5)));
  if (/^(npx|uvx|bunx|docker|podman|node|python[\d.]*|uv|deno|pipx)$/.test(word))
    return problem(`${word} starts other programs and needs to be told which. Paste the whole command line.`);
  if (LOCAL.test(word)) return readAddress(`http://${word}`);
  if (HOST.test(word) && !ENDS_LIKE_A_FILE.test(word)) return readAddress(`https://${word}`);
  const program = start(word, [], word);
  if (!NAME.test(word) || ENDS_LIKE_A_FILE.test(word)) return server(program);
  const choices = [
    { label: `npm package, started with npx -y ${word}`, server: npm(word) },
    { label: `Python package, started with uvx ${word}`, server: python(word) },
    { label: "Program that is installed on this machine", server: program },
  ];
  return { kind: "choices", choices };
}

/** An endpoint, or the page of a package in its registry. */
function readAddress(url: string): Pasted {
  const host = hostOf(url);
  if (!host) return problem("This is not an address. An address begins with https:// (or http:// on this computer).");
  const inNpm = /^https?:\/\/(?:www\.)?npmjs\.com\/package\/((?:(?:@|%40)[\w.-]+(?:\/|%2f))?[\w.-]+)/i.exec(url);
  if (inNpm) return server(npm(inNpm[1]!.replace(/^%40/i, "@").replace(/%2f/i, "/")));
  const inPython = /^https?:\/\/pypi\.org\/project\/([\w.-]+)/i.exec(url);
  if (inPython) return server(python(inPython[1]!));
  if (/^(www\.)?(github|gitlab|codeberg|bitbucket)\.(com|org)$/.test(host))
    return problem(
      "This is the page of a code repository, not a server. Paste the command or the JSON from its README.",
    );
  return server({ kind: "http", name: nameOfHost(host), url, headers: [] });
}
