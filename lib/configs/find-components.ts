import { homedir } from "node:os";
import path from "node:path";
import { readComponents, type ReadFiles, type SourceFile } from "@/lib/core/components";
import { isRecord } from "@/lib/core/text/is-record";
import { readJsonc } from "@/lib/core/text/jsonc";
import { PERMISSION_READERS } from "@/lib/core/permissions";
import { userEnvironment } from "@/lib/env";
import { filesLike, platform } from "./places";
import { readFolder, readSource } from "./read-folder";

/** Folders below a home in which clients look for skills, agents and the like; each is walked. */
const FOLDERS = [
  ".claude/skills",
  ".claude/agents",
  ".claude/commands",
  ".claude/rules",
  ".claude/output-styles",
  ".claude/plugins/cache",
  ".agents/skills",
  ".agents/plugins",
  ".codex/skills",
  ".codex/agents",
  ".codex/plugins/cache",
  ".cursor/skills",
  ".cursor/agents",
  ".cursor/plugins/cache",
  ".cursor/plugins/local",
  ".gemini/skills",
  ".gemini/extensions",
  ".gemini/agents",
  ".gemini/commands",
  ".copilot/skills",
  ".copilot/agents",
  ".copilot/installed-plugins",
  ".config/opencode/skills",
  ".config/opencode/agent",
  ".config/opencode/agents",
  ".config/opencode/plugins",
  ".config/agents/skills",
  ".codeium/windsurf/skills",
  ".kiro/skills",
];

/** Single files there. Permission rules come from their own readers. */
const FILES = [
  ".claude/settings.json",
  ".claude/settings.local.json",
  ".claude/CLAUDE.md",
  ".codex/AGENTS.md",
  ".cursor/hooks.json",
  ".gemini/GEMINI.md",
  ".gemini/settings.json",
];

/** What applies to everybody on this machine. */
const MANAGED: Record<"darwin" | "win32" | "linux", readonly string[]> = {
  darwin: ["/Library/Application Support/ClaudeCode/.claude"],
  win32: ["C:\\Program Files\\ClaudeCode\\.claude"],
  linux: ["/etc/claude-code/.claude", "/etc/codex/skills", "/etc/windsurf/skills"],
};

/** The skills, plugins, extensions, agents, hooks and rules that clients load for this user on this machine. Files are read, and nothing is run. */
export async function findComponents(): Promise<ReadFiles> {
  const { files, problems } = await findComponentFiles();
  const read = readComponents(files, "");
  return { ...read, problems: [...problems, ...read.problems] };
}

/** The files that hold them. */
export async function findComponentFiles(): Promise<{ files: SourceFile[]; problems: string[] }> {
  const home = homedir();
  const moved = userEnvironment.CLAUDE_CONFIG_DIR;
  const under = (place: string) =>
    moved !== undefined && place.startsWith(".claude/")
      ? path.join(moved, place.slice(".claude/".length))
      : path.join(home, place);
  const rules = await Promise.all(
    PERMISSION_READERS.flatMap((reader) => reader.paths(platform(), home, userEnvironment).map(filesLike)),
  );
  const single = await Promise.all([...new Set([...FILES.map(under), ...rules.flat()])].map(readSource));
  const walked = [];
  for (const folder of [...FOLDERS.map(under), ...MANAGED[platform()]]) walked.push(await readFolder(folder));
  const files = [...single.filter((one) => one !== undefined), ...walked.flatMap((one) => one.files)];
  return { files: await withoutDisabled(files), problems: walked.flatMap((one) => one.problems) };
}

/** A plugin that settings switch off stays on the disk; nothing in its folder is loaded. */
async function withoutDisabled(files: readonly SourceFile[]): Promise<SourceFile[]> {
  const off = files
    .filter(({ path: file }) => /(^|\/)settings(\.local)?\.json$/.test(file))
    .flatMap(({ text }) => {
      const parsed = readJsonc(text);
      const enabled = parsed.ok && isRecord(parsed.doc.value) ? parsed.doc.value.enabledPlugins : undefined;
      return isRecord(enabled) ? Object.entries(enabled).flatMap(([name, on]) => (on === false ? [name] : [])) : [];
    })
    .map((name) => {
      const [plugin, market] = name.split("@", 2);
      return `/plugins/cache/${market}/${plugin}/`;
    });
  return files.filter(({ path: file }) => !off.some((folder) => file.includes(folder)));
}
