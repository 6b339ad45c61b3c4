import { snapshotDigest } from "../reviews/snapshot-digest";
import type { MapReport } from "../model/map-report";
import type { Report } from "../model/report";
import { digestOf } from "../text/digest";
import { carry, concludeFrom, type CarriedReport } from "./carried";
import { carryMap, concludeMap, redactMap, textsOfMap, type CarriedMap } from "./map-copy";
import { redact } from "./redact";
import type { Redaction } from "./redact/redaction";
import { stringsOf, type Leaving } from "./strings";

/** What can be shared: the report of one session, or the map of all servers. */
export type Shared = Report | MapReport;
/** What of it leaves. */
export type SharedCopy = CarriedReport | CarriedMap;

export function isMap(shared: Shared): shared is MapReport {
  return shared.schema === "trefoil-map/1";
}

function isMapCopy(copy: SharedCopy): copy is CarriedMap {
  return "schema" in copy;
}

/** What leaves when something is shared, without what a person takes out. */
export function copyOf(shared: Shared, redaction: Redaction = {}): SharedCopy {
  return isMap(shared) ? redactMap(carryMap(shared), redaction) : redact(carry(shared), redaction);
}

/** What is derived from a copy where it is opened. */
export function openCopy(copy: SharedCopy): Shared {
  return isMapCopy(copy) ? concludeMap(copy) : concludeFrom(copy);
}

/** Every text that leaves with a copy. */
export function textsOf(copy: SharedCopy): Leaving[] {
  return isMapCopy(copy) ? textsOfMap(copy) : stringsOf(copy);
}

/** Identity of what a person approves. For a map: its servers, what was listed, and every leg. */
export function identityOf(shared: Shared): string {
  if (!isMap(shared)) return snapshotDigest(shared);
  const { host, servers } = shared;
  return digestOf(
    [...servers, ...(host ? [host] : [])].map(({ name, state, digest, private: reads, untrusted, egress }) => ({
      name,
      state,
      digest: digest ?? null,
      legs: [reads.verdict, untrusted.verdict, egress.verdict],
    })),
  );
}
