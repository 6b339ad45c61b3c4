// ../../../tmp/mcp-trial/trial.mts
import { readFileSync as readFileSync2, appendFileSync } from "node:fs";

// lib/core/text/jsonc.ts
import { parseTree, printParseErrorCode } from "jsonc-parser";

// lib/core/text/doc.ts
var PLACES_DEPTH = 6;

// lib/core/text/jsonc.ts
var WORDS = {
  InvalidSymbol: "here is a word that is not JSON; texts need double quotes",
  InvalidNumberFormat: "this number is not written as JSON wants it",
  PropertyNameExpected: "a name in double quotes is expected here",
  ValueExpected: "a value is expected here",
  ColonExpected: "a colon is missing after the name",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "the file should end here, but something follows",
  UnexpectedEndOfComment: "a comment is not closed",
  UnexpectedEndOfString: "a text is not closed by a double quote",
  UnexpectedEndOfNumber: "a number breaks off",
  InvalidUnicode: "a \\u escape needs four hexadecimal digits",
  InvalidEscapeCharacter: "a backslash in a text must be doubled (\\\\)",
  InvalidCharacter: "a text holds a raw line break or control character"
};
function readJsonc(text2) {
  const body = text2.charCodeAt(0) === 65279 ? text2.slice(1) : text2;
  const lines = lineStarts(body);
  const errors = [];
  let tree;
  try {
    tree = parseTree(body, errors, { allowTrailingComma: true, disallowComments: false });
    if (!tree && body.trim() === "") return { ok: false, problem: { line: 1, column: 1, message: "the file is empty" } };
    const first = errors[0];
    if (first) return { ok: false, problem: { ...position(lines, first.offset), message: WORDS[printParseErrorCode(first.error)] ?? "this is not JSON" } };
    if (!tree) return { ok: false, problem: { line: 1, column: 1, message: "a value is expected here" } };
    const repeated = [];
    const places = /* @__PURE__ */ new Map();
    const value = build(tree, [], lines, places, repeated);
    return { ok: true, doc: { value, repeated, line: (path2) => places.get(JSON.stringify(path2)) } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, problem: { line: 1, column: 1, message: "it is nested too deeply to be read" } };
  }
}
function build(node, path2, lines, places, repeated) {
  if (node.type === "array") {
    return (node.children ?? []).map((child, index) => {
      if (path2.length < PLACES_DEPTH) places.set(JSON.stringify([...path2, index]), position(lines, child.offset).line);
      return build(child, [...path2, index], lines, places, repeated);
    });
  }
  if (node.type !== "object") return node.value;
  const value = /* @__PURE__ */ Object.create(null);
  for (const property of node.children ?? []) {
    const [key, member] = property.children ?? [];
    if (!key || !member) continue;
    const name = String(key.value);
    const at2 = [...path2, name];
    const { line } = position(lines, property.offset);
    if (name in value) repeated.push({ path: at2, line });
    if (at2.length <= PLACES_DEPTH) places.set(JSON.stringify(at2), line);
    value[name] = build(member, at2, lines, places, repeated);
  }
  return value;
}
function lineStarts(text2) {
  const starts = [0];
  for (let at2 = text2.indexOf("\n"); at2 !== -1; at2 = text2.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return starts;
}
function position(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - starts[low] + 1 };
}

