import { partsOf, PushSchema, snapshotOf, type Push, type PushedServer } from "@/lib/core/push/push";
import { closeListing, type ClosedListing } from "@/lib/core/snapshots/closed";
import { cutDepth } from "@/lib/core/text/depth";
import { readListingText } from "./open-here";

/** What a machine sent, read and checked; `listing` where it sent what the server offers. */
export type ReadPush = Omit<Push, "servers" | "schema"> & {
  servers: (Omit<PushedServer, "offer"> & { listing?: ClosedListing })[];
};

/** Levels below which what is nested is left out, as everywhere else. */
const DEPTH = 64;

/** What machines of a team send is read where it keeps nobody waiting, like everything that others wrote. */
export const PUSHED_TASKS = {
  /** The body of a push, whole or not at all. */
  push({ text, at }: { text: string; at: string }): ReadPush | { problem: string } {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      return { problem: "This is not JSON, or not all of it arrived. Nothing was kept; push again." };
    }
    const read = PushSchema.safeParse(cutDepth(parsed, DEPTH).value);
    if (!read.success) {
      const { path, message } = read.error.issues[0]!;
      return { problem: `Nothing was kept: ${path.join(".") || "the body"}: ${message}.` };
    }
    const { machine, session, servers } = read.data;
    const names = new Set<string>();
    const closed: ReadPush["servers"] = [];
    for (const [index, { offer, ...server }] of servers.entries()) {
      if (names.has(server.name)) return { problem: `Nothing was kept: two servers are called “${server.name}”.` };
      names.add(server.name);
      const snapshot = offer && snapshotOf(offer, server, at);
      if (snapshot && snapshot.digest !== server.digest)
        return { problem: `Nothing was kept: servers.${index}.offer is not what its digest says.` };
      closed.push({ ...server, ...(snapshot && { listing: closeListing(snapshot) }) });
    }
    return { machine, session, servers: closed };
  },

  /** What another listing offers that is kept already, as this machine has it. With which credentials the other was asked is not told here. */
  seenAgain({
    body,
    server,
    at,
  }: {
    body: string;
    server: Pick<PushedServer, "about" | "reached">;
    at: string;
  }): ClosedListing {
    return closeListing(snapshotOf(partsOf(readListingText(body)).offer, server, at));
  },
};
