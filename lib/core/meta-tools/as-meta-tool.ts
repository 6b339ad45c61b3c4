import { LIMITS } from "../classification/limits";
import type { Tool } from "../model/tool";
import { argumentsOf, isFree, isText, namesOf, type ToolArgument } from "./arguments";

/**
 * What a tool about tools does: `call` runs another tool that the caller names, `code` runs code that can call tools, `search` finds tools that were not listed, `add` brings further servers or tools into the session.
 */
type MetaKind = "call" | "code" | "search" | "add";

/** A tool whose own definition does not say what happens: that depends on the tool that it calls, finds or adds. */
export type MetaTool = {
  kind: MetaKind;
  /** Of `call`: the argument that names the tool, and the one that holds its arguments, if the schema has them. Of `code`: the argument with the code. */
  toolArgument?: string;
  serverArgument?: string;
  argumentsArgument?: string;
  codeArgument?: string;
  /** The only names that the tool argument takes, where the schema fixes them. */
  names?: readonly string[];
  /** What shows it: a field of the definition and the words in it, at most 160 characters. */
  field: string;
  quote: string;
};

/** How much of a description is read, in UTF-16 units: its beginning says what a tool is for. */
const HEAD = 600;

/**
 * Whether a tool is about tools, read from the structure of its definition: an argument that names a tool beside free-form arguments, code
 * that can call tools, a search over tools, a way to add more. Names and texts are the server's claims; what they show here only ever
 * raises what the tool may do. Linear in what is read; null for every other tool.
 */
export function asMetaTool(tool: Pick<Tool, "name" | "description" | "inputSchema">): MetaTool | null {
  const name = tool.name.slice(0, LIMITS.name);
  const text = (tool.description ?? "").slice(0, HEAD);
  const all = argumentsOf(tool.inputSchema);
  return asCall(name, text, all) ?? asCode(name, text, all) ?? asAdd(name, text) ?? asSearch(name, text, all);
}

const TOOL_ARGUMENT =
  /^(target|mcp|sub|selected|remote|upstream|downstream)?(tool|toolname|toolid|toolslug|toolkey|qualifiedtoolname|fulltoolname|toolcall|toolref)$/;
/** Names of that argument that say little by themselves: they count where the text says that a tool is called. */
const VAGUE_TOOL_ARGUMENT =
  /^(name|id|slug|command|action|actionid|actionname|actionslug|actionkey|capability|operation|method|function|functionname|endpoint)$/;
const BAG =
  /^(tool|mcp|call|action|function|command)?(args|arguments|argsjson|argumentsjson|params|parameters|parametersjson|input|inputs|toolinput|payload|kwargs)$/;

/** A reference to another tool: not the one that is described, nor the things that a product calls its tools. */
const OTHER_TOOL = `(?:(?:an?|any|another|other|specific|specified|given|named|selected|chosen|single|one|the|of|its|your|all|available|discovered|registered|underlying|connected|upstream|downstream|remote|external|child|hidden|mcp|self-written)\\W+){1,5}(?:\\w+\\W+){0,3}?tools?\\b`;
const CALLS = new RegExp(
  `\\b(?:call|calls|execute|executes|invoke|invokes|run|runs|dispatch|dispatches|route|routes|forward|forwards|proxy|proxies)\\W+(?!this\\b|that\\b)${OTHER_TOOL}(?!\\W+(?:when|if|first|before|after|once|only|whenever|proactively|as soon|to)\\b)`,
  "i",
);
const ROUTES =
  /\b(?:hierarchical|dispatcher|router|sub-?commands?|command router|single entry point)\b[^.]{0,80}\b(?:mcp|tools?|commands?)\b/i;
const CALL_NAME =
  /^(?:\w+[-_.])?(?:call|execute|exec|invoke|run|use|dispatch|proxy|multi_execute)[-_]?(?:mcp[-_]?)?tools?(?:[-_](?:read|write|destructive|call))?$|^(?:mcp[-_]?)?(?:tool[-_]?(?:call|execute|exec|invoke|run|use)|mcp[-_]exec)$/i;

function asCall(name: string, text: string, all: readonly ToolArgument[]): MetaTool | null {
  const said = CALLS.exec(text) ?? ROUTES.exec(text);
  const named = CALL_NAME.test(name);
  const bag = all.find((one) => BAG.test(one.plain) && isFree(one.node));
  const exact = all.find((one) => TOOL_ARGUMENT.test(one.plain) && isText(one.node));
  const vague = said || named ? all.find((one) => VAGUE_TOOL_ARGUMENT.test(one.plain) && isText(one.node)) : undefined;
  const target = exact ?? vague;
  // With a schema the structure has to be there; a definition without one is only accepted if both of its texts agree.
  const shown = target
    ? bag !== undefined || (exact !== undefined && named)
    : all.length === 0 && named && said !== null;
  if (!shown) return null;
  const names = target && namesOf(target.node);
  return {
    kind: "call",
    ...(target && { toolArgument: target.name }),
    ...(bag && { argumentsArgument: bag.name }),
    ...servedBy(all),
    ...(names && { names }),
    ...(target
      ? { field: `inputSchema.properties.${target.name}`, quote: clip(target.name) }
      : { field: "description", quote: clip(said![0]) }),
  };
}

