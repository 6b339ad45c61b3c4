import type { PlanSource, Wish } from "@/lib/core/exporters";
import type { Report } from "@/lib/core/model/report";
import { Failure } from "../exit";

/** What `--cut` takes: the cheapest cut by tools, by servers, or none. */
export const CUTS = ["tools", "servers", "none"] as const;

/** What the options say is to be left out: everything but a part of the split, what is named, or the cheapest cut. */
export function whatToLeaveOut(
  report: Report,
  source: PlanSource,
  { cut, remove, part }: { cut: (typeof CUTS)[number]; remove: readonly string[]; part?: string },
): Wish {
  if (part !== undefined) {
    const found = report.split.parts[Number(part) - 1];
    if (!found)
      throw new Failure(
        report.split.parts.length === 0
          ? "This session does not need to be split."
          : `--part takes a number from 1 to ${report.split.parts.length}.`,
      );
    return { keep: found.tools };
  }
  const known = new Set(source.servers.flatMap((server) => [server.name, ...server.tools.map((tool) => tool.id)]));
  const stranger = remove.find((id) => !known.has(id));
  if (stranger !== undefined)
    throw new Failure(`--remove names “${stranger}”, but the session has no such server or tool.`);
  return { remove: remove.length > 0 || cut === "none" ? remove : (report.cuts[cut][0]?.remove ?? []) };
}
