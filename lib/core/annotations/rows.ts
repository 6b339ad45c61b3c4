import { adviseServer, changesOf, type AdvisedChange } from "./advice";
import { examine, readSession, type RuleHit, type Snapshots } from "./examine";
import { sayRevision } from "./meaning";
import { declaredOf, type DeclaredHints } from "./hints";
import { findToolRule } from "./rules";
import { furtherClaims } from "./further-claims";
import { toolIds } from "../session/tool-ids";
import type { ToolRight } from "../model/right";
import type { Session } from "../model/session";
import { HINTS, type HintName, type Tool } from "../model/tool";
import type { SignatureState } from "../model/snapshot";

/** A claim beside the hints, with what is known of its vocabulary. */
export type ShownClaim = {
  field: string;
  value: string;
  /** What it amounts to, each to follow “claims that”; empty when it says nothing about data, effects, cost or progress. */
  means: string[];
  /** Whether it speaks for the tool, which only counts if a person trusts the server. */
  lowers: boolean;
  vocabulary?: { title: string; status: string; source: string; date: string };
};
/** What a rule found in a tool, with what to do. */
export type ShownRemark = {
  rule: string;
  title: string;
  level: "error" | "warning" | "note";
  confidence: string;
  message: string;
  field?: string;
  quote?: string;
  help: string;
};

/** A tool as the table of hints shows it. */
export type AnnotationRow = {
  id: string;
  server: string;
  tool: string;
  description?: string;
  revision: string;
  declared: DeclaredHints;
  /** The value of a hint that is neither true nor false, as JSON: declared, but missing to every client. */
  wrong: Partial<Record<HintName, string>>;
  /** The title among the annotations, the fifth field; `wrongTitle` is a value there that is not text. */
  title?: string;
  wrongTitle?: string;
  claims: ShownClaim[];
  /** Whether the server's credentials let it work; absent if nothing is known about any tool of the server. */
  right?: ToolRight;
  /** The result of checking the signature of its definition; absent when it has none. */
  signature?: SignatureState;
  changes: AdvisedChange[];
  /** Further advice to the author, in sentences. */
  further: string[];
  remarks: ShownRemark[];
};

const DESCRIPTION_LENGTH = 300;

/** For a workspace: a row for each tool, and what the rules found in servers as such. */
export type AnnotationRows = { rows: AnnotationRow[]; aboutServers: { server: string; remarks: ShownRemark[] }[] };

/** What lists of hints show for the servers of a session. */
export function rowsOf(session: Session, snapshots: Snapshots): AnnotationRows {
  const servers = readSession(session, snapshots);
  // By server, then by the name of a tool; the empty name is for the server as such.
  const remarks = new Map<string, Map<string, ShownRemark[]>>();
  for (const remark of examine(servers)) {
    const own = remarks.get(remark.server) ?? new Map<string, ShownRemark[]>();
    remarks.set(remark.server, own);
    for (const tool of remark.tools.length === 0 ? [""] : new Set(remark.tools))
      own.set(tool, [...(own.get(tool) ?? []), toShown(remark)]);
  }
  const taken = new Set<string>();
  const rows = servers.flatMap((server) => {
    const advice = adviseServer(server);
    const ids = toolIds(
      server.name,
      server.tools.map(({ tool }) => tool.name),
      taken,
    );
    return server.tools.map((read, at): AnnotationRow => {
      const { tool, hints } = read;
      return {
        id: ids[at]!,
        server: server.name,
        tool: tool.name,
        description: tool.description?.slice(0, DESCRIPTION_LENGTH),
        revision: sayRevision(server.protocolVersion),
        declared: declaredOf(tool.annotations),
        wrong: Object.fromEntries(
          HINTS.flatMap((hint) => (hints[hint].wrong === undefined ? [] : [[hint, hints[hint].wrong]])),
        ),
        ...titleOf(tool),
        claims: furtherClaims(tool).map(({ field, value, vocabulary, meanings }) => ({
          field,
          value,
          means: meanings.map(({ words }) => words),
          lowers: meanings.some(({ lowers }) => lowers),
          vocabulary: vocabulary && {
            title: vocabulary.title,
            status: vocabulary.status,
            source: vocabulary.source,
            date: vocabulary.date,
          },
        })),
        right: read.right?.state,
        signature: read.signature,
        changes: changesOf(read, advice[at]!),
        further: advice[at]!.remarks,
        remarks: remarks.get(server.name)?.get(tool.name) ?? [],
      };
    });
  });
  const aboutServers = servers.flatMap(({ name }) => {
    const about = remarks.get(name)?.get("") ?? [];
    return about.length > 0 ? [{ server: name, remarks: about }] : [];
  });
  return { rows, aboutServers };
}

function toShown({ rule, level, confidence, message, field, quote }: RuleHit): ShownRemark {
  const { title, help } = findToolRule(rule)!;
  return { rule, title, level, confidence, message, field, quote, help };
}

const WRONG_LENGTH = 80;

function titleOf({ annotations }: Tool): Pick<AnnotationRow, "title" | "wrongTitle"> {
  const title = annotations?.title;
  if (title === undefined) return {};
  return typeof title === "string"
    ? { title: title.slice(0, DESCRIPTION_LENGTH) }
    : { wrongTitle: (JSON.stringify(title) ?? "").slice(0, WRONG_LENGTH) };
}
