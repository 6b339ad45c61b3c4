import { hostOf, nameOfHost } from "./name-of";
import { problem, server, type Pair, type Pasted } from "./define";

/** Options with a value, of `mcp add` in Claude Code, Codex, Gemini CLI and Copilot CLI as their documentation has them. */
const VALUED: Record<string, string> = {
  "-e": "env",
  "--env": "env",
  "-H": "header",
  "--header": "header",
  "-t": "type",
  "--transport": "type",
  "--type": "type",
  "--url": "url",
  "-s": "",
  "--scope": "",
  "--timeout": "",
  "--description": "",
  "--include-tools": "",
  "--exclude-tools": "",
  "--client-id": "",
  "--callback-port": "",
  "--bearer-token-env-var": "",
};

/** Whether this is a client's own command that registers a server: `claude mcp add …`. */
export const isAddCommand = (words: readonly string[]): boolean =>
  words[1] === "mcp" && /^add(-json)?$/.test(words[2] ?? "");

/** What `CLIENT mcp add NAME …` would register. */
export function readAddCommand(words: readonly string[]): Pasted {
  if (words[2] === "add-json") return readAddJson(words.slice(3));
  const env: Pair[] = [];
  const headers: Pair[] = [];
  const rest: string[] = [];
  let url: string | undefined;
  for (let at = 3; at < words.length; at += 1) {
    const word = words[at]!;
    if (word === "--" || (rest.length >= 2 && !isAddress(rest[1]!))) {
      rest.push(...words.slice(word === "--" ? at + 1 : at));
      break;
    }
    const [option, attached] = word.startsWith("--") && word.includes("=") ? cutAt(word, "=") : [word, undefined];
    const means = VALUED[option];
    if (means === undefined) {
      if (!word.startsWith("-")) rest.push(word);
      continue;
    }
    const value = attached ?? words[(at += 1)] ?? "";
    if (means === "url") url = value;
    if (means === "env") env.push(pairOf(value, "="));
    if (means === "header") headers.push(pairOf(value, ":"));
  }
  const [name = "", command = "", ...args] = rest;
  const address = url ?? (isAddress(command) ? command : undefined);
  if (address !== undefined)
    return server({ kind: "http", name: name || nameOfHost(hostOf(address) ?? ""), url: address, headers });
  if (!name || !command) return problem("This command names no program and no address. Paste it whole.");
  return server({ kind: "stdio", name, command, args, env, cwd: "" });
}

function readAddJson(words: readonly string[]): Pasted {
  const [name, json] = words.filter((word, at) => !word.startsWith("-") && !/^(-s|--scope)$/.test(words[at - 1] ?? ""));
  try {
    return { kind: "config", text: JSON.stringify({ mcpServers: { [name!]: JSON.parse(json!) } }, null, 2) };
  } catch {
    return problem("The JSON in this command cannot be read. Paste the JSON alone.");
  }
}

const isAddress = (word: string): boolean => /^https?:\/\//i.test(word);

const pairOf = (text: string, mark: string): Pair => {
  const [name, value] = cutAt(text, mark);
  return { name: name.trim(), value: (value ?? "").trim() };
};

function cutAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