const CODE_ARGUMENT = /^(code|script|javascript|typescript|python|source|program|sourcecode)$/;
const CODE_CALLS =
  /(?<!\b(?:before|after|without)\s)\b(?:call\w*|invok\w*|access\w*|us(?:e|es|ing)|orchestrat\w*|chain\w*|compos\w*|combin\w*|with)\W+(?!this\b)(?:\w+\W+){0,6}?(?:mcp tools?|mcp servers?|other tools|(?:available|enabled|connected|upstream|registered|your|multiple|several|all|these|the) tools|tool functions|tools as (?:functions|code|an api))\b|\bMCPs? as (?:namespaces|modules|functions|libraries)\b|\b(?:callTool|call_tool|codemode|tools\.[a-z_]+)\s*\(/i;
const RUNS_CODE = /(?:^|[^a-z])(?:code[-_ ]?mode|(?:execute|exec|run|eval|evaluate)s?(?:[^a-z]|$))/i;
const CODE_NAME = /(?:^|[-_])(?:code|script|execute|exec|run|eval|codemode)(?:$|[-_])/i;

function asCode(name: string, text: string, all: readonly ToolArgument[]): MetaTool | null {
  const code = all.find((one) => CODE_ARGUMENT.test(one.plain) && isText(one.node));
  const runs = code ? RUNS_CODE.test(name) || RUNS_CODE.test(text) : all.length === 0 && CODE_NAME.test(name);
  const said = runs ? CODE_CALLS.exec(text) : null;
  if (!said) return null;
  return { kind: "code", ...(code && { codeArgument: code.name }), field: "description", quote: clip(said[0]) };
}

const ADDS =
  /\b(?:add|adds|enable|enables|activate|activates|install|installs|connect|connects|register|registers|load|loads|mount|mounts)\W+(?!this\b)(?:\w+\W+){0,10}?(?:mcp servers?|toolsets?|upstream servers?|sets? of tools|groups? of tools)\b/i;
const ADD_NAME =
  /(?:^|[-_.])(?:add|enable|activate|install|connect|register|load|mount)[-_]?(?:[a-z]+[-_])?(?:mcp[-_]?)?(?:servers?|toolsets?|tools)(?:[-_]config)?$|^mcp[-_]add$|^upstream_servers$/i;

function asAdd(name: string, text: string): MetaTool | null {
  const said = ADDS.exec(text);
  return ADD_NAME.test(name) && said ? { kind: "add", field: "description", quote: clip(said[0]) } : null;
}

const TELLS =
  /\b(?:find|finds|search|searches|discover|discovers|list|lists|retrieve|retrieves|look up|describe|describes|get|gets|load|loads)\W+(?!this\b)(?:\w+\W+){0,8}?(?:tools?|toolsets?|tool (?:definitions?|schemas?|names?))\b/i;
/** Words that show that the tools are those of an agent and not of a product that has things of this name. */
const OF_AGENTS =
  /\b(?:mcp|upstream|servers?\b|tool (?:definitions?|schemas?)|toolsets?|call[-_ ]?tool|use[-_ ]?tool|execute[-_ ]?tool|semantic|by capability|capabilit|tools are available|don't have a specific tool)/i;
/** A tool that lists what the server lists anyway. */
const OWN_LIST = /\b(?:in|of|from|by|on) this (?:mcp )?server\b/i;
const SEARCH_NAME =
  /(?:^|[-_.])(?:find|search|discover|retrieve|list|get|describe|lookup|query|available)[-_]?(?:[a-z]+[-_]){0,2}?(?:tools?|toolsets?)(?:$|[-_])|(?:^|[-_.])tools?[-_](?:search|find|discovery|list|schema|describe)|^mcp[-_]find$/i;

function asSearch(name: string, text: string, all: readonly ToolArgument[]): MetaTool | null {
  const said = TELLS.exec(text);
  const meant = SEARCH_NAME.test(name) ? OF_AGENTS.test(text) : said !== null && /\bmcp tools\b/i.test(said[0]);
  return said && meant && !OWN_LIST.test(text)
    ? { kind: "search", ...servedBy(all), field: "description", quote: clip(said[0]) }
    : null;
}

const SERVER_ARGUMENT =
  /^(mcp)?(server|servername|serverid|serverlabel|serverqualifiedname|qualifiedname|upstream|upstreamname|namespace)$/;

function servedBy(all: readonly ToolArgument[]): Pick<MetaTool, "serverArgument"> {
  const server = all.find((one) => SERVER_ARGUMENT.test(one.plain) && isText(one.node));
  return server ? { serverArgument: server.name } : {};
}

const clip = (text: string): string => text.slice(0, LIMITS.quote);
