import type { BuiltIn, KnownLeg } from "../../model/host";
import type { Classification } from "../../model/verdict";
import { listSome } from "../words-of-the-server";
import { isFile, type Read } from "./reads";

/** `classification` is that of a tool that would read it. */
export type JudgedRead = Read & { classification: Classification; legs: BuiltIn["legs"] };

/** All resources, or all templates, as one channel: each leg is the strongest of any of them. */
export function joinReads(channel: "resources" | "templates", reads: readonly JudgedRead[]): BuiltIn {
  const each = reads.map((read) => read.legs);
  const stores = new Set(
    reads
      .map(({ uri, classification: { carrier } }) =>
        isFile(uri) ? "files" : carrier?.reads ? carrier.store : undefined,
      )
      .filter((store) => store !== undefined),
  );
  const [store] = stores;
  const what =
    channel === "resources"
      ? reads.length === 1
        ? "resource"
        : "resources"
      : reads.length === 1
        ? "resource template"
        : "resource templates";
  return {
    name: `@${channel}`,
    channel,
    description: `${reads.length === 1 ? "A" : reads.length.toLocaleString("en-GB")} ${what} that can be read into the context: ${listSome(reads.map((read) => read.name))}.`,
    legs: {
      private: strongest(each.map((legs) => legs.private)),
      untrusted: strongest(each.map((legs) => legs.untrusted)),
      egress: strongest(each.map((legs) => legs.egress)),
    },
    writes: false,
    destructive: false,
    ...(store !== undefined && stores.size === 1 && { carrier: { store, reads: true, writes: false } }),
  };
}

const ORDER = { yes: 2, possible: 1, no: 0 };

function strongest(legs: readonly KnownLeg[]): KnownLeg {
  return legs.reduce((best, leg) =>
    (ORDER[leg.verdict] - ORDER[best.verdict] || (leg.grade ?? 0) - (best.grade ?? 0)) > 0 ? leg : best,
  );
}
