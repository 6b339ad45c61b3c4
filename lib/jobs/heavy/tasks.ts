import { adviceFile } from "@/lib/core/annotations/advice-file";
import { withRemarks, type Snapshots } from "@/lib/core/annotations/examine";
import { examinedPart } from "@/lib/core/annotations/examined-part";
import { rowsOf, type AnnotationRows } from "@/lib/core/annotations/rows";
import { analyse } from "@/lib/core/analysis/analyse";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { compareListings, type JudgedListing } from "@/lib/core/drift/compare-listings";
import { comparedDigest } from "@/lib/core/drift/compared";
import type { Drift } from "@/lib/core/drift/drift";
import { driftTo, findDrift } from "@/lib/core/drift/session-drift";
import { placeServer } from "@/lib/core/least/place";
import type { PlacedTool } from "@/lib/core/least/placed";
import { lockOf, openLock } from "@/lib/core/lock/lock";
import type { BesideItem, BesideKind } from "@/lib/core/model/beside";
import type { Change } from "@/lib/core/model/change";
import type { Lock } from "@/lib/core/model/lock";
import type { Opinion } from "@/lib/core/model/opinion";
import type { Finding } from "@/lib/core/model/finding";
import type { Server } from "@/lib/core/model/server";
import type { ServerSummary } from "@/lib/core/model/server-summary";
import type { SeverityRows } from "@/lib/core/model/severity";
import type { Session, SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import type { Override } from "@/lib/core/model/verdict";
import { closeReport } from "@/lib/core/reports/close";
import { classifyKnowing } from "@/lib/core/session/classify";
import { composeServer } from "@/lib/core/session/compose-server";
import { readBeside } from "@/lib/core/session/beside";
import { slimServer, summariseServer } from "@/lib/core/session/summarise";
import { askFor, type AskedTexts } from "./asked-texts";
import { GIVEN_TASKS } from "./given";
import { openHere, readListingText as read } from "./open-here";
import type { Opening } from "./opening";
import { PUSHED_TASKS } from "./pushed";
import { writeReport } from "./write-report";

/**
 * What takes long with many or long texts. Each is pure and gets its listings as they are kept, as text, so that not even reading them is
 * done where pages are answered.
 */
export const TASKS = {
  ...GIVEN_TASKS,
  ...PUSHED_TASKS,

  /** Judges a listing, as JSON for keeping; without evidence, which is asked for one tool at a time. */
  judge({ server, body, overrides, opinions, severityRows }: ToJudge): { summary: ServerSummary; body: string } {
    const judged = composeServer({ server, snapshot: read(body) }, overrides, opinions, classifyOnly);
    return { summary: summariseServer(judged, severityRows), body: JSON.stringify(slimServer(judged)) };
  },

  /** The same as `changes`; null when the one before is compared equal, that is, when its `comparedDigest` is `ifNot`. */
  changesIn({ ifNot, server, before, after }: ToCompare & { ifNot: string }): Change[] | null {
    return comparedDigest(read(before)) === ifNot ? null : TASKS.changes({ server, before, after });
  },

  /** Everything that changed between two listings of one server, both judged by the rules of today. */
  changes({ server, before, after }: ToCompare): Change[] {
    return compareListings(judgeListing(server, read(before)), judgeListing(server, read(after)));
  },

  /** What a server offers beside its tools in one way, each with its verdicts and evidence. */
  beside: ({ server, body, kind }: { server: Server; body: string; kind: BesideKind }): BesideItem[] =>
    readBeside(server, read(body), kind, classifyAll),

  /** Where the tools of a judged server have their place by resource and verb. */
  place({ server, body }: { server: SessionServer; body: string }): PlacedTool[] {
    const snapshot = read(body);
    const own = server.tools.filter((tool) => !tool.channel);
    const tools = own.map((entry, at) => ({ ...entry, tool: snapshot.tools[at]!.tool }));
    return placeServer({ ...server, tools }, snapshot);
  },

  /** What servers declare of their tools, what the rules find in it and what should be declared; `bodies` by the servers' names. */
  annotations: ({ session, bodies }: Declared): AnnotationRows => rowsOf(session, unfold(bodies)),

  /** The same as a file for the authors of servers: what to paste, each change and why. */
  advice: ({ session, bodies, bytes }: Declared): string =>
    adviceFile(examinedPart(session, bytes).part, unfold(bodies)),

  /** What is wrong with a session, what the rules find in its listings with it; `bodies` by the servers' names. */
  findings({ session, bodies, bytes, version }: Declared & { version: string }): Finding[] {
    const known = withRemarks(session, unfold(bodies), bytes);
    return closeReport(known, analyse(session), { version }).findings;
  },

  /** A session without schemas and evidence. */
  slim(opening: Opening): Session {
    const session = openHere(opening, classifyOnly);
    return { ...session, servers: session.servers.map(slimServer) };
  },

  /** One tool of a session as its server gave it, with its whole classification. */
  evidence({
    opening,
    tool,
  }: {
    opening: Opening;
    tool: string;
  }): Pick<SessionTool, "tool" | "classification" | "right"> | undefined {
    const found = openHere(opening)
      .servers.flatMap(({ tools }) => tools)
      .find(({ id }) => id === tool);
    return found && { tool: found.tool, classification: found.classification, right: found.right };
  },

  report: writeReport,

  /** What of a session is kept beside a share of it. */
  lock({ opening, version }: { opening: Opening; version: string }): Lock {
    const session = openHere(opening);
    return lockOf(closeReport(session, analyse(session), { version }));
  },

  /** What became of sessions since they were locked, by its effect on the legs. */
  drifts({ opening, locks }: { opening: Opening; locks: readonly Lock[] }): Drift[] {
    const session = openHere(opening);
    const now = { session, analysis: analyse(session) };
    return locks.map((lock) => driftTo(now, openLock(lock)));
  },

  /** What changed from one state of a session to another. */
  drift: ({ before, after }: { before: Opening; after: Opening }): Drift =>
    findDrift(openHere(before), openHere(after)),
};

type ToCompare = { server: Server; before: string; after: string };

export type ToJudge = {
  server: Server;
  body: string;
  overrides: readonly Override[];
  opinions: readonly Opinion[];
  severityRows?: SeverityRows;
};
export type Tasks = typeof TASKS;

/** A session of judged servers, and by the server's name what it was judged from, which is used up or asked for, and its size. */
export type Declared = {
  session: Session;
  bodies: Map<string, string> | AskedTexts;
  bytes?: ReadonlyMap<string, number>;
};

/** Each is read once, and its text let go: together they may be large. */
const unfold = (bodies: Declared["bodies"]): Snapshots => ({
  get(name) {
    const body = bodies instanceof Map ? bodies.get(name) : askFor(bodies, name);
    if (bodies instanceof Map) bodies.delete(name);
    return body === undefined ? undefined : read(body);
  },
});

const known = await loadKnown();
const classifyOnly = classifyKnowing(known, { evidence: false });
const classifyAll = classifyKnowing(known);

/**
 * A listing judged by its own words alone: what a person or a model said of a tool was said of one definition, and must not hide what
 * another one brings.
 */
function judgeListing(server: Server, snapshot: Snapshot): JudgedListing {
  return { snapshot, tools: composeServer({ server, snapshot }, [], [], classifyOnly).tools };
}
