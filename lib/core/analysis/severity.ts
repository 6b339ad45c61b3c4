import { LEGS, type PerLeg } from "../model/leg";
import {
  APPROVALS,
  DATA_CLASSES,
  READERS,
  SEVERITIES,
  STEPS,
  WRITERS,
  type Rating,
  type SessionSeverity,
  type Severity,
} from "../model/severity";
import type { Session, SessionTool } from "../model/session";
import { isApprovedBy } from "./approvals";
import { placeOf } from "./severity-legs";
import { profileOf, rateTogether } from "./severity-together";
import { tablesWith, type Tables } from "./severity-tables";
import { APPROVAL_WORDS, DATA_WORDS, READER_WORDS, SEVERITY_WORDS, STEP_WORDS, WRITER_WORDS } from "./severity-words";
import { shorten, showHidden } from "../text/visible";

const NAME_LENGTH = 120;

/**
 * How bad one path is: three tools, of which one brings in what others wrote, one reads, one sends; the same tool may do
 * several. Reach and harm are looked up in their tables, then both together; each sentence of `because` quotes a row.
 */
export function ratePath(tools: PerLeg<SessionTool>, session: Pick<Session, "gates" | "severityRows"> = {}): Rating {
  return say(tools, tablesWith(session.severityRows), isApprovedBy(session.gates));
}

/**
 * How bad a session is: the worst of its paths, counting possible legs as present, and the worst of the certain ones. Exact,
 * and linear in the tools. More tools never make it milder.
 */
export function rateSession(session: Session): SessionSeverity {
  return rateTogether(
    session.servers.map((server) => profileOf(server, session)),
    session,
  );
}

/**
 * Worse first: by the worst possible path, then by the worst certain one; within the same words by the rank of the worst path (more harm, then more reach, fewer steps, worse data, readers and writers). A session without any path comes last.
 */
export function bySeverity(a: SessionSeverity, b: SessionSeverity): number {
  return (
    rank(a.worst) - rank(b.worst) ||
    rank(a.confirmed) - rank(b.confirmed) ||
    placeAmong(a.order?.worst) - placeAmong(b.order?.worst) ||
    placeAmong(a.order?.confirmed) - placeAmong(b.order?.confirmed)
  );
}

function placeAmong(order: number | null | undefined): number {
  return order ?? Number.MAX_SAFE_INTEGER;
}

/** 0 for critical, 4 for none. */
export function rank(severity: Severity | null): number {
  return severity === null ? SEVERITIES.length : SEVERITIES.indexOf(severity);
}

function say(tools: PerLeg<SessionTool>, tables: Tables, isApproved: (tool: SessionTool) => boolean): Rating {
  const { untrusted, private: reads, egress } = tools;
  const all = LEGS.map((leg) => tools[leg]);
  const writers = WRITERS[placeOf("untrusted", untrusted, tables)]!;
  const data = DATA_CLASSES[placeOf("private", reads, tables)]!;
  const readers = READERS[placeOf("egress", egress, tables)]!;
  const steps = STEPS[stepsOf(all)]!;
  const approval = APPROVALS[all.some(isApproved) ? 1 : 0]!;
  const reach = tables.reach[approval][writers][steps];
  const harm = tables.harm[data][readers];
  const severity = tables.level[reach][harm];
  return {
    severity,
    confirmed: LEGS.every((leg) => tools[leg].classification[leg].verdict === "yes"),
    reach,
    harm,
    because: [
      `Reach ${reach}: ${lower(WRITER_WORDS[writers].who)} can write what ${nameOf(untrusted)} brings in; ${STEP_WORDS[steps]}; ${APPROVAL_WORDS[approval]}.`,
      `Harm ${harm}: ${nameOf(reads)} reads ${DATA_WORDS[data].noun}, and ${nameOf(egress)} sends it ${READER_WORDS[readers].where}.`,
      `Reach ${reach} and harm ${harm} make it ${lower(SEVERITY_WORDS[severity])}.`,
    ],
  };
}

/** The place in `STEPS`. */
function stepsOf(tools: readonly SessionTool[]): number {
  const [first] = tools;
  if (tools.every((tool) => tool.id === first!.id)) return 0;
  return tools.every((tool) => tool.server === first!.server) ? 1 : 2;
}

function nameOf({ id }: SessionTool): string {
  return shorten(showHidden(id), NAME_LENGTH);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
