import type { Governance } from "../model/governance";
import type { Policy } from "../model/policy";
import { digestOf } from "../text/digest";

// Each names what a form shows, and is sent back with its edit: whatever anybody changes of it meanwhile, it is another one.

export const versionOfPolicy = (policy: Policy | undefined): string => digestOf(policy ?? null);

/** Parts of the requirements that have a form of their own, as the audit log names them. */
export const GOVERNANCE_PARTS = { requirements: "these requirements", severity: "the tables of severity" } as const;
export type GovernancePart = keyof typeof GOVERNANCE_PARTS;

export function versionOfPart({ severity, ...requirements }: Governance, part: GovernancePart): string {
  return digestOf(part === "severity" ? (severity ?? null) : requirements);
}
