import { findExporter, makeFix, type Fix, type FixedFile, type GivenFiles, type Plan } from "@/lib/core/exporters";
import { showFile } from "@/lib/core/exporters/showing/show-file";
import type { FixableFile, ShownFix } from "@/lib/core/model/client-fix";
import type { Outcome } from "@/lib/core/model/outcome";
import { findConfigs, readFoundConfig, readFoundRules, ruleFiles } from "@/lib/configs/find-configs";

/** The files of a client on this machine that a fix could be written into. Only their names are listed; they are not read. */
export async function findFixable(client: string): Promise<FixableFile[]> {
  const configs = (await findConfigs()).filter(({ importer, servers }) => importer === client && servers > 0);
  const rules = client === "claude-code" ? await ruleFiles() : [];
  return [
    ...configs.map(({ path, servers }): FixableFile => ({ role: "config", path, servers })),
    ...rules.map((path): FixableFile => ({ role: "settings", path })),
  ];
}

export type FixRequest = {
  client: string;
  plan: Plan;
  paths: Partial<Record<"config" | "settings", string>>;
  texts: GivenFiles;
};

/** The changes to files found on this machine, with values masked. The files are not changed, and none of their content is stored. */
export async function fixFound(request: FixRequest): Promise<Outcome<ShownFix>> {
  const fix = await makeFound(request);
  if ("problem" in fix) return fix;
  return {
    ok: {
      ...fix.ok,
      files: fix.ok.files.map((file) => ({
        role: file.role,
        place: file.place,
        isSnippet: file.isSnippet,
        isNew: file.before === null,
        diff: showFile(file),
      })),
    },
  };
}

/** The whole text of one changed file, for the person to save. */
export async function changedFile(request: FixRequest, role: FixedFile["role"]): Promise<Outcome<{ text: string }>> {
  const fix = await makeFound(request);
  if ("problem" in fix) return fix;
  const file = fix.ok.files.find((one) => one.role === role);
  return file
    ? { ok: { text: file.after } }
    : { problem: "This file need not be changed any more. Look at the difference again." };
}

async function makeFound({ client, plan, paths, texts }: FixRequest): Promise<Outcome<Fix>> {
  const exporter = findExporter(client);
  if (!exporter) return { problem: "There is no such client." };
  const given: GivenFiles = { ...texts };
  for (const role of ["config", "settings"] as const) {
    const path = paths[role];
    if (path === undefined) continue;
    const read = role === "config" ? await readFoundConfig(path) : await readFoundRules(path);
    if ("problem" in read) return read;
    given[role] = { text: read.text, fileName: path };
  }
  return { ok: makeFix(exporter, plan, given) };
}
