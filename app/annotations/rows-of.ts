import type { AnnotationRow, ShownRemark } from "@/components/annotations/row";
import { adviseServer, changesOf } from "@/lib/core/annotations/advice";
import { examine, readSession } from "@/lib/core/annotations/examine";
import { sayRevision } from "@/lib/core/annotations/meaning";
import { declaredOf } from "@/lib/core/annotations/hints";
import { findToolRule } from "@/lib/core/annotations/rules";
import { furtherClaims } from "@/lib/core/annotations/vocabularies";
import { toolIds } from "@/lib/core/session/compose";
import type { Session } from "@/lib/core/model/session";
import { HINTS, type Tool } from "@/lib/core/model/tool";
import type { Snapshot } from "@/lib/core/model/snapshot";

const DESCRIPTION_LENGTH = 300;

/** What the page shows: a row a tool, and what the rules found in servers as such. */
export function rowsOf(
  session: Session,
  snapshots: ReadonlyMap<string, Snapshot>,
): { rows: AnnotationRow[]; aboutServers: { server: string; remarks: ShownRemark[] }[] } {
  const servers = readSession(session, snapshots);
  const remarks = examine(servers).map((remark) => ({
    ...remark,
    title: findToolRule(remark.rule)!.title,
    help: findToolRule(remark.rule)!.help,
  }));
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
        claims: furtherClaims(tool).map(({ field, value, vocabulary }) => ({
          field,
          value,
          vocabulary: vocabulary && {
            title: vocabulary.title,
            status: vocabulary.status,
            source: vocabulary.source,
            date: vocabulary.date,
          },
        })),
        changes: changesOf(read, advice[at]!),
        further: advice[at]!.remarks,
        remarks: remarks
          .filter((remark) => remark.server === server.name && remark.tools.includes(tool.name))
          .map(toShown),
      };
    });
  });
  const aboutServers = servers
    .map(({ name }) => ({
      server: name,
      remarks: remarks.filter((remark) => remark.server === name && remark.tools.length === 0).map(toShown),
    }))
    .filter((one) => one.remarks.length > 0);
  return { rows, aboutServers };
}

function toShown({ rule, title, level, confidence, message, field, quote, help }: ShownRemark): ShownRemark {
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
