import { classifyServer } from "../classification/classify";
import type { ServerTexts } from "../classification/parsing/server-texts";
import { readHints } from "./hints";
import type { Remark } from "../model/remark";
import type { Session } from "../model/session";
import type { SignatureState, Snapshot } from "../model/snapshot";
import type { Tool } from "../model/tool";
import type { Classification } from "../model/verdict";
import { profileServer } from "../classification/parsing/profile";
import { readTool } from "../classification/parsing/read";
import { digestOf } from "../text/digest";
import { rightsOf } from "../rights/rights-of";
import type { Confidence } from "../rules/tool-rule-text";
import type { LintHit, ReadServer, ToolRule } from "./define";
import { examinedPart } from "./examined-part";
import { TOOL_RULES } from "./rules";
import { besideOf, type ListedTexts } from "./texts";
import { byText } from "../text/order";

/** What one rule found, with its rule. */
export type RuleHit = LintHit & {
  rule: string;
  code: string;
  level: ToolRule["level"];
  confidence: Confidence;
  fingerprint: string;
};

/** Listings by the servers' names; each is requested once, so that they need not all be in memory at the same time. */
export type Snapshots = { get(server: string): Snapshot | undefined };

/** A server with its tools read; `classifications` are those of the tools in order, made here when they are not known. */
export function readServer(
  texts: ServerTexts &
    ListedTexts &
    Pick<Snapshot, "listedAs" | "reached" | "protocolVersion"> & {
      /** One for each tool, in order. */ signatures?: readonly (SignatureState | undefined)[];
      /** Whether it offers more tools than these. */ partly?: boolean;
    },
  tools: readonly Tool[],
  classifications: readonly Classification[] = classifyServer(texts, tools),
): ReadServer {
  const profile = profileServer(texts, tools);
  const known = rightsOf(
    texts,
    tools.map((tool, at) => ({ id: `${at}`, server: texts.name, tool, classification: classifications[at]! })),
    texts,
  );
  return {
    name: texts.name,
    beside: besideOf(texts),
    protocolVersion: texts.protocolVersion,
    ...(known && { held: known.held }),
    ...(texts.partly && { partly: true }),
    tools: tools.map((tool, at) => ({
      tool,
      hints: readHints(tool.annotations),
      reading: readTool(texts, profile, tool),
      classification: classifications[at]!,
      ...(texts.signatures?.[at] && { signature: texts.signatures[at] }),
      ...(known && { right: { needs: known.needs[at]!, state: known.rights[at]! } }),
    })),
  };
}

/**
 * The servers of a session as they are listed, by name, with the verdicts that the session holds, and no more tools of each than are
 * examined. Those that were not listed are left out.
 */
export function readSession(session: Session, snapshots: Snapshots): ReadServer[] {
  return examinedPart(session).part.servers.flatMap(({ name, builtIn, tools }) => {
    const snapshot = snapshots.get(name);
    if (builtIn || !snapshot) return [];
    const own = tools.filter((tool) => !tool.channel);
    return [
      readServer(
        {
          ...snapshot,
          name,
          title: snapshot.serverInfo?.title,
          signatures: snapshot.tools.map(({ signature }) => signature),
          partly: snapshot.extent === "partial" || snapshot.tools.length > own.length,
        },
        snapshot.tools.slice(0, own.length).map(({ tool }) => tool),
        own.map(({ classification }) => classification),
      ),
    ];
  });
}

const ORDER: readonly ToolRule["level"][] = ["error", "warning", "note"];

/** Everything that the rules find in these servers together; what misleads comes first. The same servers give the same bytes. */
export function examine(servers: readonly ReadServer[]): RuleHit[] {
  const remarks = TOOL_RULES.flatMap((rule) =>
    rule.check(servers).map((hit): RuleHit => ({
      ...hit,
      rule: rule.id,
      code: rule.code,
      level: rule.level,
      confidence: rule.confidence,
      fingerprint: digestOf({ rule: rule.id, server: hit.server, tools: hit.tools, field: hit.field ?? null }),
    })),
  );
  return remarks.sort(
    (a, b) =>
      ORDER.indexOf(a.level) - ORDER.indexOf(b.level) ||
      byText(a.server, b.server) ||
      byText(a.rule, b.rule) ||
      byText(a.tools.join("\n"), b.tools.join("\n")),
  );
}

/** A session with what the rules find in it as it is listed, and with what they did not look at told of its servers. */
export function withRemarks(session: Session, snapshots: Snapshots, bytes?: ReadonlyMap<string, number>): Session {
  const { part, partly } = examinedPart(session, bytes);
  const counts = new Map(partly.map(({ server, examined }) => [server, examined]));
  const servers = session.servers.map((server) => {
    const examined = counts.get(server.name);
    return examined === undefined ? server : { ...server, examined };
  });
  return { ...session, servers, remarks: remarksOf(part, snapshots) };
}

/** What the rules find in a session as it is listed, with tools by their ids: a name that a server gives twice stands for both. */
export function remarksOf(session: Session, snapshots: Snapshots): Remark[] {
  const ids = new Map<string, string[]>();
  for (const server of session.servers)
    for (const tool of server.tools)
      if (!tool.channel)
        ids.set(`${server.name}\n${tool.tool.name}`, [
          ...(ids.get(`${server.name}\n${tool.tool.name}`) ?? []),
          tool.id,
        ]);
  return examine(readSession(session, snapshots)).map(({ code, server, tools, message, field, quote }) => ({
    rule: code,
    server,
    tools: tools.flatMap((name) => ids.get(`${server}\n${name}`) ?? []),
    message,
    field,
    quote,
  }));
}
