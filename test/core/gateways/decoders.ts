import { parse } from "yaml";
import type { Exported } from "@/lib/core/gateways/define";
import { labelsFor } from "@/lib/core/gateways/define";
import { spelledForClaude } from "@/lib/core/importers/reading/read-rules";

/** Reads what a gateway is told as the gateway would: may this tool be called without anybody being asked? */
export type Reads = (exported: Exported, servers: readonly string[]) => (server: string, tool: string) => boolean;

const file = (exported: Exported, name: string): string => exported.files.find((one) => one.name === name)?.text ?? "";
type Json = Record<string, never> & { [key: string]: Json };
const json = (text: string): Json => JSON.parse(text) as Json;

/** String literals and everything else of a CEL or Cedar text, by their grammars; throws at what is neither. */
function tokens(
  text: string,
  escape: RegExp,
  value: (match: RegExpExecArray) => string,
): (string | { literal: string })[] {
  const found: (string | { literal: string })[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] !== '"') {
      const end = text.indexOf('"', at) < 0 ? text.length : text.indexOf('"', at);
      found.push(text.slice(at, end));
      at = end;
      continue;
    }
    let literal = "";
    for (at++; text[at] !== '"';) {
      if (at >= text.length || text[at] === "\n" || text[at] === "\r") throw new Error(`a text is not closed: ${text}`);
      if (text[at] !== "\\") {
        literal += text[at++];
        continue;
      }
      escape.lastIndex = at;
      const match = escape.exec(text);
      if (!match) throw new Error(`no escape: ${text.slice(at, at + 12)}`);
      literal += value(match);
      at += match[0].length;
    }
    at++;
    found.push({ literal });
  }
  return found;
}
const literals = (found: (string | { literal: string })[]) =>
  found.flatMap((one) => (typeof one === "string" ? [] : [one.literal]));
const shapeOf = (found: (string | { literal: string })[]) =>
  found.map((one) => (typeof one === "string" ? one : '""')).join("");

function readCel(rule: string): { target: string; names: string[] } | undefined {
  if (rule === "false") return undefined;
  const found = tokens(rule, /\\(?:u([0-9a-f]{4})|U([0-9a-f]{8}))/y, ([, short, long]) =>
    String.fromCodePoint(Number.parseInt((short ?? long)!, 16)),
  );
  if (!/^mcp\.tool\.target == "" && mcp\.tool\.name in \[""(?:, "")*\]$/.test(shapeOf(found)))
    throw new Error(`not the rule that was meant: ${shapeOf(found)}`);
  const [target, ...names] = literals(found);
  return { target: target!, names };
}

function readCedar(policy: string): string | undefined {
  const found = tokens(policy, /\\u\{([0-9a-f]{1,6})\}/y, ([, code]) =>
    String.fromCodePoint(Number.parseInt(code!, 16)),
  );
  const shape = shapeOf(found);
  if (shape === 'forbid(principal, action == Action::"", resource);') return undefined;
  if (shape !== 'permit(principal, action == Action::"", resource == Tool::"");')
    throw new Error(`not the policy that was meant: ${shape}`);
  const [action, tool] = literals(found);
  if (action !== "call_tool") throw new Error(action);
  return tool!;
}

/** Words of a POSIX shell line: plain, in single quotes, or with an escaped quote between; double quotes hold what was written by hand. */
function words(line: string): string[] {
  const found: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < line.length; at++) {
    const one = line[at]!;
    if (one === "'" || one === '"') {
      const end = line.indexOf(one, at + 1);
      if (end < 0) throw new Error(`a quote is not closed: ${line}`);
      word = (word ?? "") + line.slice(at + 1, end);
      at = end;
    } else if (one === "\\") word = (word ?? "") + line[++at]!;
    else if (one === " ") {
      if (word !== undefined) found.push(word);
      word = undefined;
    } else if (/[\w.:/@,-]/.test(one)) word = (word ?? "") + one;
    else throw new Error(`the shell would act on ${JSON.stringify(one)}: ${line}`);
  }
  return word === undefined ? found : [...found, word];
}

/** A regular expression of RE2 that lists names literally, as the names. */
function literalNames(source: string): string[] {
  if (!source.startsWith("^(?:") || !source.endsWith(")$")) throw new Error(source);
  const names = [""];
  const body = source.slice(4, -2);
  for (let at = 0; at < body.length; at++) {
    const code = /^\\x\{([0-9a-f]+)\}/.exec(body.slice(at));
    if (code) {
      names[names.length - 1] += String.fromCodePoint(Number.parseInt(code[1]!, 16));
      at += code[0].length - 1;
    } else if (body[at] === "\\") names[names.length - 1] += body[++at]!;
    else if (body[at] === "|") names.push("");
    else if (/\w/.test(body[at]!)) names[names.length - 1] += body[at]!;
    else throw new Error(`RE2 would act on ${body[at]}`);
  }
  return names;
}

