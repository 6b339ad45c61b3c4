import type { Param } from "../../parsing/params/param";
import type { Reading } from "../../parsing/read";
import { freeParam, paramPlace, shareOf, verbOf } from "../questions";
import { perhaps, surely, type EgressPath } from "./path";

const SCANS = /\b(?:scan|ping|traceroute|latency|nslookup|dns lookup|probe|resolve)\b/i;

const FILTERED = new Set(["list", "search", "read", "count", "watch"]);

/** A bare "host" without a port selects what is shown; with a port it is where the call goes. */
const isFilter = (host: Param, params: readonly Param[]) =>
  host.words.length === 1 &&
  host.words[0]!.stem === "host" &&
  !params.some(({ words }) => words.at(-1)?.stem === "port");

/** A host, relay or connection string that the caller chooses. */
export function connectsToHost(reading: Reading): EgressPath | undefined {
  const host =
    freeParam(reading, "host") ??
    reading.params.find(
      (param) =>
        param.free &&
        param.address &&
        param.words.some((word) => word.stem === "server" || word.stem === "target" || word.stem === "domain"),
    );
  if (host && !host.required && isFilter(host, reading.params) && FILTERED.has(verbOf(reading) ?? ""))
    return {
      path: perhaps("a host to filter by"),
      place: paramPlace(host),
      reason: "The host that it names may only pick what is shown.",
    };
  if (host)
    return {
      path: host.required ? surely("connects to a host") : surely("connects to a host if told"),
      place: paramPlace(host),
      reason: "The caller chooses the host that it speaks to.",
    };
  const target = freeParam(reading, "domain");
  if (!target || target.words.length > 1) return undefined;
  const scans = shareOf(reading, "security-testing", "network-test") > 0.3 || SCANS.test(reading.plain.head);
  return scans
    ? {
        path: surely("probes a host"),
        place: paramPlace(target),
        reason: "It sends packets to a host that the caller chooses.",
      }
    : {
        path: perhaps("looks a host up"),
        place: paramPlace(target),
        reason: "It looks up a name or address that the caller gives.",
      };
}
