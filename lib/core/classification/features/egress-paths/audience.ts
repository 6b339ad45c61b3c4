import type { Param } from "../../parsing/params/param";
import type { Reading } from "../../parsing/read";
import { freeParam } from "../questions";

/** The reach of an argument that only selects an item, and carries no words. */
const PICKS = new Set([
  "id",
  "repo",
  "region",
  "page",
  "time",
  "credential",
  "selector",
  "number",
  "confirm",
  "action",
  "access",
  "query",
  "symbol",
  "wallet",
  "recipient",
  "channel",
]);

/** Whether the caller writes something, and does not only select. */
export const takesContent = ({ params }: Reading): boolean =>
  params.some((param) => param.free && !param.roles.some((role) => PICKS.has(role.id)));

/** The argument in which the caller names who receives it. */
export const addressee = (reading: Reading): Param | undefined => freeParam(reading, "recipient", "channel");

/** Services through which anything may leave, but where nobody else reads what is stored. */
const NO_AUDIENCE = new Set([
  "shell",
  "browser",
  "scraper",
  "security-testing",
  "sandbox",
  "phone",
  "desktop",
  "queue",
]);

/** Who reads what is stored on its service, as a grade of `model/verdict.ts`: 0 where nobody else does, 3 where outsiders do. */
export function audienceOf({ profile }: Reading): number {
  const kind = profile.kinds[0];
  return kind && kind.share > 0.3 && !NO_AUDIENCE.has(kind.service.id) ? kind.service.readers : 0;
}
