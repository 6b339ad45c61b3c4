import { countBeside } from "@/lib/core/session/beside-entries";
import type { BesideItem, BesideKind } from "@/lib/core/model/beside";
import type { StoredServer } from "@/lib/store/servers";
import { newestListing } from "@/lib/store/snapshots/listings";
import { newestSnapshot } from "@/lib/store/snapshots/snapshots";
import { runHeavy } from "./heavy/run";

/** What a server offers beside its tools by its newest listing; undefined when it was never listed. */
export async function besideOf(
  server: StoredServer,
): Promise<{ counts: Record<BesideKind, number>; extentReason?: string; given: boolean } | undefined> {
  const snapshot = await newestSnapshot(server.id);
  if (!snapshot) return undefined;
  const { extentReason, capabilities, component } = snapshot;
  // Who was asked said what it is capable of; a component was read from its files, which are all there is.
  return { counts: countBeside(snapshot), extentReason, given: capabilities === undefined && !component };
}

/** All entries of one kind, each with its verdicts, the words they are based on, and what the rules about texts find. */
export async function besideItems(server: StoredServer, kind: BesideKind): Promise<BesideItem[]> {
  const listing = await newestListing(server.id);
  return listing ? runHeavy("beside", { server, body: listing.body, kind }) : [];
}
