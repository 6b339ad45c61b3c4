import type { ToolRuleText } from "../rules/tool-rule-text";
import type { Hints } from "./hints";
import { textsOf, type ToolText } from "./texts";
import type { ToolRight } from "../model/right";
import type { ListedAs, SignatureState } from "../model/snapshot";
import type { Tool } from "../model/tool";
import type { HeldRights, NeededRight } from "../rights/decide";
import type { Classification } from "../model/verdict";
import type { Reading } from "../classification/parsing/read";

/** A tool with what it claims, what its words say that it does, and what was concluded. */
export type ReadTool = {
  tool: Tool;
  hints: Hints;
  reading: Reading;
  classification: Classification;
  /** Whether the server's credentials let it work, and what it needs for that; absent if nothing is known about any tool of the server. */
  right?: { needs: NeededRight; state: ToolRight };
  /** The result of checking its signature; absent when it has none. */
  signature?: SignatureState;
};

/** A server as listed. `protocolVersion` is the revision of the protocol that it used, if known. */
export type ReadServer = {
  name: string;
  /** What it says beside its tools. */ beside: readonly ToolText[];
  protocolVersion?: string;
  /** What its credentials let it do, where that is known. */
  held?: HeldRights;
  /** Whether it offers more tools than these: another may do what none of these does. */
  partly?: boolean;
  tools: readonly ReadTool[];
};

/** What a rule found: in which tools of which server, in words, and where. Quotes are a stranger's words. */
export type LintHit = { server: string; tools: string[]; message: string; field?: string; quote?: string };

/** A server that shows what a rule does; made up for it. */
export type RuleExample = {
  name: string;
  instructions?: string;
  listedAs?: ListedAs;
  tools: readonly Tool[];
  signatures?: readonly SignatureState[];
};

/** A rule about what a server says of its tools: its text, example servers, and its check. */
export type ToolRule = ToolRuleText & {
  /** Sessions that it speaks of, and that it is silent on. */
  fires: readonly (readonly RuleExample[])[];
  silent: readonly (readonly RuleExample[])[];
  check(servers: readonly ReadServer[]): LintHit[];
};

export function defineRule(rule: ToolRule): ToolRule {
  return rule;
}

type Found = Pick<LintHit, "message" | "field" | "quote">;

/** A rule that looks at one tool at a time. */
export function eachTool(look: (tool: ReadTool, server: ReadServer) => Found | undefined): ToolRule["check"] {
  return (servers) =>
    servers.flatMap((server) =>
      server.tools.flatMap((tool) => {
        const found = look(tool, server);
        return found ? [{ server: server.name, tools: [tool.tool.name], ...found }] : [];
      }),
    );
}

/** A rule that checks one text at a time: it reports the first finding of each tool, and of each server beside its tools. */
export function eachText(look: (text: ToolText) => Found | undefined): ToolRule["check"] {
  const first = (texts: readonly ToolText[]) => {
    for (const text of texts) {
      const found = look(text);
      if (found) return found;
    }
    return undefined;
  };
  return (servers) =>
    servers.flatMap(({ name, beside, tools }) => {
      const own = first(beside);
      const found = tools.flatMap(({ tool }) => {
        const hit = first(textsOf(tool));
        return hit ? [{ server: name, tools: [tool.name], ...hit }] : [];
      });
      return own ? [{ server: name, tools: [], ...own }, ...found] : found;
    });
}
