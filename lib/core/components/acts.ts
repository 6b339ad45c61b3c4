import type { Act } from "../model/component";
import { withoutSecrets } from "../text/find-secrets";
import { withoutHome } from "../text/home";
import { isRecord } from "../text/is-record";
import { baseOf, type SourceFile } from "./define";
import { headOf, readCode } from "./read-code";

const LONGEST_LINE = 300;
/** How many acts of one component are kept. */
export const MOST_ACTS = 60;

/** A shell line. */
export function commandAct(line: string, when: string, byItself = true): Act {
  return { what: "command", when, byItself, line: shown(line), found: hidden(readCode(line)) };
}

/** A request whose address the file fixes. */
export function requestAct(address: string, when: string): Act {
  return { what: "http", when, byItself: true, line: shown(address), found: [] };
}

const CODE = /\.(?:py|js|mjs|cjs|ts|sh|bash|zsh|fish|rb|pl|php|ps1|bat|cmd|lua|r|applescript)$/i;
export const isCode = (path: string): boolean => CODE.test(path);

/** A script that the model can run with the shell of its host. */
export function scriptAct({ path, text }: SourceFile, from: string): Act {
  const about = headOf(text);
  return {
    what: "script",
    when: "when the model runs it",
    byItself: false,
    line: shown(from || baseOf(path)),
    ...(about !== "" && { about: clean(about) }),
    found: hidden(readCode(text)),
  };
}

/** A module that the client loads into its own process. */
export function codeAct({ path, text }: SourceFile, when: string): Act {
  return { what: "code", when, byItself: true, line: shown(baseOf(path)), found: hidden(readCode(text)) };
}

/** The events that clients name, in words for people. Others are shown as in the file. */
const EVENTS: Record<string, string> = {
  pretooluse: "before every call of a tool",
  beforetool: "before every call of a tool",
  posttooluse: "after every call of a tool",
  aftertool: "after every call of a tool",
  userpromptsubmit: "when the user sends a message",
  beforesubmitprompt: "when the user sends a message",
  beforeagent: "when the user sends a message",
  sessionstart: "when a session starts",
  sessionend: "when a session ends",
  stop: "when the agent stops",
  afteragent: "when the agent stops",
  beforemcpexecution: "before every call of a server’s tool",
  beforeshellexecution: "before every command",
  afterfileedit: "after a file was changed",
};

const whenOf = (event: string): string =>
  EVENTS[event.replaceAll(/[^a-z]/gi, "").toLowerCase()] ?? `on ${event.slice(0, 60)}`;

/** A map of hooks as clients write it: an event with handlers, or with groups of handlers under a matcher. Never throws. */
export function hookActs(hooks: unknown): Act[] {
  if (!isRecord(hooks)) return [];
  return Object.entries(hooks)
    .slice(0, 100)
    .flatMap(([event, groups]) =>
      (Array.isArray(groups) ? groups : [groups]).slice(0, 100).flatMap((group): Act[] => {
        if (!isRecord(group)) return typeof group === "string" ? [commandAct(group, whenOf(event))] : [];
        const matcher =
          typeof group.matcher === "string" && group.matcher !== "" && group.matcher !== "*" ? group.matcher : "";
        const when = `${whenOf(event)}${matcher ? ` (${matcher.slice(0, 80)})` : ""}`;
        const handlers = Array.isArray(group.hooks) ? group.hooks : [group];
        return handlers.slice(0, 100).flatMap((handler) => handlerAct(handler, when));
      }),
    )
    .slice(0, MOST_ACTS);
}

function handlerAct(handler: unknown, when: string): Act[] {
  if (typeof handler === "string") return [commandAct(handler, when)];
  if (!isRecord(handler)) return [];
  const { type, url, prompt, server, tool } = handler;
  const command = [handler.command, handler.bash, handler.powershell, handler.script].find(
    (one) => typeof one === "string",
  );
  if (type === "http" && typeof url === "string") return [requestAct(url, when)];
  if (type === "mcp_tool" && typeof server === "string")
    return [{ what: "tool", when, byItself: true, line: shown(`${server}/${String(tool)}`), found: [] }];
  if ((type === "prompt" || type === "agent") && typeof prompt === "string")
    return [{ what: "prompt", when, byItself: true, line: shown(prompt), found: [] }];
  if (command === undefined) return [];
  const words = Array.isArray(handler.args) ? handler.args.filter((one) => typeof one === "string") : [];
  return [commandAct([command, ...words].join(" "), when)];
}

/** Commands in a text that run before the model reads it: `` !`cmd` ``, blocks that begin with ```` ```! ````, `!{cmd}`. */
export function inlineActs(body: string): Act[] {
  const lines = [
    ...[...body.matchAll(/(?<=^|[\s(])!`([^`\n]{1,2000})`/g)].map((match) => match[1]!),
    ...[...body.matchAll(/^```!\s*\n([^]{1,4000}?)\n```/gm)].map((match) => match[1]!),
    ...[...body.matchAll(/!\{([^{}\n]{1,2000})\}/g)].map((match) => match[1]!),
  ];
  return lines.slice(0, MOST_ACTS).map((line) => commandAct(line, "before the model reads the text"));
}

/** Fit to be shown and passed on: without secrets, and without the name of a home folder. */
const clean = (text: string): string => withoutHome(withoutSecrets(text));
const shown = (line: string): string => clean(line.slice(0, 4_000)).slice(0, LONGEST_LINE);
const hidden = (found: Act["found"]): Act["found"] => found.map(({ leg, quote }) => ({ leg, quote: clean(quote) }));
