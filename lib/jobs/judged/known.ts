import { createHash } from "node:crypto";
import type { Opinion } from "@/lib/core/model/opinion";
import type { SeverityRows } from "@/lib/core/model/severity";
import type { Override } from "@/lib/core/model/verdict";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { env } from "@/lib/env";
import { findCountedOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { newestListings } from "@/lib/store/snapshots/listings";
import { rulesInForce } from "../rules-in-force";

/** What all verdicts are based on, read once for a whole page. */
export type Known = {
  servers: StoredServer[];
  listings: Map<string, { id: string; at: string; digest: string }>;
  overrides: Map<string, Override[]>;
  opinions: Map<string, Opinion[]>;
  severityRows?: SeverityRows;
};

export async function whatCounts(): Promise<Known> {
  const [servers, listings, overrides, opinions, inForce] = await Promise.all([
    findServers(),
    newestListings(),
    findOverrides(),
    findCountedOpinions(),
    rulesInForce(),
  ]);
  const { severity: severityRows } = inForce.governance;
  return { servers, listings, overrides: byServer(overrides), opinions: byServer(opinions), severityRows };
}

function byServer<T extends { server: string }>(said: readonly T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const one of said) map.set(one.server, [...(map.get(one.server) ?? []), one]);
  return map;
}

/** Identifies the rules, which change only with the app's code; if the build has no name, nothing judged outlives the process. */
const rules = `${rulesetDigest()} ${env.build ?? crypto.randomUUID()}`;

/** Digest of all that a judgement is made by and from, but for the moment at which the listing was last seen. */
export function keyOf(server: StoredServer, { listings, overrides, opinions, severityRows }: Known): string {
  const { id, name, transport, origin, disabled, hiddenTools, onlyTools, trust } = server;
  const listing = listings.get(id)!;
  return createHash("sha256")
    .update(
      JSON.stringify([
        rules,
        listing.id,
        listing.digest,
        { name, transport, origin, disabled, hiddenTools, onlyTools, trust },
        overrides.get(name),
        opinions.get(name),
        severityRows,
      ]),
    )
    .digest("base64url");
}

/** For each registered server by name a digest of all that it is judged by and from; undefined for one that was never listed. */
export async function judgedKeys(): Promise<Map<string, string | undefined>> {
  const known = await whatCounts();
  return new Map(
    known.servers.map((server) => [server.name, known.listings.has(server.id) ? keyOf(server, known) : undefined]),
  );
}
