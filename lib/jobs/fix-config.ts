import { findExporter, type SessionPlan } from "@/lib/core/exporters";
import type { GivenFiles } from "@/lib/core/exporters/fix/given-files";
import type { FixedFile } from "@/lib/core/exporters/fix/make-fix";
import type { FixableFile, ShownFix } from "@/lib/core/model/client-fix";
import type { Outcome } from "@/lib/core/model/outcome";
import { findConfigs, readFoundConfig, readFoundRules, ruleFiles } from "@/lib/configs/find-configs";
import { runHeavy } from "./heavy/run";
import { countGiven, orTooMuch } from "./read-given";

/** The files of a client on this machine that a fix could be written into. Only their names are listed; they are not read. */
export async function findFixable(client: string): Promise<FixableFile[]> {
  const configs = (await findConfigs(countGiven)).filter(({ importer, servers }) => importer === client && servers > 0);
  const rules = client === "claude-code" ? await ruleFiles() : [];
  return [
    ...configs.map(({ path, servers }): FixableFile => ({ role: "config", path, servers })),
    ...rules.map((path): FixableFile => ({ role: "settings", path })),
  ];
}

export type FixRequest = {
  client: string;
  plan: SessionPlan;
  paths: Partial<Record<"config" | "settings", string>>;
  texts: GivenFiles;
};

/** The changes to files found on this machine, with values masked. The files are not changed, and none of their content is stored. */
export async function fixFound(request: FixRequest): Promise<Outcome<ShownFix>> {
  const asked = await openFound(request);
  if ("problem" in asked) return asked;
  const fix = await orTooMuch(runHeavy("fix", asked));
  return "problem" in fix ? fix : { ok: fix };
}

/** The whole text of one changed file, for the person to save. */
export async function changedFile(request: FixRequest, role: FixedFile["role"]): Promise<Outcome<{ text: string }>> {
  const asked = await openFound(request);
  if ("problem" in asked) return asked;
  const text = await orTooMuch(runHeavy("fixedText", { ...asked, role }));
  if (typeof text === "object") return text;
  return text === undefined
    ? { problem: "This file need not be changed any more. Look at the difference again." }
    : { ok: { text } };
}

/** A request with the texts of the files that it names. */
async function openFound({
  client,
  plan,
  paths,
  texts,
}: FixRequest): Promise<{ client: string; plan: SessionPlan; given: GivenFiles } | { problem: string }> {
  if (!findExporter(client)) return { problem: "There is no such client." };
  const given: GivenFiles = { ...texts };
  for (const role of ["config", "settings"] as const) {
    const path = paths[role];
    if (path === undefined) continue;
    const read = role === "config" ? await readFoundConfig(path) : await readFoundRules(path);
    if ("problem" in read) return read;
    given[role] = { text: read.text, fileName: path };
  }
  return { client, plan, given };
}