// lib/core/text/toml.ts
import { parse, TomlError } from "smol-toml";
function readToml(text2) {
  try {
    const body = text2.replace(/^\ufeff/, "");
    const headers = headerLines(body);
    return { ok: true, doc: { value: parse(body, { maxDepth: 100 }), repeated: [], line: (path2) => headers.get(JSON.stringify(path2)) } };
  } catch (error) {
    if (!(error instanceof TomlError)) return { ok: false, problem: { line: 1, column: 1, message: "this cannot be read as TOML" } };
    const reason = error.message.split("\n")[0].replace(/^Invalid TOML document: /, "");
    return { ok: false, problem: { line: error.line, column: error.column, message: `this is not TOML (${/["'`]/.test(reason) ? "unexpected text" : reason})` } };
  }
}
function headerLines(text2) {
  const lines = /* @__PURE__ */ new Map();
  text2.split("\n").forEach((line, index) => {
    const header = /^\s*\[([^[\]]+)\]\s*(#.*)?\r?$/.exec(line)?.[1];
    const keys = header?.match(/"[^"]*"|'[^']*'|[^.\s]+/g)?.map((key) => key.replaceAll(/^["']|["']$/g, ""));
    if (keys && !lines.has(JSON.stringify(keys))) lines.set(JSON.stringify(keys), index + 1);
  });
  return lines;
}

// lib/core/text/yaml.ts
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
var ALIAS_LIMIT = 100;
function readYaml(text2) {
  const counter = new LineCounter();
  try {
    const document = parseDocument(text2, { lineCounter: counter, uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
    const [error] = document.errors;
    if (error) {
      const { line, col } = counter.linePos(error.pos[0]);
      return { ok: false, problem: { line: Math.max(line, 1), column: Math.max(col, 1), message: `this is not YAML (${error.code.toLowerCase().replaceAll("_", " ")})` } };
    }
    const value = document.toJS({ maxAliasCount: ALIAS_LIMIT });
    return { ok: true, doc: { value, repeated: [], line: (path2) => lineOf(document.contents, path2, counter) } };
  } catch {
    return { ok: false, problem: { line: 1, column: 1, message: "this cannot be read as YAML" } };
  }
}
function lineOf(contents, path2, counter) {
  let node = contents;
  let start2;
  for (const step of path2) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === String(step));
      start2 = pair?.key?.range?.[0];
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      start2 = node?.range?.[0];
    } else return void 0;
  }
  return start2 === void 0 ? void 0 : counter.linePos(start2).line;
}

// lib/core/model/secret.ts
var Secret = class {
  #value;
  constructor(value) {
    this.#value = value;
  }
  reveal() {
    return this.#value;
  }
  toString() {
    return "\u2022\u2022\u2022\u2022\u2022\u2022";
  }
};

// lib/core/text/find-secrets.ts
var secretMark = (place) => `{{secret:${place}}}`;
var MARK = /\{\{secret:([^{}]+)\}\}/g;
var SECRET_NAME = /(^|[-_.])(token|secret|password|passwd|passphrase|pass|pwd|api[-_]?key|apikey|access[-_]?key|account[-_]?key|private[-_]?key|key|auth|authorization|credentials?|bearer|pat|cookie|session[-_]?id|connection[-_]?(string|uri|url)|conn[-_]?str|dsn|sas|jwt)$/i;
var isSecretName = (name) => SECRET_NAME.test(name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2"));
var TOKEN = /\b(?:gh[opusr]_|github_pat_|glpat-|glsa_|xox[abeoprs]-|xapp-|sk_live_|sk_test_|rk_live_|rk_test_|pk_live_|whsec_|AKIA|ASIA|AIza|ya29\.|eyJ|pypi-|dop_v1_|figd_|lin_api_|ntn_|sbp_|shpat_|shpss_|pat-na1-|apify_api_|tvly-|dckr_pat_|PMAK-|NRAK-|ATATT|napi_|bb_live_)[\w\-./+=]{4,}/g;
var WEAK_TOKEN = /\b(?:sk-|fc-|npm_|hf_|r8_|secret_|SG\.|gsk_|xai-|key-|EAA[A-Z])(?=[\w\-.]*[0-9])[\w\-.]{16,}/g;
var WORD = /[A-Za-z0-9_\-+=.~]{20,}/g;
function takeSecrets(text2, place, into, script = false) {
  const values = /* @__PURE__ */ new Map();
  const take = (found) => {
    if (!found || isVariable(found)) return found;
    const value = found.replaceAll(MARK, (mark, inner) => {
      const whole = values.get(inner);
      if (whole === void 0) return mark;
      values.delete(inner);
      delete into[inner];
      return whole;
    });
    let key = place;
    for (let nth = 2; key in into; nth += 1) key = `${place}.${nth}`;
    values.set(key, value);
    into[key] = new Secret(value);
    return secretMark(key);
  };
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text2)) return take(text2);
  const header = /^([A-Za-z][A-Za-z0-9-]*):\s*(?:(?:Bearer|Basic|Token)\s+)?(\S.*)$/i.exec(text2);
  if (header && isSecretName(header[1])) return text2.slice(0, text2.length - header[2].length) + take(header[2]);
  const assignment = /^(-{0,2}[A-Za-z_][\w.-]*)=([^]*)$/.exec(text2);
  if (assignment && !script && isSecretName(assignment[1])) return `${assignment[1]}=${take(assignment[2])}`;
  return text2.replaceAll(/([a-z][a-z0-9+.-]*:\/\/)([^\s/?#]*)@/gi, (_all, scheme, user) => `${scheme}${take(user)}@`).replaceAll(/\b((?!https?:)[a-z][a-z0-9+.-]*:\/\/)([^\s/?#:@{]*:[^\s]*)@/gi, (_all, scheme, user) => `${scheme}${take(user)}@`).replaceAll(/([?&])([^=&#\s]+)=([^&#\s]+)/g, (_all, mark, name, value) => `${mark}${name}=${take(value)}`).replaceAll(/\b((?:Account|Shared ?Access)?Key|Password|Pwd|SharedAccessSignature)(\s*=\s*)([^;\s]+)/gi, (_all, name, equals, value) => `${name}${equals}${take(value)}`).replaceAll(/(?<=^|[\s;"'])(-{0,2}[A-Za-z_][\w.-]*=)([^\s"']+)/g, (all2, name, value) => isSecretName(name.slice(0, -1)) ? name + take(value) : all2).replaceAll(/(?<=^|[\s;"'])(--?[A-Za-z_][\w.-]*)(\s+)(?!-)([^\s"']+)/g, (all2, name, space, value) => isSecretName(name) ? name + space + take(value) : all2).replaceAll(/\b(Bearer|Basic)\s+([\w\-.~+/=]{8,})/g, (_all, scheme, value) => `${scheme} ${take(value)}`).replaceAll(TOKEN, (value) => take(value)).replaceAll(WEAK_TOKEN, (value) => take(value)).replaceAll(WORD, (value, offset, whole) => looksRandom(value) && !isPin(whole, offset) ? take(value) : value);
}
function isVariable(value) {
  const bare = value.replace(/^(Bearer|Basic|Token)\s+/i, "");
  return /^(\$\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{env:[^{}]*\}|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%)$/.test(bare) && !/:-[^}]/.test(bare);
}
function isPin(whole, offset) {
  const before = whole.slice(0, offset);
  return /sha(256|512)[:-]$/.test(before) || /[@#]$/.test(before) && /(git\+|github:|github\.com\/|gitlab\.com\/)/.test(before);
}
function looksRandom(word) {
  if (/^[0-9a-f]{32,}$/i.test(word) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)) return true;
  if ((word.match(/[0-9]/g)?.length ?? 0) < 3 || !/[A-Za-z]/.test(word)) return false;
  const counts = /* @__PURE__ */ new Map();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count / word.length * Math.log2(count / word.length);
  const changes = word.match(/[a-z](?=[0-9A-Z])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])/g)?.length ?? 0;
  return bits > 3.6 && changes >= 4;
}

// lib/core/importers/define.ts
var defineImporter = (importer) => importer;
var NAME_LIMIT = 200;
var ENTRY_LIMIT = 1e3;
var ARGS_LIMIT = 500;
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function at(value, path2) {
  return path2.reduce((inner, step) => typeof inner === "object" && inner !== null && Object.hasOwn(inner, step) ? inner[step] : void 0, value);
}
var blockAt = (config, ...path2) => isRecord(at(config, path2)) ? [{ path: path2 }] : [];
var texts = (value) => Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
var looksLikeEntry = (value) => isRecord(value) && ["command", "url", "serverUrl", "httpUrl"].some((key) => typeof value[key] === "string");
function readBlocks(importer, doc, file) {
  const read2 = { servers: [], secrets: /* @__PURE__ */ Object.create(null), problems: [] };
  for (const { path: path2, line } of doc.repeated) {
    read2.problems.push({ entry: String(path2.at(-1)), line, message: `\u201C${clip(String(path2.at(-1)))}\u201D stands here a second time. The later one is used, as clients do; remove one of them.` });
  }
  for (const block of importer.blocks(doc.value)) {
    for (const [entry, raw, step] of entriesOf(doc.value, block)) {
      const line = doc.line(step === null ? block.path : [...block.path, step]);
      const problem = (message) => read2.problems.push({ entry: clip(entry), line, message });
      if (read2.servers.length >= ENTRY_LIMIT) {
        problem(`Only the first ${ENTRY_LIMIT} servers of a file are read. Split the file.`);
        return read2;
      }
      const name = uniqueName(entry, block.scope, read2.servers);
      if (name === null) problem(`A server's name has 1 to ${NAME_LIMIT} characters. Rename this entry.`);
      else readEntry(importer, { importer: importer.id, file, line }, name, raw, block.disabled?.includes(entry) ?? false, read2, problem);
    }
  }
  return read2;
}
function entriesOf(config, block) {
  if (block.entries) return Object.entries(block.entries).map(([name, raw]) => [name, raw, null]);
  const servers = at(config, block.path);
  if (!Array.isArray(servers)) return Object.entries(servers).map(([name, raw]) => [name, raw, name]);
  return servers.map((raw, index) => [isRecord(raw) && typeof raw.name === "string" ? raw.name : `server ${index + 1}`, raw, index]);
}
function uniqueName(entry, scope, servers) {
  if (entry.trim() === "" || entry.length > NAME_LIMIT) return null;
  const taken = new Set(servers.map((server) => server.name));
  if (!taken.has(entry)) return entry;
  const scoped = scope ? `${entry} (${clip(scope)})` : entry;
  for (let nth = 2, name = scoped; ; nth += 1, name = `${scoped} ${nth}`) if (!taken.has(name)) return name;
}
function readEntry(importer, origin, name, raw, off, read2, problem) {
  if (!isRecord(raw)) return void problem("This entry is not an object. It needs a command to start or a URL to call.");
  const translated = importer.translate?.(raw) ?? raw;
  if (typeof translated === "string") return void problem(translated);
  const entry = isRecord(translated.transport) ? { ...translated, ...translated.transport } : translated;
  const secrets = /* @__PURE__ */ Object.create(null);
  const transport = readTransport(entry, secrets, problem);
  if (!transport) return;
  if (typeof entry.envFile === "string") problem("It also reads variables from a file (envFile). Trefoil does not open that file; add the variables by hand if the server needs them to start.");
  if (typeof entry.headersHelper === "string") problem("It makes its headers with a command (headersHelper). Trefoil does not run that command; add the headers by hand if the server needs them.");
  const only = ONLY_KEYS.map((key) => texts(entry[key])).find((names) => names.length > 0 && !names.includes("*"));
  if (only) problem(`Its config offers only ${only.length} of its tools to the model. All of them are counted here; switch the others off in the session.`);
  const disabled = off || entry.disabled === true || entry.enabled === false;
  read2.servers.push({ name, transport, origin, disabled, hiddenTools: hiddenTools(entry) });
  if (Object.keys(secrets).length > 0) read2.secrets[name] = secrets;
}
var ONLY_KEYS = ["includeTools", "enabled_tools", "available_tools", "tools"];
var hiddenTools = (entry) => [...texts(entry.disabledTools), ...texts(entry.excludeTools), ...texts(entry.disabled_tools)];
var HTTP_TYPES = /* @__PURE__ */ new Set(["http", "streamable-http", "streamablehttp", "streamable_http", "sse", "remote"]);
var STDIO_TYPES = /* @__PURE__ */ new Set(["stdio", "local"]);
function readTransport(entry, secrets, problem) {
  const type = typeof entry.type === "string" ? entry.type.toLowerCase() : void 0;
  const url = [entry.url, entry.serverUrl, entry.httpUrl].find((value) => typeof value === "string");
  if (type !== void 0 && !HTTP_TYPES.has(type) && !STDIO_TYPES.has(type)) {
    problem(`It uses the transport \u201C${clip(type)}\u201D, which Trefoil does not speak (it speaks stdio, http and sse). Paste its tools/list answer instead.`);
    return null;
  }
  if (entry.command !== void 0 && (type === void 0 || STDIO_TYPES.has(type))) return readStdio(entry, secrets, problem);
  if (url !== void 0) return readHttp(url, entry, secrets, problem);
  problem(type && HTTP_TYPES.has(type) ? "It has no url. Add the address of the server." : "It has neither a command to start nor a url to call. Add one of them.");
  return null;
}
function readStdio(entry, secrets, problem) {
  const line = [entry.command, ...Array.isArray(entry.args) ? entry.args : []];
  const words2 = line.map((word) => typeof word === "number" || typeof word === "boolean" ? String(word) : word);
  if (!words2.every((word) => typeof word === "string") || entry.args !== void 0 && !Array.isArray(entry.args)) {
    problem("The command must be a text and args a list of texts. Put each argument in its own pair of quotes.");
    return null;
  }
  const [command = "", ...args] = words2;
  if (command.trim() === "") return problem("The command is empty. Write what is to be started."), null;
  if (args.length > ARGS_LIMIT) return problem(`It has more than ${ARGS_LIMIT} arguments. Shorten the list.`), null;
  const env2 = takeValues(entry.env, "env", secrets, problem);
  return { kind: "stdio", command: takeSecrets(command, "command", secrets, true), args: takeArgs(args, secrets), env: env2, ...typeof entry.cwd === "string" && entry.cwd !== "" ? { cwd: entry.cwd } : {} };
}
function takeArgs(args, secrets) {
  return args.map((arg, index) => {
    const place = `arg.${index}`;
    const option = args[index - 1] ?? "";
    const isValue = /^--?[A-Za-z]/.test(option) && !option.includes("=") && !arg.startsWith("-");
    const found = /* @__PURE__ */ Object.create(null);
    const text2 = takeSecrets(arg, place, found, /^-\w*c$/.test(option));
    if (Object.keys(found).length === 0 && isValue && isSecretName(option) && arg !== "" && !isVariable(arg)) {
      secrets[place] = new Secret(arg);
      return secretMark(place);
    }
    Object.assign(secrets, found);
    return text2;
  });
}
function readHttp(url, entry, secrets, problem) {
  if (!/^(https?:\/\/|\$\{|\{env:|%)/i.test(url)) {
    problem("Its url does not begin with https:// or http://. Sockets and pipes are not supported; correct the address.");
    return null;
  }
  const headers = takeValues(entry.headers, "header", secrets, problem);
  return { kind: "http", url: takeUrlSecrets(url, secrets), headers };
}
function takeUrlSecrets(url, secrets) {
  const parts = /^([a-z][a-z0-9+.-]*:\/\/)?([^/?#]*@)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(url);
  if (!parts) return takeSecrets(url, "url", secrets);
  const [, scheme = "", user = "", host = "", path2 = "", query = "", fragment = ""] = parts;
  const put = (place, value) => {
    if (value === "" || isVariable(value)) return value;
    const stem = place.replaceAll(/[{}]/g, "_");
    let key = stem;
    for (let nth = 2; key in secrets; nth += 1) key = `${stem}.${nth}`;
    secrets[key] = new Secret(value);
    return secretMark(key);
  };
  const shown = query.slice(1).split("&").map((pair) => {
    const equals = pair.indexOf("=");
    return equals === -1 ? takeSecrets(pair, "url.query", secrets) : `${pair.slice(0, equals)}=${put(`url.query.${pair.slice(0, equals)}`, pair.slice(equals + 1))}`;
  });
  return [
    scheme,
    user && `${put("url.user", user.slice(0, -1))}@`,
    host,
    path2.split("/").map((segment) => takeSecrets(segment, "url.path", secrets)).join("/"),
    query && `?${shown.join("&")}`,
    fragment && `#${put("url.fragment", fragment.slice(1))}`
  ].join("");
}
function takeValues(map, place, secrets, problem) {
  if (map === void 0 || map === null) return [];
  if (!isRecord(map)) return problem(`Its ${place === "env" ? "env" : "headers"} must be an object of names and values. It was left out.`), [];
  const names = [];
  for (const [name, value] of Object.entries(map)) {
    if (name === "" || /[=\0\r\n]/.test(name) || !["string", "number", "boolean"].includes(typeof value)) {
      problem(`One of its ${place === "env" ? "environment variables" : "headers"} has no usable name or no text as value. It was left out.`);
      continue;
    }
    names.push(name);
    secrets[`${place}.${name}`] = new Secret(String(value));
  }
  return names;
}
var fromVariables = (map) => isRecord(map) ? Object.fromEntries(Object.entries(map).flatMap(([name, variable]) => typeof variable === "string" ? [[name, `\${${variable}}`]] : [])) : {};
var clip = (text2) => text2.length > 80 ? `${text2.slice(0, 79)}\u2026` : text2;

// lib/core/importers/amazon-q.ts
var amazon_q_default = defineImporter({
  id: "amazon-q",
  label: "Amazon Q and Kiro",
  paths: (platform, home) => platform === "win32" ? [`${home}\\.aws\\amazonq\\mcp.json`, `${home}\\.aws\\amazonq\\agents\\default.json`, `${home}\\.kiro\\settings\\mcp.json`] : [`${home}/.aws/amazonq/mcp.json`, `${home}/.aws/amazonq/agents/default.json`, `${home}/.kiro/settings/mcp.json`],
  fileName: /(^|\/)(\.?(aws\/)?amazonq\/(mcp|(cli-)?agents\/[^/]+)\.json|\.kiro\/(settings\/mcp|agents\/[^/]+)\.json)$/i,
  blocks: (config) => [...blockAt(config, "mcpServers"), ...blockAt(config, "powers", "mcpServers")],
  incomplete: "An agent's \u201Ctools\u201D list decides which tools the model sees; all tools of its servers are counted here."
});

// lib/core/importers/claude-code.ts
function projectBlocks(config) {
  const projects = at(config, ["projects"]);
  if (!isRecord(projects)) return [];
  return Object.entries(projects).flatMap(([path2, project]) => {
    if (!isRecord(project) || !isRecord(project.mcpServers)) return [];
    return [{ path: ["projects", path2, "mcpServers"], scope: path2, disabled: texts(project.disabledMcpServers) }];
  });
}
var flatBlock = (config) => isRecord(config) && Object.values(config).some(looksLikeEntry) ? [{ path: [] }] : [];
var claude_code_default = defineImporter({
  id: "claude-code",
  label: "Claude Code",
  paths: (platform, home) => ({
    darwin: [`${home}/.claude.json`, "/Library/Application Support/ClaudeCode/managed-mcp.json"],
    win32: [`${home}\\.claude.json`, "C:\\Program Files\\ClaudeCode\\managed-mcp.json"],
    linux: [`${home}/.claude.json`, "/etc/claude-code/managed-mcp.json"]
  })[platform],
  fileName: /(^|\/)(\.claude\.json|\.mcp\.json|managed-mcp\.json)$/i,
  blocks(config) {
    const wrapped = [...blockAt(config, "mcpServers"), ...projectBlocks(config)];
    return wrapped.length > 0 || at(config, ["projects"]) !== void 0 ? wrapped : flatBlock(config);
  },
  incomplete: "Servers of plugins and connectors of claude.ai are kept elsewhere. Import a plugin's own .mcp.json, and add connectors by hand."
});

// lib/core/importers/claude-desktop.ts
var claude_desktop_default = defineImporter({
  id: "claude-desktop",
  label: "Claude Desktop",
  paths: (platform, home) => ({
    darwin: [`${home}/Library/Application Support/Claude/claude_desktop_config.json`],
    win32: [`${home}\\AppData\\Roaming\\Claude\\claude_desktop_config.json`],
    linux: [`${home}/.config/Claude/claude_desktop_config.json`]
  })[platform],
  fileName: /(^|\/)claude_desktop_config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "Remote connectors and desktop extensions are kept outside this file. Add them by hand."
});

// lib/core/importers/cline.ts
var IN_EDITOR = { darwin: "Library/Application Support/Code/User", linux: ".config/Code/User" };
var FOLDER = "globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json";
var cline_default = defineImporter({
  id: "cline",
  label: "Cline",
  paths: (platform, home) => platform === "win32" ? [`${home}\\AppData\\Roaming\\Code\\User\\${FOLDER.replaceAll("/", "\\")}`, `${home}\\.cline\\mcp.json`] : [`${home}/${IN_EDITOR[platform]}/${FOLDER}`, `${home}/.cline/mcp.json`, `${home}/.cline/data/settings/cline_mcp_settings.json`],
  fileName: /(^|\/)(cline_mcp_settings\.json|\.cline\/mcp\.json)$/i,
  blocks: (config) => blockAt(config, "mcpServers")
});

// lib/core/importers/codex.ts
var codex_default = defineImporter({
  id: "codex",
  label: "Codex",
  syntax: "toml",
  paths: (platform, home) => platform === "win32" ? [`${home}\\.codex\\config.toml`, "C:\\ProgramData\\OpenAI\\Codex\\config.toml"] : [`${home}/.codex/config.toml`, "/etc/codex/config.toml"],
  fileName: /(^|\/)(\.codex\/)?[^/]*config\.toml$/i,
  blocks: (config) => blockAt(config, "mcp_servers"),
  // Variables are named in keys of their own instead of being written into texts.
  translate(entry) {
    const bearer = typeof entry.bearer_token_env_var === "string" ? { Authorization: `Bearer \${${entry.bearer_token_env_var}}` } : {};
    const named2 = Object.fromEntries(texts(entry.env_vars).map((name) => [name, name]));
    return {
      ...entry,
      env: { ...fromVariables(named2), ...isRecord(entry.env) ? entry.env : {} },
      headers: { ...isRecord(entry.http_headers) ? entry.http_headers : {}, ...fromVariables(entry.env_http_headers), ...bearer }
    };
  }
});

// lib/core/importers/continue.ts
var continue_default = defineImporter({
  id: "continue",
  label: "Continue",
  syntax: "yaml",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.continue\\config.yaml` : `${home}/.continue/config.yaml`],
  fileName: /(^|\/)\.continue\/([^/]+|mcpServers\/[^/]+)\.ya?ml$/i,
  blocks: (config) => Array.isArray(at(config, ["mcpServers"])) ? [{ path: ["mcpServers"] }] : [],
  translate: (entry) => isRecord(entry.requestOptions) ? { ...entry, headers: entry.requestOptions.headers } : entry,
  incomplete: "Blocks that are pulled in with \u201Cuses\u201D are kept on Continue's hub. Add them by hand."
});

// lib/core/importers/copilot-cli.ts
var copilot_cli_default = defineImporter({
  id: "copilot-cli",
  label: "GitHub Copilot CLI",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.copilot\\mcp-config.json` : `${home}/.copilot/mcp-config.json`],
  fileName: /(^|\/)mcp-config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "The GitHub server that Copilot brings along is not in this file. Add it by hand."
});

// lib/core/importers/cursor.ts
var cursor_default = defineImporter({
  id: "cursor",
  label: "Cursor",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.cursor\\mcp.json` : `${home}/.cursor/mcp.json`],
  fileName: /(^|\/)mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "Tools that were switched off in Cursor's settings are not recorded in this file. Switch them off in the session."
});

// lib/core/importers/gemini-cli.ts
function withSwitches(config, block) {
  const servers = at(config, block.path);
  const names = isRecord(servers) ? Object.keys(servers) : [];
  const allowed = at(config, ["mcp", "allowed"]);
  const excluded = texts(at(config, ["mcp", "excluded"]));
  return { ...block, disabled: names.filter((name) => excluded.includes(name) || Array.isArray(allowed) && !allowed.includes(name)) };
}
var gemini_cli_default = defineImporter({
  id: "gemini-cli",
  label: "Gemini CLI",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.gemini\\settings.json` : `${home}/.gemini/settings.json`],
  fileName: /(^|\/)(settings|antigravity\/mcp_config)\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers").map((block) => withSwitches(config, block)),
  incomplete: "Servers of extensions and tools hidden by policy files are kept elsewhere."
});

// lib/core/importers/goose.ts
var BUILT_IN = ["builtin", "platform", "frontend", "inline_python"];
var goose_default = defineImporter({
  id: "goose",
  label: "Goose",
  syntax: "yaml",
  paths: (platform, home) => [platform === "win32" ? `${home}\\AppData\\Roaming\\Block\\goose\\config\\config.yaml` : `${home}/.config/goose/config.yaml`],
  fileName: /(^|\/)goose\/(config\/)?config\.ya?ml$/i,
  blocks: (config) => blockAt(config, "extensions"),
  translate(entry) {
    if (BUILT_IN.includes(String(entry.type))) return "This extension is part of Goose itself and cannot be asked for its tools. Count it with the host.";
    const kept = Object.fromEntries(texts(entry.env_keys).map((name) => [name, name]));
    return { ...entry, command: entry.cmd, url: entry.uri ?? entry.url, env: { ...fromVariables(kept), ...isRecord(entry.envs) ? entry.envs : {} } };
  },
  incomplete: "Values in Goose's keyring are not in this file. Enter them by hand where a server needs them to start."
});

// lib/core/importers/jetbrains.ts
var jetbrains_default = defineImporter({
  id: "jetbrains",
  label: "JetBrains AI Assistant and Junie",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.junie\\mcp\\mcp.json` : `${home}/.junie/mcp/mcp.json`],
  fileName: /(^|\/)(\.junie\/mcp|\.air)\/mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "AI Assistant keeps its servers in the IDE's settings; copy the JSON from Settings, Tools, AI Assistant, MCP."
});

// lib/core/importers/lm-studio.ts
var lm_studio_default = defineImporter({
  id: "lm-studio",
  label: "LM Studio",
  paths: (platform, home) => platform === "win32" ? [`${home}\\.lmstudio\\mcp.json`] : [`${home}/.lmstudio/mcp.json`, `${home}/.cache/lm-studio/mcp.json`],
  fileName: /(^|\/)(\.lmstudio|lm-studio)\/mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers")
});

// lib/core/importers/mcpb.ts
var mcpb_default = defineImporter({
  id: "mcpb",
  label: "Desktop extension (manifest.json of .mcpb or .dxt)",
  paths: () => [],
  fileName: /(^|\/)manifest\.json$/i,
  blocks(config) {
    const entry = at(config, ["server", "mcp_config"]);
    return isRecord(config) && typeof config.name === "string" && isRecord(entry) ? [{ path: ["name"], entries: { [config.name]: entry } }] : [];
  },
  incomplete: "The command runs files of the bundle, which must be unpacked first. Its tools can be read without starting it: upload the manifest as a list of tools."
});

// lib/core/importers/opencode.ts
var opencode_default = defineImporter({
  id: "opencode",
  label: "OpenCode",
  paths: (platform, home) => platform === "win32" ? [`${home}\\.config\\opencode\\opencode.json`] : [`${home}/.config/opencode/opencode.json`, `${home}/.config/opencode/opencode.jsonc`],
  fileName: /(^|\/)(opencode\.jsonc?|\.agents\/mcp\.json)$/i,
  // VS Code nests its servers one level deeper, under `mcp.servers`.
  blocks: (config) => blockAt(config, "mcp", "servers").length > 0 ? [] : blockAt(config, "mcp"),
  translate(entry) {
    const [command, ...args] = Array.isArray(entry.command) ? entry.command : [entry.command];
    return { ...entry, ...entry.command === void 0 ? {} : { command, args }, env: entry.environment };
  },
  incomplete: "Tools that the \u201Ctools\u201D setting switches off are counted here; switch them off in the session."
});

// lib/core/importers/registry.ts
var RUNNERS = { npm: "npx", pypi: "uvx", oci: "docker", docker: "docker", nuget: "dnx" };
var records = (value) => Array.isArray(value) ? value.filter(isRecord) : [];
var text = (value) => typeof value === "string" ? value : void 0;
var field = (from, camel) => from[camel] ?? from[camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
var filled = (input, name) => text(input.value) ?? text(input.default) ?? `\${${name}}`;
function words(inputs) {
  return records(inputs).flatMap((input) => {
    const hint = text(field(input, "valueHint")) ?? text(input.name)?.replace(/^-+/, "") ?? "value";
    return input.type === "named" ? [String(input.name), ...input.value !== void 0 || input.default !== void 0 ? [filled(input, hint)] : []] : [filled(input, hint)];
  });
}
var named = (inputs) => Object.fromEntries(records(inputs).map((input) => [String(input.name), filled(input, String(input.name))]));
function packageEntry(one) {
  const kind = text(field(one, "registryType")) ?? text(one.registry_name) ?? "";
  const runner = text(field(one, "runtimeHint")) ?? RUNNERS[kind];
  const transport = isRecord(one.transport) ? one.transport : {};
  if (text(transport.url)) return { type: "http", url: transport.url, headers: named(transport.headers) };
  if (!runner) return `A package of kind \u201C${kind}\u201D is not started by a command that Trefoil knows. Add its command by hand.`;
  const version = text(one.version);
  const identifier = text(one.identifier) ?? text(one.name) ?? "";
  const spec = !version || identifier.includes("@sha256:") ? identifier : kind === "pypi" ? `${identifier}==${version}` : kind === "oci" || kind === "docker" ? `${identifier}:${version}` : `${identifier}@${version}`;
  const run = runner === "docker" ? ["run", "-i", "--rm", ...records(field(one, "environmentVariables")).flatMap((variable) => ["-e", String(variable.name)])] : runner === "npx" ? ["-y"] : [];
  return { command: runner, args: [...run, ...words(field(one, "runtimeArguments")), spec, ...words(field(one, "packageArguments"))], env: named(field(one, "environmentVariables")) };
}
function blocks(config) {
  if (!isRecord(config) || typeof config.name !== "string" || !Array.isArray(config.packages) && !Array.isArray(config.remotes)) return [];
  const { name } = config;
  const ways = [
    ...records(at(config, ["packages"])).map((one) => [text(field(one, "registryType")) ?? "package", packageEntry(one)]),
    ...records(at(config, ["remotes"])).map((one) => [text(one.type) ?? "remote", { type: "http", url: text(one.url)?.replaceAll(/\{(\w+)\}/g, "${$1}"), headers: named(one.headers) }])
  ];
  return ways.map(([way, entry]) => ({ path: ["name"], scope: way, entries: { [name]: typeof entry === "string" ? { refused: entry } : entry } }));
}
var registry_default = defineImporter({
  id: "registry",
  label: "MCP registry (server.json)",
  paths: () => [],
  fileName: /(^|\/)server\.json$/i,
  blocks,
  translate: (entry) => typeof entry.refused === "string" ? entry.refused : entry,
  incomplete: "A registry entry says how a server is reached, not how you configured it. Fill in its variables before it is started."
});

// lib/core/importers/roo.ts
var IN_EDITOR2 = { darwin: "Library/Application Support/Code/User", linux: ".config/Code/User" };
var FOLDER2 = "globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json";
var roo_default = defineImporter({
  id: "roo",
  label: "Roo Code",
  paths: (platform, home) => [platform === "win32" ? `${home}\\AppData\\Roaming\\Code\\User\\${FOLDER2.replaceAll("/", "\\")}` : `${home}/${IN_EDITOR2[platform]}/${FOLDER2}`],
  fileName: /(^|\/)(mcp_settings\.json|\.roo\/mcp\.json|\.kilocode\/mcp\.json)$/i,
  blocks: (config) => blockAt(config, "mcpServers")
});

// lib/core/importers/vscode.ts
var vscode_default = defineImporter({
  id: "vscode",
  label: "VS Code",
  paths(platform, home) {
    const user = {
      darwin: `${home}/Library/Application Support/Code/User/`,
      win32: `${home}\\AppData\\Roaming\\Code\\User\\`,
      linux: `${home}/.config/Code/User/`
    }[platform];
    return [`${user}mcp.json`, `${user}settings.json`];
  },
  fileName: /(^|\/)(\.vscode\/(mcp|settings)\.json|User\/(mcp|settings)\.json|devcontainer\.json|[^/]*\.code-workspace)$/i,
  blocks: (config) => [
    ...blockAt(config, "servers"),
    ...blockAt(config, "mcp", "servers"),
    ...blockAt(config, "mcp.servers"),
    ...blockAt(config, "settings", "mcp", "servers"),
    ...blockAt(config, "customizations", "vscode", "mcp", "servers")
  ],
  incomplete: "Servers that VS Code discovers in other applications, and tools switched off in its tool picker, are not in this file."
});

// lib/core/importers/windsurf.ts
var windsurf_default = defineImporter({
  id: "windsurf",
  label: "Windsurf",
  paths: (platform, home) => platform === "win32" ? [`${home}\\.codeium\\windsurf\\mcp_config.json`, `${home}\\.codeium\\mcp_config.json`] : [`${home}/.codeium/windsurf/mcp_config.json`, `${home}/.codeium/mcp_config.json`],
  fileName: /(^|\/)mcp_config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "Tools that were switched off in Windsurf's settings are not recorded in this file."
});

// lib/core/importers/zed.ts
var zed_default = defineImporter({
  id: "zed",
  label: "Zed",
  paths: (platform, home) => [platform === "win32" ? `${home}\\AppData\\Roaming\\Zed\\settings.json` : `${home}/.config/zed/settings.json`],
  fileName: /(^|\/)\.?zed\/settings\.json$/i,
  blocks: (config) => blockAt(config, "context_servers"),
  // Older settings nest the command: { "command": { "path", "args", "env" } }.
  translate(entry) {
    if (entry.source === "extension") return "An extension of Zed brings this server; its command is not in the file. Add the command by hand.";
    if (!isRecord(entry.command)) return entry;
    const { path: path2, args, env: env2 } = entry.command;
    return { ...entry, command: path2, args, env: env2 };
  },
  incomplete: "Servers that Zed's extensions bring, and tools hidden by an agent profile, are not read from this file."
});

// lib/core/importers/index.ts
var IMPORTERS = [
  claude_desktop_default,
  gemini_cli_default,
  windsurf_default,
  cline_default,
  roo_default,
  lm_studio_default,
  jetbrains_default,
  amazon_q_default,
  copilot_cli_default,
  cursor_default,
  vscode_default,
  zed_default,
  opencode_default,
  codex_default,
  goose_default,
  continue_default,
  registry_default,
  mcpb_default,
  claude_code_default
];
var READERS = { json: readJsonc, toml: readToml, yaml: readYaml };
var TEXT_LIMIT = 5e6;
function readConfig(importerId, text2, fileName) {
  const failed = (message, line) => ({ importer: importerId, servers: [], secrets: /* @__PURE__ */ Object.create(null), problems: [{ line, message }] });
  if (text2.length > TEXT_LIMIT) return failed("The file is larger than 5 MB. A client's config is far smaller; check that it is the right file.");
  const syntax = importerId === "auto" ? guessSyntax(fileName, text2) : IMPORTERS.find((one) => one.id === importerId)?.syntax ?? "json";
  const parsed = READERS[syntax](text2);
  if (!parsed.ok) {
    const { line, column, message } = parsed.problem;
    return failed(`Line ${line}, column ${column}: ${message}. Nothing was imported; correct the file and import it again.`, line);
  }
  const importer = importerId === "auto" ? recognise(fileName, syntax, parsed.doc.value) : IMPORTERS.find((one) => one.id === importerId);
  if (!importer) {
    return failed(
      importerId === "auto" ? "No servers were found in this file. A config has \u201CmcpServers\u201D, \u201Cservers\u201D, \u201Ccontext_servers\u201D or the like at the top. To add a list of tools, use the tools/list upload." : `There is no importer called \u201C${importerId}\u201D. Known are ${IMPORTERS.map((one) => one.id).join(", ")}.`
    );
  }
  const read2 = readBlocks(importer, parsed.doc, fileName);
  if (importer.blocks(parsed.doc.value).length === 0) read2.problems.push({ message: `This file has no servers where ${importer.label} keeps them. Choose another client, or let Trefoil detect it.` });
  return { importer: importer.id, ...read2 };
}
function guessSyntax(fileName, text2) {
  const extension = /\.(toml|ya?ml|jsonc?)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension) return extension === "toml" ? "toml" : extension.startsWith("y") ? "yaml" : "json";
  if (/^\s*\[\s*mcp_servers\b/m.test(text2)) return "toml";
  return /^(extensions|mcpServers):\s*$/m.test(text2) ? "yaml" : "json";
}
function recognise(fileName, syntax, config) {
  const path2 = fileName.replaceAll("\\", "/");
  const holding = IMPORTERS.filter((importer) => (importer.syntax ?? "json") === syntax && importer.blocks(config).length > 0);
  const byProjects = holding.find((importer) => importer.blocks(config).some((block) => block.path[0] === "projects"));
  return holding.find((importer) => importer.fileName.test(path2)) ?? byProjects ?? holding[0];
}

// lib/core/model/tool.ts
import { z } from "zod";
var AnnotationsSchema = z.looseObject({
  title: z.string().optional().catch(void 0),
  readOnlyHint: z.boolean().optional().catch(void 0),
  destructiveHint: z.boolean().optional().catch(void 0),
  idempotentHint: z.boolean().optional().catch(void 0),
  openWorldHint: z.boolean().optional().catch(void 0)
});
var ToolSchema = z.looseObject({
  name: z.string(),
  title: z.string().optional().catch(void 0),
  description: z.string().optional().catch(void 0),
  inputSchema: z.unknown().optional(),
  outputSchema: z.unknown().optional(),
  annotations: AnnotationsSchema.optional().catch(void 0),
  _meta: z.record(z.string(), z.unknown()).optional().catch(void 0)
});

// lib/core/text/digest.ts
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

// lib/core/text/canonical.ts
function canonicalJson(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.entries(value).filter(([, member]) => member !== void 0).sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0).map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

// lib/core/text/digest.ts
function digestOf(value) {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

// lib/core/snapshot.ts
function takeSnapshot(listing, at2) {
  const violations = [...listing.violations ?? []];
  const tools = [];
  listing.tools.forEach((raw, index) => {
    const parsed = ToolSchema.safeParse(raw);
    if (parsed.success) tools.push({ tool: parsed.data, digest: digestOf(raw) });
    else violations.push({ where: `tools[${index}]`, what: "This entry has no name, so it is not a tool." });
  });
  const { prompts = [], resources = [], resourceTemplates = [], instructions } = listing;
  return {
    at: at2,
    extent: listing.extent ?? "complete",
    extentReason: listing.extentReason,
    protocolVersion: listing.protocolVersion,
    serverInfo: listing.serverInfo,
    instructions,
    capabilities: listing.capabilities,
    tools,
    prompts,
    resources,
    resourceTemplates,
    violations,
    digest: digestOf({ tools: tools.map((entry) => entry.digest), instructions, prompts, resources, resourceTemplates })
  };
}

// lib/mcp/connect.ts
import { Client, ProtocolError as ProtocolError2, SdkError as SdkError2, SdkErrorCode as SdkErrorCode2, SdkHttpError as SdkHttpError2, SSEClientTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { z as z3 } from "zod";

// lib/env.ts
import { z as z2 } from "zod";

// lib/boot/data-folder.mjs
import { homedir } from "node:os";
import path from "node:path";
function dataFolder(platform = process.platform, environment = process.env, home = homedir()) {
  if (environment["TREFOIL_DATA"]) return path.resolve(environment["TREFOIL_DATA"]);
  if (platform === "win32") return path.join(environment["APPDATA"] || path.join(home, "AppData", "Roaming"), "Trefoil");
  if (platform === "darwin") return path.join(home, "Library", "Application Support", "Trefoil");
  return path.join(environment["XDG_DATA_HOME"] || path.join(home, ".local", "share"), "trefoil");
}

// lib/env.ts
var EnvSchema = z2.object({
  /** The launch's secret, made by `npm start`. Without it nobody is let in. */
  TREFOIL_TOKEN: z2.string().min(32).optional(),
  TREFOIL_HOST: z2.string().default("127.0.0.1"),
  TREFOIL_PORT: z2.coerce.number().int().min(1).max(65535).default(3210),
  /** `1`: fill the workspace with the bundled demo at start. */
  TREFOIL_DEMO: z2.literal("1").optional(),
  /** A client's config file to offer for import at start. */
  TREFOIL_CONFIG: z2.string().optional(),
  NODE_ENV: z2.string().optional()
});
var read = EnvSchema.parse(process.env);
var env = {
  token: read.TREFOIL_TOKEN,
  host: read.TREFOIL_HOST,
  port: read.TREFOIL_PORT,
  demo: read.TREFOIL_DEMO === "1",
  config: read.TREFOIL_CONFIG,
  development: read.NODE_ENV === "development",
  /** Folder of the database and the sealing key. */
  data: dataFolder()
};
var userEnvironment = Object.fromEntries(
  Object.entries(process.env).filter((entry) => entry[1] !== void 0 && !entry[0].startsWith("TREFOIL_"))
);

// lib/mcp/explain.ts
import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError, UnauthorizedError } from "@modelcontextprotocol/client";

// lib/mcp/explain-network.ts
function explainNetwork(error) {
  const code = networkCode(error);
  return code && (NETWORK_WORDS[code] ?? `The server cannot be reached (${code}). Check the address and your connection.`);
}
var NETWORK_WORDS = {
  ECONNREFUSED: "Nothing listens at this address. Start the server, or check host and port.",
  ENOTFOUND: "This host name does not exist, or there is no network. Check the address.",
  EAI_AGAIN: "The host name cannot be resolved at the moment. Check your connection.",
  ECONNRESET: "The server broke the connection off. Check the address and whether it wants https.",
  ETIMEDOUT: "The server does not answer. Check the address and your connection.",
  UND_ERR_CONNECT_TIMEOUT: "The server does not answer. Check the address and your connection.",
  UND_ERR_HEADERS_TIMEOUT: "The server takes the request but does not answer. Try again later.",
  UND_ERR_BODY_TIMEOUT: "The server began an answer and did not finish it. Try again later.",
  CERT_HAS_EXPIRED: "The server's certificate has expired. Whoever runs it must renew it.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The server's certificate is signed by itself. Trust it through NODE_EXTRA_CA_CERTS if it is yours.",
  SELF_SIGNED_CERT_IN_CHAIN: "The server's certificate is signed by an authority that is not trusted. Trust it through NODE_EXTRA_CA_CERTS if it is yours.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The server's certificate is for another name. Check the address.",
  EPROTO: "No encrypted connection could be made. Check whether the server wants http instead of https."
};
function* causes(error) {
  for (let one = error, depth = 0; one !== void 0 && one !== null && depth < 8; depth += 1) {
    yield one;
    const { cause, data } = one;
    one = cause ?? data?.cause;
  }
}
function networkCode(error) {
  for (const one of causes(error)) {
    const { code, errors } = one;
    if (typeof code === "string" && /^(E[A-Z]+|UND_ERR_\w+|CERT_\w+|ERR_TLS\w*|DEPTH_\w+|SELF_\w+|UNABLE_\w+)$/.test(code)) return code;
    if (Array.isArray(errors) && errors.length > 0) return networkCode(errors[0]);
  }
  return void 0;
}

// lib/mcp/stop.ts
var Stopped = class extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
  kind;
  problem(stderrTail = "") {
    return { kind: this.kind, message: this.message, stderrTail };
  }
};
var Stop = class {
  #controller = new AbortController();
  signal = this.#controller.signal;
  now(reason) {
    if (!this.signal.aborted) this.#controller.abort(reason);
  }
  get reason() {
    return this.signal.aborted ? this.signal.reason : void 0;
  }
  /** The promise's value, or the reason as soon as there is one. */
  async race(promise) {
    promise.catch(() => {
    });
    if (this.reason) throw this.reason;
    let drop = () => {
    };
    const stopped = new Promise((_resolve, reject) => {
      const stop = () => reject(this.reason);
      this.signal.addEventListener("abort", stop, { once: true });
      drop = () => this.signal.removeEventListener("abort", stop);
    });
    try {
      return await Promise.race([promise, stopped]);
    } finally {
      drop();
    }
  }
  /** Ends the listing unless the returned function is called within `ms`. */
  after(ms, reason) {
    const timer = setTimeout(() => this.now(reason()), ms);
    return () => clearTimeout(timer);
  }
};

// lib/mcp/explain.ts
var SIGN_IN = "Add a token to its headers, or paste its tools/list answer.";
function explain(error, scene) {
  const stopped = findStopped(error);
  const plain = stopped ?? (scene.local ? explainLocal(error, scene.local) : explainRemote(error));
  if (scene.unresolved.length === 0 || plain.kind === "refused" || plain.kind === "declined" || plain.message.includes("no value here")) return plain;
  return new Stopped(plain.kind, `${plain.message} It names variables that have no value here: ${[...new Set(scene.unresolved)].join(", ")}.`);
}
function explainLocal(error, local) {
  const { exit, junkLines } = local;
  if (exit) {
    const how = exit.signal ? `was ended by ${exit.signal}` : `ended with code ${exit.code}`;
    const junk = junkLines > 0 ? " What it wrote to its standard output was not MCP." : "";
    return new Stopped("crashed", `The command ${how} before its tools were listed.${junk} Its error output says more; often a setting or a credential is missing.`);
  }
  return explainProtocol(error) ?? new Stopped("not-mcp", `The command runs but does not speak MCP as expected: ${quote(error)} Check that it is started as a stdio server.`);
}
function explainRemote(error) {
  const http = findHttp(error);
  if (error instanceof UnauthorizedError) return new Stopped("unauthorized", `The server wants a sign-in. ${SIGN_IN}`);
  if (http) return explainStatus(http);
  const network = explainNetwork(error);
  if (network) return new Stopped("unreachable", network);
  if ([...causes(error)].some((one) => one instanceof SdkError && one.code === SdkErrorCode.ClientHttpUnexpectedContent)) {
    return new Stopped("not-mcp", "The address answers, but not with MCP (unexpected content type). Check the path of the URL; it often ends in /mcp.");
  }
  return explainProtocol(error) ?? new Stopped("not-mcp", `The address does not speak MCP as expected: ${quote(error)} Check the URL.`);
}
function explainStatus(error) {
  const { status } = error;
  if (status === 401) return new Stopped("unauthorized", `The server wants a sign-in (HTTP 401). ${SIGN_IN}`);
  if (status === 403) return new Stopped("unauthorized", `The server does not let this credential in (HTTP 403). ${SIGN_IN}`);
  if (status !== void 0 && status >= 300 && status < 400) {
    const target = /https?:\/\/\S+/.exec(error.message)?.[0];
    return new Stopped("refused", `The server sends on to another address${target ? `, ${plainText(target)}` : ""}, which Trefoil does not follow by itself. If that is the server you mean, put its address in the entry.`);
  }
  if (status === 404 || status === 405) return new Stopped("not-mcp", `There is no MCP server at this address (HTTP ${status}). Check the path of the URL; it often ends in /mcp.`);
  if (status === 429) return new Stopped("unreachable", "The server has too many requests (HTTP 429). Try again later.");
  if (status !== void 0 && status >= 500) return new Stopped("unreachable", `The server has a fault (HTTP ${status}). Try again later or tell whoever runs it.`);
  return new Stopped("not-mcp", `The server refuses the handshake (HTTP ${status ?? "?"}). Check the URL and its headers.`);
}
function explainProtocol(error) {
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
    return new Stopped("too-slow", "It was asked for its tools but did not answer in time. Try again, or paste its tools/list answer.");
  }
  if (error instanceof SdkError && error.code === SdkErrorCode.ConnectionClosed) return new Stopped("crashed", "The connection was closed before its tools were listed. Try again.");
  if (!(error instanceof ProtocolError)) return null;
  const signIn = /auth|token|credential|api.?key|permission|forbidden|login|sign.?in/i.test(error.message);
  return new Stopped(signIn ? "unauthorized" : "not-mcp", `The server answered with an error: ${quote(error)}${signIn ? " It seems to want a credential." : ""}`);
}
function findStopped(error) {
  for (const one of causes(error)) if (one instanceof Stopped) return one;
  return void 0;
}
function findHttp(error) {
  for (const one of causes(error)) if (one instanceof SdkHttpError) return one;
  return void 0;
}
function quote(error) {
  const text2 = plainText(error instanceof Error ? error.message : String(error)).trim();
  const short = text2.length > 200 ? `${text2.slice(0, 199)}\u2026` : text2;
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}
function plainText(text2) {
  return text2.replaceAll(/\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])/g, "").replaceAll(/\r\n?/g, "\n").replaceAll(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
}

// lib/mcp/guard.ts
import { lookup as systemLookup } from "node:dns";
import ipaddr from "ipaddr.js";
import { Agent, fetch as undiciFetch } from "undici";

// lib/mcp/stdio-transport.ts
var StdioTransport = class {
  constructor(child, group, limits, stop) {
    this.child = child;
    this.group = group;
    this.limits = limits;
    this.stop = stop;
    child.once("exit", (code, signal) => this.exit = { code, signal });
    child.stderr?.on("data", (chunk) => this.#keepTail(chunk));
    child.stdin?.on("error", (error) => this.onerror?.(error));
    for (const stream of [child.stdout, child.stderr]) stream?.on("error", (error) => this.onerror?.(error));
  }
  child;
  group;
  limits;
  stop;
  onclose;
  onerror;
  onmessage;
  /** Lines on standard output that were no JSON-RPC message. */
  junkLines = 0;
  /** How the command ended, once it has. */
  exit;
  #pending = [];
  #pendingBytes = 0;
  #totalBytes = 0;
  #tail = Buffer.alloc(0);
  #stderrBytes = 0;
  /** The SDK tells a local server by these two, and then takes silence for an older revision. */
  get pid() {
    return this.child.pid ?? null;
  }
  get stderr() {
    return null;
  }
  get stderrTail() {
    return this.#tail.toString("utf8").replace(/^�+/, "");
  }
  async start() {
    this.child.stdout?.on("data", (chunk) => this.#read(chunk));
    let closed = false;
    const close = () => {
      if (closed) return;
      closed = true;
      this.onclose?.();
    };
    this.child.once("close", close);
    if (this.exit) setTimeout(close, this.limits.closeGraceMs);
    else this.child.once("exit", () => setTimeout(close, this.limits.closeGraceMs));
  }
  async send(message) {
    const { stdin } = this.child;
    if (!stdin || stdin.destroyed || !stdin.writable) throw new Error("The command does not take input any more.");
    if (stdin.write(`${JSON.stringify(message)}
`)) return;
    await this.stop.race(new Promise((resolve) => {
      stdin.once("drain", resolve);
      stdin.once("close", resolve);
    }));
  }
  async close() {
    await this.group.end(this.limits);
    this.onclose?.();
  }
  #read(chunk) {
    if (this.stop.reason) return;
    this.#totalBytes += chunk.length;
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      if (this.#pendingBytes + end > this.limits.messageBytes) break;
      this.#pending.push(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      const line = Buffer.concat(this.#pending).toString("utf8").trim();
      this.#pending = [];
      this.#pendingBytes = 0;
      if (line !== "") this.#receive(line);
    }
    if (rest.length > 0) this.#pending.push(rest);
    this.#pendingBytes += rest.length;
    if (this.#pendingBytes > this.limits.messageBytes) this.#tooBig(`It sent one message of more than ${megabytes(this.limits.messageBytes)} MB.`);
    else if (this.#totalBytes > this.limits.totalBytes) this.#tooBig(`It sent more than ${megabytes(this.limits.totalBytes)} MB.`);
  }
  #receive(line) {
    let parsed;
    try {
      parsed = JSON.parse(line);
    } catch {
      this.junkLines += 1;
      return;
    }
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) {
      if (typeof message === "object" && message !== null && message.jsonrpc === "2.0") this.onmessage?.(message);
      else this.junkLines += 1;
    }
  }
  #keepTail(chunk) {
    this.#stderrBytes += chunk.length;
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-this.limits.stderrTailBytes);
    if (this.#stderrBytes > this.limits.stderrBytes) this.#tooBig(`It wrote more than ${megabytes(this.limits.stderrBytes)} MB to its error output.`);
  }
  #tooBig(what) {
    this.#pending = [];
    this.#pendingBytes = 0;
    this.stop.now(new Stopped("too-big", `${what} It was ended. Check that this is the server you meant; its tools/list answer can be pasted instead.`));
  }
};
var megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

// lib/mcp/guard.ts
function isLoopbackName(host) {
  const name = bareHost(host);
  return name === "localhost" || name.endsWith(".localhost") || ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback";
}
function refuseUrl(url, { allowedHosts = [] } = {}) {
  const host = bareHost(url.hostname);
  const allowed = allowedHosts.map(bareHost).includes(host);
  if (url.protocol !== "https:" && url.protocol !== "http:") return `Trefoil asks only https:// and http:// addresses, not ${url.protocol}//.`;
  if (url.protocol === "http:" && !isLoopbackName(host) && !allowed) {
    return `${host} would be asked without encryption (http). Use https, or allow this host by name.`;
  }
  return ipaddr.isValid(host) ? refuseAddress(host, host, { allowedHosts }) : null;
}
function refuseAddress(host, address, { allowedHosts = [] } = {}) {
  if (allowedHosts.map(bareHost).includes(bareHost(host))) return null;
  const range = ipaddr.isValid(address) ? ipaddr.process(address).range() : "unknown";
  if (range === "unicast" || range === "loopback" && isLoopbackName(host)) return null;
  return `${host} leads to ${address}, which is not a public address (${RANGE_WORDS[range] ?? range}). If you mean this host, allow it by name.`;
}
var RANGE_WORDS = {
  loopback: "this computer",
  private: "a private network",
  linkLocal: "link-local, where cloud metadata lives",
  uniqueLocal: "a private network",
  carrierGradeNat: "a provider's network"
};
function guardedFetch(guard, limits, stop) {
  const agent = new Agent({ connect: { lookup: pinnedLookup(guard, stop), timeout: limits.connectMs }, bodyTimeout: limits.listMs, headersTimeout: limits.connectMs });
  const count = { bytes: 0 };
  const fetch = async (input, init) => {
    const refusal = refuseUrl(new URL(String(input)), guard);
    if (refusal) throw stopWith(stop, new Stopped("refused", refusal));
    const signal = init?.signal ? AbortSignal.any([init.signal, stop.signal]) : stop.signal;
    const response = await undiciFetch(String(input), { ...init, signal, redirect: "manual", dispatcher: agent });
    return bounded(response, count, limits, stop);
  };
  return { fetch, close: () => agent.destroy() };
}
function pinnedLookup(guard, stop) {
  return (host, options, callback) => {
    (guard.lookup ?? systemLookup)(host, { ...options, all: true }, (error, found) => {
      const addresses = found ?? [];
      const refusal = addresses.map(({ address }) => refuseAddress(host, address, guard)).find((one) => one !== null);
      if (refusal) stop.now(new Stopped("refused", refusal));
      const failure = error ?? (refusal ? Object.assign(new Error("refused"), { code: "EREFUSED" }) : null);
      if (failure || !addresses[0]) callback(failure ?? Object.assign(new Error("no address"), { code: "ENOTFOUND" }), []);
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
}
function bounded(response, count, limits, stop) {
  if (!response.body) return response;
  const streamed = response.headers.get("content-type")?.toLowerCase().startsWith("text/event-stream") ?? false;
  let bytes = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      count.bytes += chunk.byteLength;
      const limit = !streamed && bytes > limits.messageBytes ? limits.messageBytes : count.bytes > limits.totalBytes ? limits.totalBytes : null;
      if (limit === null) controller.enqueue(chunk);
      else controller.error(stopWith(stop, new Stopped("too-big", `It sent more than ${megabytes(limit)} MB. The listing was ended. Its tools/list answer can be pasted instead.`)));
    }
  });
  const body = response.body.pipeThrough(counter);
  const { status, statusText, headers } = response;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
  Object.defineProperty(copy, "url", { value: response.url });
  return copy;
}
function stopWith(stop, reason) {
  stop.now(reason);
  return reason;
}
var bareHost = (host) => host.toLowerCase().replace(/^\[|\]$/g, "").replace(/\.$/, "");

// lib/mcp/launch.ts
import { existsSync } from "node:fs";
import { homedir as homedir2, tmpdir } from "node:os";
import spawn2 from "cross-spawn";

// lib/mcp/process-group.ts
import { readdirSync, readFileSync } from "node:fs";

// lib/mcp/watchdog.ts
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
var MARK2 = "TREFOIL_CHILD";
var APP = randomUUID();
var newMark = () => `${APP}.${randomUUID()}`;
var SCRIPT = `
groups=" "
while read -r act group; do
  case "$act" in
    watch) groups="$groups$group " ;;
    drop) case "$groups" in *" $group "*) groups="\${groups%% $group *} \${groups#* $group }" ;; esac ;;
  esac
done
for group in $groups; do kill -KILL -- "-$group" 2>/dev/null; done
for file in $(grep -las "${MARK2}=$1" /proc/[0-9]*/environ 2>/dev/null); do
  pid="\${file#/proc/}"
  kill -KILL "\${pid%%/*}" 2>/dev/null
done
`;
var watchdog;
var watchGroup = (group) => tell(`watch ${group}`);
var unwatchGroup = (group) => tell(`drop ${group}`);
function tell(line) {
  if (process.platform === "win32") return;
  if (!watchdog || watchdog.exitCode !== null || !watchdog.stdin?.writable) {
    watchdog = spawn("/bin/sh", ["-c", SCRIPT, "trefoil-watchdog", APP], { stdio: ["pipe", "ignore", "ignore"], detached: true, env: { PATH: "/usr/bin:/bin" }, cwd: "/" });
    watchdog.on("error", () => {
    });
    watchdog.stdin?.on("error", () => {
    });
    watchdog.unref();
    watchdog.stdin.unref();
  }
  watchdog.stdin?.write(`${line}
`);
}

// lib/mcp/process-group.ts
var running = /* @__PURE__ */ new Set();
var watching = false;
var ProcessGroup = class {
  #member;
  constructor(child, mark) {
    this.#member = { child, mark };
    running.add(this.#member);
    watchExit();
    if (child.pid !== void 0) watchGroup(child.pid);
  }
  /** Politely first: its input closes, then SIGTERM, then SIGKILL, to the whole group. Resolves when nothing is left. */
  async end({ closeGraceMs, termGraceMs }) {
    const { child } = this.#member;
    child.stdin?.destroy();
    if (!await hasExited(child, closeGraceMs)) {
      signalGroup(this.#member, "SIGTERM");
      await hasExited(child, termGraceMs);
    }
    await killUntilGone(this.#member, termGraceMs);
    child.stdout?.destroy();
    child.stderr?.destroy();
    running.delete(this.#member);
    if (child.pid !== void 0) unwatchGroup(child.pid);
  }
};
function hasExited(child, ms) {
  if (child.pid === void 0 || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), ms);
    const exited = () => done(true);
    const done = (exit) => {
      clearTimeout(timer);
      child.off("exit", exited);
      resolve(exit);
    };
    child.once("exit", exited);
  });
}
function signalGroup({ child }, signal) {
  if (child.pid === void 0) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
  }
}
function killAll(member) {
  signalGroup(member, "SIGKILL");
  for (const pid of markedProcesses(member.mark)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
    }
  }
}
async function killUntilGone(member, ms) {
  for (const until = performance.now() + ms; performance.now() < until; ) {
    killAll(member);
    const exited = await hasExited(member.child, 10);
    if (exited && !isGroupAlive(member)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
function isGroupAlive({ child, mark }) {
  if (process.platform === "linux") return markedProcesses(mark).length > 0;
  if (process.platform === "win32" || child.pid === void 0) return false;
  try {
    return process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}
function markedProcesses(mark) {
  if (process.platform !== "linux") return [];
  const wanted = `${MARK2}=${mark}`;
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(wanted) ? [Number(pid)] : [];
    } catch {
      return [];
    }
  });
}
function watchExit() {
  if (watching) return;
  watching = true;
  const killEveryone = () => {
    for (const member of running) killAll(member);
    running.clear();
  };
  process.once("exit", killEveryone);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    const handle = () => {
      killEveryone();
      if (process.listenerCount(signal) > 1) return;
      process.off(signal, handle);
      process.kill(process.pid, signal);
    };
    process.on(signal, handle);
  }
}

// lib/mcp/resolve.ts
import { sep } from "node:path";
var VARIABLE = /\$\{\{[^{}]*\}\}|\$\{([^{}]+)\}|\{env:([A-Za-z_]\w*)\}/g;
function resolveVariables(text2, environment) {
  const values = [];
  const unresolved = [];
  const put = (value, whole) => {
    if (value === void 0) unresolved.push(whole);
    else values.push(value);
    return value ?? whole;
  };
  const resolved = text2.replaceAll(VARIABLE, (whole, inner, env2) => {
    const name = env2 ?? inner ?? "";
    const [bare = "", ...fallback] = name.replace(/^env:/, "").split(":-");
    if (/^[A-Za-z_]\w*$/.test(bare) && Object.hasOwn(environment, bare) && environment[bare] !== "") return put(environment[bare], whole);
    if (fallback.length > 0) return put(fallback.join(":-"), whole);
    if (name === "userHome") return put(environment.HOME ?? environment.USERPROFILE, whole);
    if (name === "pathSeparator" || name === "/") return sep;
    return put(void 0, whole);
  });
  return { text: resolved, values, unresolved };
}

// lib/mcp/launch.ts
var INHERITED = process.platform === "win32" ? ["APPDATA", "COMSPEC", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "PATH", "PATHEXT", "PROCESSOR_ARCHITECTURE", "PROGRAMDATA", "PROGRAMFILES", "PROGRAMFILES(X86)", "SYSTEMDRIVE", "SYSTEMROOT", "TEMP", "TMP", "USERNAME", "USERPROFILE", "WINDIR"] : ["HOME", "LANG", "LC_ALL", "LOGNAME", "PATH", "SHELL", "TMPDIR", "USER", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"];
var NETWORK = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"];
function launch(transport, secrets, environment, limits, stop) {
  const opened = opener(secrets, environment);
  const command = opened.text(transport.command);
  const args = transport.args.map(opened.text);
  const cwd = transport.cwd === void 0 ? existsSync(homedir2()) ? homedir2() : tmpdir() : opened.text(transport.cwd);
  const env2 = Object.fromEntries([...INHERITED, ...NETWORK].flatMap((name) => environment[name] === void 0 ? [] : [[name, environment[name]]]));
  const configured = Object.fromEntries(transport.env.map((name) => [name, opened.value(`env.${name}`)]));
  if (/\$\{|\{env:|\{\{secret:/.test(command)) throw new Stopped("unreachable", `The command names a variable that has no value here: ${opened.unresolved.join(", ")}. Set it, or write the command out.`);
  if (!existsSync(cwd)) throw new Stopped("unreachable", `Its working folder ${cwd} does not exist. Create it or correct the entry.`);
  const mark = newMark();
  const child = start(command, args, { cwd, env: { ...env2, ...configured, [MARK2]: mark } });
  const server = new StdioTransport(child, new ProcessGroup(child, mark), limits, stop);
  child.once("error", (error) => stop.now(new Stopped("unreachable", startProblem(error, transport.command))));
  return { transport: server, values: opened.values, unresolved: opened.unresolved };
}
function start(command, args, options) {
  try {
    return spawn2(command, args, { ...options, env: options.env, stdio: ["pipe", "pipe", "pipe"], shell: false, detached: process.platform !== "win32", windowsHide: true });
  } catch (error) {
    throw new Stopped("unreachable", startProblem(error, command));
  }
}
function startProblem(error, command) {
  if (error.code === "ENOENT") return `The command \u201C${command}\u201D was not found. Install it, or write its full path.`;
  if (error.code === "EACCES") return `The command \u201C${command}\u201D may not be executed. Check its permissions.`;
  if (error.code === "E2BIG") return "The command line is too long for this system. Shorten its arguments.";
  return `The command \u201C${command}\u201D could not be started (${error.code ?? "unknown reason"}). Check the entry.`;
}
function openAddress(transport, secrets, environment) {
  const opened = opener(secrets, environment);
  const text2 = opened.text(transport.url);
  if (/^[^?]*(\$\{|\{env:|\{\{secret:)/.test(text2)) throw new Stopped("unreachable", `The URL names a variable that has no value here: ${opened.unresolved.join(", ")}. Set it, or write the URL out.`);
  if (!URL.canParse(text2)) throw new Stopped("unreachable", "The URL cannot be read. Correct the address.");
  const url = new URL(text2);
  const headers = {};
  for (const name of transport.headers) {
    const value = opened.value(`header.${name}`).trim();
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new Stopped("unreachable", "One of its headers cannot be sent: its name or value has characters that HTTP does not allow. Correct it.");
    headers[name] = value;
  }
  if (url.username || url.password) {
    headers.Authorization ??= `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString("base64")}`;
    url.username = url.password = "";
  }
  return { url, headers, values: opened.values, unresolved: opened.unresolved };
}
function opener(secrets, environment) {
  const values = [];
  const unresolved = [];
  const fill = (text3) => {
    const resolved = resolveVariables(text3, environment);
    values.push(...resolved.values);
    unresolved.push(...resolved.unresolved);
    return resolved.text;
  };
  const value = (place) => {
    const plain = Object.hasOwn(secrets, place) ? secrets[place].reveal() : "";
    const filled2 = fill(/^\$[A-Z_]\w*$/i.test(plain) ? `\${${plain.slice(1)}}` : plain);
    values.push(plain, filled2);
    return filled2;
  };
  const text2 = (marked) => {
    const places = [];
    const held = marked.replaceAll(/\{\{secret:([^{}]+)\}\}/g, (_mark, place) => `\0${places.push(place) - 1}\0`);
    return fill(held).replaceAll(/\0(\d+)\0/g, (_held, index) => value(places[Number(index)]));
  };
  return { text: text2, value, values, unresolved };
}

// lib/core/text/depth.ts
function cutDepth(value, limit) {
  let cut = false;
  const root = { value };
  const open = [{ holder: root, key: "value", depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const inner = next.holder[next.key];
    if (typeof inner !== "object" || inner === null) continue;
    if (next.depth >= limit) {
      next.holder[next.key] = null;
      cut = true;
      continue;
    }
    for (const key of Object.keys(inner)) open.push({ holder: inner, key, depth: next.depth + 1 });
  }
  return { value: root.value, cut };
}

// lib/mcp/recorded-transport.ts
var RecordedTransport = class {
  constructor(inner, depth) {
    this.inner = inner;
    this.depth = depth;
    if ("pid" in inner && "stderr" in inner) Object.assign(this, { pid: inner.pid, stderr: inner.stderr });
    inner.onclose = () => this.onclose?.();
    inner.onerror = (error) => this.onerror?.(error);
    inner.onmessage = (message, extra) => this.#receive(message, extra);
  }
  inner;
  depth;
  onclose;
  onerror;
  onmessage;
  results = /* @__PURE__ */ new Map();
  /** Something was nested deeper than the limit and was cut off. */
  cut = false;
  /** The server said that its list of tools changed. */
  toolsChanged = false;
  #asked = /* @__PURE__ */ new Map();
  get sessionId() {
    return this.inner.sessionId;
  }
  get hasPerRequestStream() {
    return this.inner.hasPerRequestStream;
  }
  start() {
    return this.inner.start();
  }
  close() {
    return this.inner.close();
  }
  setProtocolVersion(version) {
    this.inner.setProtocolVersion?.(version);
  }
  setSupportedProtocolVersions(versions) {
    this.inner.setSupportedProtocolVersions?.(versions);
  }
  send(message, options) {
    if ("method" in message && "id" in message && message.id !== void 0) this.#asked.set(message.id, message.method);
    return this.inner.send(message, options);
  }
  #receive(message, extra) {
    const bounded2 = cutDepth(message, this.depth);
    this.cut ||= bounded2.cut;
    if ("result" in message && message.id !== void 0) {
      const method = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if (method !== void 0) this.results.set(method, message.result);
    }
    if ("method" in message && message.method === "notifications/tools/list_changed") this.toolsChanged = true;
    this.onmessage?.(message, extra);
  }
};

// lib/mcp/connect.ts
var CLIENT = { name: "trefoil", version: "0.1.0" };
var DOWNLOADERS = /(^|[\\/])(npx|pnpx|pnpm|yarn|bunx|bun|uvx|uv|pipx|docker|podman|deno|dnx)(\.cmd|\.exe)?$/i;
function connect(server, secrets, options) {
  const { transport } = server;
  if (transport.kind === "stdio") return connectLocal(transport, secrets, options);
  if (transport.kind === "http") return connectRemote(transport, secrets, options);
  return { connection: Promise.reject(new Stopped("unreachable", "The tools of this server were given by hand; there is nothing to ask.")), stderrTail: () => "", values: () => [], end: async () => {
  } };
}
function connectLocal(transport, secrets, options) {
  const { limits, stop, environment = userEnvironment } = options;
  let current;
  let unresolved = [];
  const values = /* @__PURE__ */ new Set();
  const once = async (mode, probeMs = limits.probeMs) => {
    if (stop.reason) throw stop.reason;
    const opened = launch(transport, secrets, environment, limits, stop);
    current = opened.transport;
    unresolved = opened.unresolved;
    for (const value of opened.values) values.add(value);
    options.onStarted?.();
    return shakeHands(opened.transport, mode, probeMs, options, { local: opened.transport, unresolved });
  };
  const both = async () => {
    const ms = DOWNLOADERS.test(transport.command) ? limits.connectDownloadMs : limits.connectMs;
    const inTime = stop.after(ms, () => silent(ms, current));
    try {
      return await once("auto").catch(async (error) => {
        const exited = error instanceof SdkError2 && (error.code === SdkErrorCode2.EraNegotiationFailed || error.code === SdkErrorCode2.ConnectionClosed);
        if (stop.reason || !(exited || error instanceof ProtocolError2)) throw error;
        await current?.close();
        return exited ? once("legacy") : once("auto", limits.connectMs);
      });
    } catch (error) {
      throw explain(stop.reason ?? error, { local: current, unresolved });
    } finally {
      inTime();
    }
  };
  return { connection: stop.race(both()), stderrTail: () => current?.stderrTail ?? "", values: () => [...values], end: async () => current?.close() };
}
function silent(ms, local) {
  const said = (local?.junkLines ?? 0) > 0;
  const seconds = Math.round(ms / 1e3);
  return said ? new Stopped("not-mcp", `The command was started, but for ${seconds} s it wrote only lines that are not MCP to its standard output. Check that it is started as a stdio server.`) : new Stopped("too-slow", `The command was started but did not answer within ${seconds} s. ${local?.stderrTail ? "Its error output may say why. " : ""}If it downloads itself first, try again; else check that it is an MCP server over stdio.`);
}
function connectRemote(transport, secrets, options) {
  const { limits, stop, environment = userEnvironment } = options;
  let values = [];
  const open = [];
  const all2 = async () => {
    const inTime = stop.after(limits.connectMs, () => new Stopped("too-slow", `The server did not answer within ${Math.round(limits.connectMs / 1e3)} s. Check the address, or try again later.`));
    let unresolved = [];
    try {
      if (stop.reason) throw stop.reason;
      const opened = openAddress(transport, secrets, environment);
      values = opened.values;
      unresolved = opened.unresolved;
      const guarded = guardedFetch(options, limits, stop);
      open.push(guarded);
      const http = { fetch: guarded.fetch, requestInit: { headers: opened.headers } };
      const once = (inner, mode) => {
        open.unshift(inner);
        return shakeHands(inner, mode, limits.probeHttpMs, options, { unresolved });
      };
      options.onStarted?.();
      return await once(new StreamableHTTPClientTransport(opened.url, http), "auto").catch((error) => {
        if (stop.reason || !mayBeOlder(error)) throw error;
        return once(new StreamableHTTPClientTransport(opened.url, http), "legacy");
      }).catch((error) => {
        if (stop.reason || !(error instanceof SdkHttpError2) || ![400, 404, 405, 406, 415].includes(error.status ?? 0)) throw error;
        return once(new SSEClientTransport(opened.url, http), "legacy").catch(() => Promise.reject(error));
      });
    } catch (error) {
      throw explain(stop.reason ?? error, { unresolved });
    } finally {
      inTime();
    }
  };
  return {
    connection: stop.race(all2()),
    stderrTail: () => "",
    values: () => values,
    end: async () => {
      for (const one of open) await one.close().catch(() => {
      });
    }
  };
}
function mayBeOlder(error) {
  if (error instanceof SdkHttpError2) return (error.status ?? 0) >= 500;
  return error instanceof SdkError2 && error.code === SdkErrorCode2.RequestTimeout;
}
async function shakeHands(inner, mode, probeMs, { limits, stop }, scene) {
  const recorded = new RecordedTransport(inner, limits.depth);
  const client = new Client(CLIENT, { capabilities: {}, versionNegotiation: { mode, probe: { timeoutMs: probeMs } } });
  client.onerror = () => {
  };
  await stop.race(client.connect(recorded, { timeout: Math.max(limits.connectMs, limits.connectDownloadMs), signal: stop.signal }));
  const { serverInfo: serverInfo2, hello } = about(recorded);
  return {
    protocolVersion: client.getNegotiatedProtocolVersion(),
    hello,
    serverInfo: serverInfo2 ?? client.getServerVersion(),
    recorded,
    junkLines: () => scene.local?.junkLines ?? 0,
    explain: (error) => explain(stop.reason ?? error, scene),
    async leave() {
      if (!(inner instanceof StreamableHTTPClientTransport)) return;
      await Promise.race([inner.terminateSession().catch(() => {
      }), new Promise((resolve) => setTimeout(resolve, limits.termGraceMs).unref())]);
    },
    async ask(method, params) {
      recorded.results.delete(method);
      const failure = await stop.race(client.request({ method, params: params ?? {} }, z3.looseObject({}), { timeout: limits.requestMs, signal: stop.signal })).then(
        () => void 0,
        (error) => error
      );
      const result = recorded.results.get(method);
      if (stop.reason || !isRecord2(result)) throw failure ?? new Stopped("not-mcp", `Its answer to ${method} is not an object.`);
      return { result, ...failure instanceof Error ? { complaint: failure.message } : {} };
    }
  };
}
function about(recorded) {
  const legacy = recorded.results.get("initialize");
  const hello = isRecord2(legacy) ? legacy : recorded.results.get("server/discover");
  if (!isRecord2(hello)) return { hello: {}, serverInfo: void 0 };
  const meta = isRecord2(hello._meta) ? hello._meta["io.modelcontextprotocol/serverInfo"] : void 0;
  return { hello, serverInfo: [hello.serverInfo, meta].find(isRecord2) };
}
var isRecord2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// lib/mcp/find-violations.ts
function findViolations(tools) {
  const first = /* @__PURE__ */ new Map();
  return tools.flatMap((tool, index) => {
    if (typeof tool !== "object" || tool === null || Array.isArray(tool)) return [];
    const { name, description, title, inputSchema, annotations } = tool;
    const where = `tools[${index}]`;
    const found = [];
    const say = (member, what) => found.push({ where: member ? `${where}.${member}` : where, what });
    if (typeof name === "string") {
      if (!/^[A-Za-z0-9_.-]{1,128}$/.test(name)) say("name", "The name should have 1 to 128 letters, digits, \u201C_\u201D, \u201C-\u201D or \u201C.\u201D.");
      const earlier = first.get(name);
      if (earlier === void 0) first.set(name, index);
      else say("name", `The name stands already at tools[${earlier}]. Names must be unique.`);
    }
    if (description !== void 0 && typeof description !== "string") say("description", "The description is not a text.");
    if (title !== void 0 && typeof title !== "string") say("title", "The title is not a text.");
    if (typeof inputSchema !== "object" || inputSchema === null) say("inputSchema", "There is no input schema.");
    else if (inputSchema.type !== "object") say("inputSchema", "The input schema must have \u201Ctype\u201D: \u201Cobject\u201D.");
    if (annotations !== void 0 && (typeof annotations !== "object" || annotations === null || Array.isArray(annotations))) say("annotations", "The annotations are not an object.");
    else {
      for (const hint of ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]) {
        const value = annotations?.[hint];
        if (value !== void 0 && typeof value !== "boolean") say(`annotations.${hint}`, "The hint is neither true nor false.");
      }
    }
    return found;
  });
}

// lib/mcp/limits.ts
var LIMITS = {
  /** How long a local server may take to answer the probe for the newest revision before the older handshake is tried. */
  probeMs: 3e3,
  /** The same over HTTP, where silence is more often an outage than an old server. */
  probeHttpMs: 1e4,
  /** From the start to the end of the handshake. */
  connectMs: 3e4,
  /** The same for commands that download before they run (npx, uvx, docker, …): a cold cache takes tens of seconds. */
  connectDownloadMs: 12e4,
  /** One request of the listing. */
  requestMs: 3e4,
  /** The whole listing after the handshake. */
  listMs: 9e4,
  /** Pages of one list; a server whose cursors never end is stopped here. */
  pages: 200,
  /** Tools of one server; prompts, resources and templates have the same limit each. */
  tools: 1e4,
  messageBytes: 32 * 1024 * 1024,
  /** Everything one server sends in one listing. */
  totalBytes: 64 * 1024 * 1024,
  /** What a server may write to its error output before it is ended. */
  stderrBytes: 32 * 1024 * 1024,
  /** What is kept of the error output: its end. */
  stderrTailBytes: 4 * 1024,
  /** Nesting of one message; what lies deeper is cut off and reported. */
  depth: 64,
  /** Violations of the specification that are recorded; the rest are counted. */
  violations: 50,
  /** Between the polite end (its input closes), SIGTERM and SIGKILL. */
  closeGraceMs: 300,
  termGraceMs: 1e3
};

// lib/mcp/list-all.ts
async function listAll(connection, method, key, limits, onPage) {
  const violations = [];
  const seen = /* @__PURE__ */ new Set();
  let items = [];
  let cursor;
  let restarted = false;
  for (let page = 1; ; page += 1) {
    let answer;
    try {
      answer = await connection.ask(method, cursor === void 0 ? {} : { cursor });
    } catch (error) {
      if (page === 1) throw error;
      if (error.code === -32602 && !restarted) {
        restarted = true;
        items = [];
        seen.clear();
        cursor = void 0;
        page = 0;
        continue;
      }
      return { items, violations, partial: `The list broke off after page ${page - 1}: ${connection.explain(error).message}` };
    }
    const { result, complaint } = answer;
    if (complaint) violations.push({ where: `${method}, page ${page}`, what: clip2(complaint) });
    if (!Array.isArray(result[key])) {
      if (page === 1) throw new Error(`Its answer to ${method} has no \u201C${key}\u201D list.`);
      return { items, violations, partial: `Page ${page} has no \u201C${key}\u201D list.` };
    }
    items.push(...result[key].slice(0, limits.tools - items.length + 1));
    onPage(page, Math.min(items.length, limits.tools));
    if (items.length > limits.tools) return { items: items.slice(0, limits.tools), violations, partial: `It has more than ${limits.tools} entries; only these were read.` };
    const next = result.nextCursor;
    if (next === void 0) return { items, violations };
    if (typeof next !== "string") {
      violations.push({ where: `${method}, page ${page}`, what: "nextCursor is not a text. At the end of a list it must be absent." });
      return next === null ? { items, violations } : { items, violations, partial: `Page ${page} has a nextCursor that is not a text.` };
    }
    if (seen.has(next)) return { items, violations, partial: `The cursor of page ${page} was given before; the list would never end.` };
    if (page >= limits.pages) return { items, violations, partial: `Only the first ${limits.pages} pages were read; the server offers more.` };
    seen.add(next);
    cursor = next;
  }
}
var clip2 = (text2) => text2.length > 300 ? `${text2.slice(0, 299)}\u2026` : text2;

// lib/mcp/mask.ts
var MASK = "\u2022\u2022\u2022\u2022\u2022\u2022";
function maskValues(text2, values) {
  return replaceForms(text2, forms(values.filter((value) => value.length >= 4)));
}
function maskListing(listing, values) {
  const known = forms(values.filter((value) => value.length >= 8 && !isOrdinary(value)));
  const text2 = JSON.stringify(listing) ?? "";
  if (!known.some((form) => text2.includes(form))) return listing;
  const walk = (inner) => {
    if (typeof inner === "string") return replaceForms(inner, known);
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, member]) => [replaceForms(key, known), walk(member)]));
  };
  return walk(listing);
}
function isOrdinary(value) {
  return /^[A-Za-z]?[a-z]{0,13}$/.test(value) || /^https?:\/\/[^@?#]*$/i.test(value) || /^([~.]?\/|[A-Z]:\\)\S*$/.test(value);
}
var replaceForms = (text2, known) => known.reduce((masked, form) => masked.replaceAll(form, MASK), text2);
function forms(values) {
  const all2 = values.flatMap((value) => [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), Buffer.from(value).toString("base64").replace(/=+$/, "")]);
  return [...new Set(all2)].sort((a, b) => b.length - a.length);
}

// lib/mcp/capture.ts
var READINGS = 3;
async function capture(server, secrets, options = {}) {
  const limits = { ...LIMITS, ...options.limits };
  const stop = new Stop();
  const cancel = () => stop.now(new Stopped("declined", "The listing was cancelled."));
  const report = (phase, page = 0, tools = 0) => options.onProgress?.({ phase, page, tools });
  if (options.signal?.aborted) cancel();
  options.signal?.addEventListener("abort", cancel, { once: true });
  report("starting");
  const attempt = connect(server, secrets, { ...options, limits, stop, onStarted: () => report("negotiating") });
  try {
    const connection = await attempt.connection;
    const inTime = stop.after(limits.listMs, () => new Stopped("too-slow", `The listing took more than ${Math.round(limits.listMs / 1e3)} s and was ended. Try again, or paste its tools/list answer.`));
    try {
      const listing = await list(connection, limits, (page, tools) => report("listing", page, tools));
      if (options.signal?.aborted) throw stop.reason;
      await connection.leave();
      return { ok: true, snapshot: takeSnapshot(maskListing(listing, attempt.values()), (/* @__PURE__ */ new Date()).toISOString()) };
    } catch (error) {
      throw connection.explain(error);
    } finally {
      inTime();
    }
  } catch (error) {
    const stopped = stop.reason ?? (error instanceof Stopped ? error : new Stopped("crashed", "The listing failed for a reason that Trefoil does not know. Try again, or paste its tools/list answer."));
    const clean = (text2) => maskValues(plainText(text2), attempt.values());
    return { ok: false, problem: new Stopped(stopped.kind, clean(stopped.message)).problem(clean(attempt.stderrTail())) };
  } finally {
    options.signal?.removeEventListener("abort", cancel);
    stop.now(new Stopped("declined", "The listing is over."));
    await attempt.end();
  }
}
async function list(connection, limits, onPage) {
  const { hello, recorded } = connection;
  const capabilities = isRecord3(hello.capabilities) ? hello.capabilities : {};
  const violations = [];
  const partial = [];
  onPage(0, 0);
  const further = async (capability, method, key) => {
    if (!isRecord3(capabilities[capability])) return [];
    try {
      const listed = await listAll(connection, method, key, limits, () => {
      });
      violations.push(...listed.violations);
      if (listed.partial) partial.push(`${method}: ${listed.partial}`);
      return listed.items;
    } catch (error) {
      const { message } = connection.explain(error);
      if (error.code !== -32601) partial.push(`${method} could not be read: ${message}`);
      return [];
    }
  };
  let tools = await readTools(connection, capabilities, limits, onPage);
  const prompts = await further("prompts", "prompts/list", "prompts");
  const resources = await further("resources", "resources/list", "resources");
  const resourceTemplates = await further("resources", "resources/templates/list", "resourceTemplates");
  for (let reading = 1; recorded.toolsChanged && !tools.partial; reading += 1) {
    if (reading === READINGS) {
      tools = { ...tools, partial: "The server changed its tools again and again while they were read." };
      break;
    }
    recorded.toolsChanged = false;
    tools = await readTools(connection, capabilities, limits, onPage);
  }
  if (tools.partial) partial.unshift(tools.partial);
  violations.push(...tools.violations, ...findViolations(tools.items));
  if (recorded.cut) {
    violations.push({ where: "tools/list", what: `Something is nested deeper than ${limits.depth} levels. The deeper part was cut off.` });
    partial.push(`What is nested deeper than ${limits.depth} levels was not read.`);
  }
  const junk = connection.junkLines();
  if (junk > 0) violations.push({ where: "standard output", what: `${junk} ${junk === 1 ? "line was" : "lines were"} not MCP. Only messages may be written there.` });
  return {
    tools: tools.items,
    prompts,
    resources,
    resourceTemplates,
    instructions: typeof hello.instructions === "string" ? hello.instructions : void 0,
    serverInfo: serverInfo(connection.serverInfo),
    capabilities,
    protocolVersion: connection.protocolVersion,
    extent: partial.length > 0 ? "partial" : "complete",
    extentReason: partial.length > 0 ? partial.join(" ") : void 0,
    violations: shorten(violations, limits.violations)
  };
}
async function readTools(connection, capabilities, limits, onPage) {
  try {
    return await listAll(connection, "tools/list", "tools", limits, onPage);
  } catch (error) {
    if (capabilities.tools === void 0 && error.code === -32601) return { items: [], violations: [], partial: void 0 };
    throw error;
  }
}
function serverInfo(info) {
  if (!info) return void 0;
  const text2 = (value) => typeof value === "string" ? value : void 0;
  return { ...info, name: text2(info.name), version: text2(info.version), title: text2(info.title) };
}
function shorten(violations, most) {
  if (violations.length <= most) return violations;
  return [...violations.slice(0, most), { where: "the whole list", what: `${violations.length - most} more of this kind.` }];
}
var isRecord3 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// ../../../tmp/mcp-trial/trial.mts
var all = JSON.parse(readFileSync2("/work/shared/tools/mcp-servers.list.json", "utf8"));
var dir = "/tmp/mcp-trial/dir";
var want = process.argv.slice(2);
var fix = (s) => s.replaceAll("DIR", dir);
for (const [pkg, args, env2] of all) {
  if (want.length && !want.some((w) => pkg.includes(w))) continue;
  const text2 = JSON.stringify({ mcpServers: { [pkg]: { command: "npx", args: ["-y", pkg, ...args.map(fix)], env: Object.fromEntries(Object.entries(env2).map(([k, v]) => [k, fix(v)])) } } });
  const { servers, secrets } = readConfig("claude-desktop", text2, "x.json");
  const t = performance.now();
  const c = await capture({ ...servers[0], transport: { ...servers[0].transport, cwd: dir } }, secrets[pkg] ?? {});
  const s = Math.round((performance.now() - t) / 100) / 10;
  appendFileSync("/tmp/mcp-trial/results.txt", c.ok ? `${pkg} ${s}s OK ${c.snapshot.extent} ${c.snapshot.protocolVersion} tools=${c.snapshot.tools.length} p=${c.snapshot.prompts.length} r=${c.snapshot.resources.length} ${c.snapshot.extentReason ?? ""} viol=${JSON.stringify(c.snapshot.violations).slice(0, 250)}
` : `${pkg} ${s}s FAIL ${c.problem.kind} ${c.problem.message} || ${c.problem.stderrTail.slice(-300).replaceAll("\n", " / ")}
`);
}
