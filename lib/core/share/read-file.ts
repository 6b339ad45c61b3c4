import { MapReportSchema } from "../model/map-report";
import { readReport } from "../reports/open";
import { openCopy, type Shared } from "./kinds";
import { carryMap } from "./map-copy";

/** Reads a report file or a map file. Never throws: what is wrong with it is said in words. What a map claims is concluded anew. */
export function readShared(text: string): { ok: true; report: Shared } | { ok: false; problem: string } {
  const map = MapReportSchema.safeParse(jsonOf(text));
  if (!map.success) return readReport(text);
  const { author, reviews } = map.data;
  return {
    ok: true,
    report: { ...openCopy(carryMap(map.data)), ...(author !== undefined && { author }), ...(reviews && { reviews }) },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
