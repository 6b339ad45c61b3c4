import type { Finding } from "../model/finding";
import { sayDay } from "./say-date";

/** What people decided about a finding, in a sentence; empty when nobody did. */
export function sayStatus({ accepted, lapsed }: Pick<Finding, "accepted" | "lapsed">): string {
  if (accepted) return `Accepted by ${accepted.owner} until ${sayDay(accepted.until)}, not fixed: ${accepted.reason}`;
  if (lapsed) return `Open again: ${lapsed.owner} had accepted it until ${sayDay(lapsed.until)}.`;
  return "";
}