export const READERS: Record<string, Reads> = {
  agentgateway: (exported) => {
    const { mcpAuthorization } = parse(file(exported, "agentgateway.yaml")) as {
      mcpAuthorization: { rules: string[] };
    };
    if (mcpAuthorization.rules.length === 0) return () => true;
    const rules = mcpAuthorization.rules.map(readCel);
    return (server, tool) =>
      rules.some((rule) => rule !== undefined && rule.target === server && rule.names.includes(tool));
  },
  toolhive: (exported, servers) => {
    const labels = labelsFor(servers);
    const allowed = new Map(
      servers.map((server) => {
        const { version, type, cedar } = json(file(exported, `toolhive-${labels.get(server)!}.json`)) as unknown as {
          version: string;
          type: string;
          cedar: { policies: string[] };
        };
        if (version !== "1.0" || type !== "cedarv1") throw new Error(version);
        return [server, cedar.policies.map(readCedar)] as const;
      }),
    );
    return (server, tool) => allowed.get(server)?.includes(tool) ?? false;
  },
  docker: (exported) => {
    const enabled = new Set<string>();
    const [first, ...lines] = file(exported, "docker-mcp.sh").trimEnd().split("\n");
    if (first !== ': "${PROFILE:?the id of your profile}"') throw new Error(first);
    for (const line of lines) {
      const [a, b, c, d, profile, ...flags] = words(line.replace('"$PROFILE"', "PROFILE"));
      if ([a, b, c, d, profile].join(" ") !== "docker mcp profile tools PROFILE") throw new Error(line);
      for (let at = 0; at < flags.length; at += 2) {
        if (flags[at] === "--disable-all")
          for (const one of enabled) if (one.slice(0, one.indexOf(".")) === flags[at + 1]) enabled.delete(one);
        if (flags[at] === "--enable") enabled.add(flags[at + 1]!);
      }
    }
    // The gateway parts a reference at its first full stop.
    return (server, tool) => !server.includes(".") && enabled.has(`${server}.${tool}`);
  },
  "envoy-ai-gateway": (exported, servers) => {
    if (exported.files.length === 0) return () => false;
    const labels = labelsFor(servers);
    const { spec } = parse(file(exported, "mcp-route.yaml")) as {
      spec: { backendRefs: { name: string; toolSelector: { include?: string[]; includeRegex?: string[] } }[] };
    };
    return (server, tool) => {
      const ref = spec.backendRefs.find((one) => one.name === labels.get(server));
      return (
        ref !== undefined &&
        (ref.toolSelector.include ?? ref.toolSelector.includeRegex!.flatMap(literalNames)).includes(tool)
      );
    };
  },
  litellm: (exported) => {
    const config = parse(file(exported, "litellm.yaml"), { mapAsMap: true }) as Map<
      string,
      Map<string, Map<string, string[]>>
    >;
    return (server, tool) => config.get("mcp_servers")!.get(server)?.get("allowed_tools")?.includes(tool) ?? false;
  },
  mcpproxy: (exported) => {
    const { mcpServers } = json(file(exported, "mcp_config.json")) as unknown as {
      mcpServers: { name: string; annotation_overrides: Record<string, { destructiveHint: boolean }> }[];
    };
    const command = exported.files.find((one) => one.name === "token.sh");
    if (!command) return () => false;
    const args = words(command.text.trimEnd());
    const scope = args[args.indexOf("--servers") + 1]!.split(",");
    if (args[args.indexOf("--permissions") + 1] !== "read,write") throw new Error(command.text);
    return (server, tool) => {
      const hints = mcpServers.find((one) => one.name === server)?.annotation_overrides;
      const own = hints && Object.hasOwn(hints, tool) ? hints[tool] : hints?.["*"];
      return scope.includes(server) && own !== undefined && !own.destructiveHint;
    };
  },
  "openai-api": (exported) => {
    const { tools } = json(file(exported, "openai-tools.json")) as unknown as {
      tools: {
        server_label: string;
        allowed_tools: string[];
        require_approval: { never?: { tool_names: string[] } };
      }[];
    };
    return (server, tool) =>
      tools.some(
        (one) =>
          one.server_label === server &&
          one.allowed_tools.includes(tool) &&
          (one.require_approval.never?.tool_names.includes(tool) ?? false),
      );
  },
  "claude-code-managed": (exported) => {
    const { permissions } = json(file(exported, "managed-settings.json")) as unknown as {
      permissions: Record<"allow" | "ask" | "deny", string[]>;
    };
    return (server, tool) => {
      const rule = `mcp__${spelledForClaude(server)}__${spelledForClaude(tool)}`;
      const matches = (list: string[]) => list.some((one) => one === rule || rule.startsWith(`${one}__`));
      for (const one of permissions.allow) if (/[^\w-]/.test(one)) throw new Error(`a pattern: ${one}`);
      return !matches(permissions.deny) && !permissions.ask.includes(rule) && permissions.allow.includes(rule);
    };
  },
  list: (exported) => {
    const { tools } = json(file(exported, "decisions.json")) as unknown as {
      tools: { server: string; tool: string; decision: string }[];
    };
    return (server, tool) =>
      tools.some((one) => one.server === server && one.tool === tool && one.decision === "allow");
  },
};
