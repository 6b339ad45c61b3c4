import type { Approval } from "@/lib/core/model/approval";
import { readOverrides, type FiledOverride } from "@/lib/core/classification/scoring/override-file";
import { readApprovals } from "@/lib/core/governance/approval-file";
import type { PolicyRules } from "@/lib/core/policy-file/form";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { Failure } from "./exit";
import { readText, shownPath } from "./files";
import type { Io } from "./io";

/** The overrides in a file. An unreadable entry could be the one that makes the session lethal, so either the whole file counts or none of it. */
export async function readDecided(io: Io, path: string): Promise<FiledOverride[]> {
  const { overrides, problems } = readOverrides(await readText(io, path));
  refuse(path, problems);
  return overrides;
}

/** The policies in a file. An unreadable one could be the one that is broken, so it is an error. */
export async function readRules(io: Io, path: string): Promise<PolicyRules> {
  const { policies, governance, problems } = readPolicyFile(await readText(io, path));
  refuse(path, problems);
  return { policies, governance };
}

/** The approvals in a file. An unreadable entry could be the one that withdraws an approval, so it is an error. */
export async function readApproved(io: Io, path: string): Promise<Approval[]> {
  const { approvals, problems } = readApprovals(await readText(io, path));
  refuse(path, problems);
  return approvals;
}

function refuse(path: string, problems: readonly { line?: number; message: string }[]): void {
  if (problems.length === 0) return;
  const lines = problems
    .slice(0, 10)
    .map(({ line, message }) => `${shownPath(path)}${line === undefined ? "" : `:${line}`}: ${message}`);
  throw new Failure(lines.join("\n"));
}
