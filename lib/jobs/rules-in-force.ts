import { decodeText } from "@/lib/core/text/decode";
import { readFile } from "node:fs/promises";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import type { PolicyRules } from "@/lib/core/policy-file/form";
import { readPolicyFile, type PolicyProblem } from "@/lib/core/policy-file/read";
import { env } from "@/lib/env";
import { findGovernance, findPolicies } from "@/lib/store/policies";

/** A file that the app was told to follow: what it says, and what of it cannot be read. */
export type FollowedFile = PolicyRules & { path: string; problems: PolicyProblem[] };

/**
 * The rules that sessions are held against: the workspace's own policies and what it asks beside them; where a file is followed, its
 * policies stand beside them (in the place of those of the same name), and what it asks counts instead.
 */
export async function rulesInForce(): Promise<PolicyRules & { file?: FollowedFile }> {
  const [policies, governance, file] = await Promise.all([findPolicies(), findGovernance(), followedFile()]);
  if (!file) return { policies, governance };
  const named = new Set(file.policies.map(({ id }) => id));
  return {
    policies: [...file.policies, ...policies.filter(({ id }) => !named.has(id))],
    governance: file.governance,
    file,
  };
}

/** The file as it is now, read anew each time: whoever reviews it changes it there. */
async function followedFile(): Promise<FollowedFile | undefined> {
  const path = env.policies;
  if (path === undefined) return undefined;
  try {
    return { path, ...readPolicyFile(decodeText(await readFile(path))) };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "it cannot be opened";
    return {
      path,
      policies: [],
      governance: NO_GOVERNANCE,
      problems: [{ message: `The file cannot be read (${reason}).` }],
    };
  }
}

/** What of the followed file cannot be read, a sentence each: a rule that cannot be read may be the one that is broken. */
export function sayUnread({ file }: { file?: FollowedFile }): string[] {
  return (file?.problems ?? []).map(
    ({ line, message }) => `The file of policies${line === undefined ? "" : `, line ${line}`}: ${message}`,
  );
}
