import { isRecord } from "../../../text/is-record";
import { readJsonc } from "../../../text/jsonc";
import { isAddCommand, readAddCommand } from "./add-command";
import { problem, server, type Pasted } from "./define";
import { readInstallLink } from "./install-link";
import { nameOfCommand } from "./name-of";
import { readOneWord } from "./one-word";
import { splitLine } from "./split-line";

export type { Pair, Pasted, PastedServer } from "./define";

/**
 * Recognises what people copy from a README: a command line, a client's own “mcp add”, JSON, an install link, an address, the name of a
 * package or image. Nothing is run and nothing is fetched.
 */
export function readPasted(pasted: string): Pasted {
  const text = withoutFrame(pasted);
  if (text === "") return problem("Paste a command, an address, the name of a package, or JSON.");
  if (/^[[{]/.test(text)) return readJson(text);
  if (/^"[^"\n]+"\s*:\s*\{/.test(text)) return readJson(`{${text.replace(/,\s*$/, "")}}`);
  const link = readInstallLink(text);
  if (link) return link;
  if (!/\s/.test(text)) return readOneWord(text);
  const line = splitLine(text);
  if (typeof line === "string") return problem(line);
  const [command = "", ...args] = line.words;
  if (command === "") return problem("This sets variables and starts nothing. Paste the command, too.");
  if (isAddCommand(line.words)) return readAddCommand(line.words);
  const added = args.indexOf("--add-mcp");
  if (added >= 0) return readAdded(args[added + 1] ?? "");
  const installs = installed(line.words);
  if (installs) return problem(installs);
  return server({ kind: "stdio", name: nameOfCommand(command, args), command, args, env: line.env, cwd: line.cwd });
}

/** Without Markdown fences, shell prompts, and comment lines. */
function withoutFrame(text: string): string {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const kept = lines.filter((line) => !/^\s*(```|~~~)/.test(line) && !/^\s*(#|\/\/)\s/.test(line));
  return kept
    .join("\n")
    .trim()
    .replace(/^[$%>]\s+/, "")
    .trim();
}

function readJson(text: string): Pasted {
  const read = readJsonc(text);
  if (!read.ok) {
    const { line, column, message } = read.problem;
    return problem(`Line ${line}, column ${column}: ${message}. Paste the JSON whole.`);
  }
  const { value } = read.doc;
  const result = isRecord(value) && isRecord(value.result) ? value.result : value;
  const tools = isRecord(result) ? result.tools : value;
  return Array.isArray(tools) ? { kind: "tools", text } : { kind: "config", text };
}

/** `code --add-mcp '{"name": …}'` of VS Code. */
function readAdded(json: string): Pasted {
  const read = readJsonc(json);
  if (!read.ok || !isRecord(read.doc.value)) return problem("The JSON in this command cannot be read. Paste it alone.");
  const { name, ...entry } = read.doc.value;
  return { kind: "config", text: JSON.stringify({ servers: { [String(name ?? "server")]: entry } }, null, 2) };
}

/** The message for a command that only installs and starts no server. */
function installed(words: readonly string[]): string | undefined {
  const [program, verb] = words;
  const name = words.slice(2).find((word) => !word.startsWith("-")) ?? "NAME";
  if (program === "npm" && /^(i|install|add)$/.test(verb ?? ""))
    return `This installs a package and starts nothing. To start it: npx -y ${name}`;
  if (/^pip3?$/.test(program ?? "") && verb === "install")
    return `This installs a package and starts nothing. To start it: uvx ${name}`;
  if (program === "git" && verb === "clone")
    return "This copies a repository and starts nothing. Paste the command that its README starts the server with.";
  return undefined;
}
