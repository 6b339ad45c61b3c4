import { analyse } from "@/lib/core/analysis/analyse";
import { remarksOf } from "@/lib/core/annotations/examine";
import { rowsOf, type AnnotationRows } from "@/lib/core/annotations/rows";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { compareListings, type JudgedListing } from "@/lib/core/drift/compare-listings";
import { placeServer, type PlacedTool } from "@/lib/core/least/place";
import type { Change } from "@/lib/core/model/change";
import type { Opinion } from "@/lib/core/model/opinion";
import type { Finding } from "@/lib/core/model/report";
import type { Server } from "@/lib/core/model/server";
import type { ServerSummary } from "@/lib/core/model/server-summary";
import type { SeverityRows } from "@/lib/core/model/severity";
import type { Session, SessionServer } from "@/lib/core/model/session";
import { SnapshotSchema, type Snapshot } from "@/lib/core/model/snapshot";
import type { Override } from "@/lib/core/model/verdict";
import { closeReport } from "@/lib/core/reports/close";
import { classifyKnowing, composeServer } from "@/lib/core/session/compose";
import { slimServer, summariseServer } from "@/lib/core/session/summarise";

/**
 * What takes long with many or long texts. Each is pure and gets its listings as they are kept, as text, so that not even reading them is
 * done where pages are answered.
 */
export const TASKS = {
  /** Judges a listing; without evidence, which is asked for one tool at a time. */
  judge({ server, body, overrides, opinions, severityRows }: ToJudge): {
    summary: ServerSummary;
    server: SessionServer;
  } {
    const judged = composeServer({ server, snapshot: read(body) }, overrides, opinions, classifyOnly);
    return { summary: summariseServer(judged, severityRows), server: slimServer(judged) };
  },

  /** Everything that changed between two listings of one server, both judged by the rules of today. */
  changes({ server, before, after }: { server: Server; before: string; after: string }): Change[] {
    return compareListings(judgeListing(server, read(before)), judgeListing(server, read(after)));
  },

  /** Where the tools of a judged server have their place by resource and verb. */
  place({ server, body }: { server: SessionServer; body: string }): PlacedTool[] {
    const snapshot = read(body);
    const own = server.tools.filter((tool) => !tool.channel);
    const tools = own.map((entry, at) => ({ ...entry, tool: snapshot.tools[at]!.tool }));
    return placeServer({ ...server, tools }, snapshot);
  },

  /** What servers declare of their tools, what the rules find in it and what should be declared; `bodies` by the servers' names. */
  annotations({ session, bodies }: { session: Session; bodies: ReadonlyMap<string, string> }): AnnotationRows {
    return rowsOf(session, readAll(bodies));
  },

  /** What is wrong with a session, what the rules find in its listings with it; `bodies` by the servers' names. */
  findings({ session, bodies, version }: ToFind): Finding[] {
    const remarks = remarksOf(session, readAll(bodies));
    return closeReport({ ...session, remarks }, analyse(session), { version }).findings;
  },
};

type ToFind = { session: Session; bodies: ReadonlyMap<string, string>; version: string };

export type ToJudge = {
  server: Server;
  body: string;
  overrides: readonly Override[];
  opinions: readonly Opinion[];
  severityRows?: SeverityRows;
};
export type Tasks = typeof TASKS;

const read = (body: string): Snapshot => SnapshotSchema.parse(JSON.parse(body));
const readAll = (bodies: ReadonlyMap<string, string>) => new Map([...bodies].map(([name, body]) => [name, read(body)]));

const classifyOnly = classifyKnowing(await loadKnown(), { evidence: false });

/**
 * A listing judged by its own words alone: what a person or a model said of a tool was said of one definition, and must not hide what
 * another one brings.
 */
function judgeListing(server: Server, snapshot: Snapshot): JudgedListing {
  return { snapshot, tools: composeServer({ server, snapshot }, [], [], classifyOnly).tools };
}
