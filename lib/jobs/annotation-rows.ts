import { examinedPart } from "@/lib/core/annotations/examined-part";
import type { AnnotationRows } from "@/lib/core/annotations/rows";
import type { ExaminedInPart } from "@/lib/core/model/remark";
import { sizesOfListings } from "@/lib/store/snapshots/listings";
import { runWithListings } from "./heavy/run-with-listings";
import { judgedWorkspace } from "./judged/workspace";

/** What is known about all tools, for one state of the workspace. */
type Kept = { key: string; rows: ExaminedRows };

/** Also names the servers whose tools are not all examined, and how many tools they offer. */
type ExaminedRows = AnnotationRows & { partly: ExaminedInPart[] };
let kept: Kept | undefined;
let running: { key: string; rows: Promise<Kept> } | undefined;

/** Milliseconds that a page waits for a renewal when it can show the previous state instead. */
const PATIENCE = 300;

/**
 * What servers declare of all their tools and what the rules find in it. The rules compare servers with one another, so a change anywhere
 * has all of it made anew: meanwhile what was so before is answered, as `renewing`.
 */
export async function annotationRows(): Promise<ExaminedRows & { renewing: boolean }> {
  const { key, session, listingIds } = await judgedWorkspace();
  if (kept?.key === key) return { ...kept.rows, renewing: false };
  if (running?.key !== key) running = { key, rows: examineAll(key, session, listingIds) };
  const mine = running;
  void mine.rows.then(
    (made) => (kept = made),
    () => undefined,
  );
  mine.rows.finally(() => running === mine && (running = undefined)).catch(() => undefined);
  const before = kept;
  if (!before) return { ...(await mine.rows).rows, renewing: false };
  const waited = new Promise<Kept>((resolve) => setTimeout(() => resolve(before), PATIENCE));
  const soonest = await Promise.race([mine.rows, waited]);
  return { ...soonest.rows, renewing: soonest.key !== key };
}

async function examineAll(
  key: string,
  session: Awaited<ReturnType<typeof judgedWorkspace>>["session"],
  listingIds: ReadonlyMap<string, string>,
): Promise<Kept> {
  const sizes = await sizesOfListings([...listingIds.values()]);
  const bytes = new Map([...listingIds].map(([name, id]) => [name, sizes.get(id) ?? 0]));
  const { part, partly } = examinedPart(session, bytes);
  const rows = await runWithListings("annotations", { session: part }, listingIds);
  return { key, rows: { ...rows, partly } };
}

/** The advice on all servers, as a file. */
export async function adviceOnAll(): Promise<string> {
  const { session, listingIds } = await judgedWorkspace();
  return runWithListings("advice", { session }, listingIds);
}
