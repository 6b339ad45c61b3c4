import { readFile, stat } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { countServers, IMPORTERS, readRules, type Platform, type HidingRules } from "@/lib/core/importers";
import { decodeText } from "@/lib/core/text/decode";
import { env, userEnvironment } from "@/lib/env";
import { filesLike, platform } from "./places";

/** A config file of a client on this machine. Its entries are counted; no value is taken out until somebody imports it. */
export type FoundConfig = {
  path: string;
  /** Id of the importer that it belongs to; `auto` for a file named at the start. */
  importer: string;
  label: string;
  servers: number;
  /** Why nothing could be read from it. */
  problem?: string;
};

/** How servers are counted: right here, or where it keeps nobody waiting. */
type CountServers = (
  ...of: Parameters<typeof countServers>
) => ReturnType<typeof countServers> | Promise<ReturnType<typeof countServers>>;

/** In bytes. A client's config is far smaller. */
const SIZE_LIMIT = 5_000_000;

/** The configs that exist in the places where clients keep them, with the one named at the start first. They are never written to. */
export async function findConfigs(count: CountServers = countServers): Promise<FoundConfig[]> {
  const found = await Promise.all((await placesOfConfigs()).map((place) => countIn(place, count)));
  return found.filter((config) => config !== null);
}

/**
 * The text of a config that `findConfigs` lists; of no other file, whatever the browser asks for.
 * @throws never: an unreadable file is a problem in words
 */
export async function readFoundConfig(
  wanted: string,
): Promise<{ text: string; importer: string } | { problem: string }> {
  const place = (await placesOfConfigs()).find((one) => one.path === wanted);
  if (!place)
    return {
      problem: "This file is not one of the clients’ configs found on this machine. Choose or paste it instead.",
    };
  const text = await readText(place.path);
  return "text" in text ? { ...text, importer: place.importer } : text;
}

/** What the rule files of Claude Code on this machine hide from the model, for a config found here. */
export async function rulesBeside(importer: string): Promise<{ path: string; rules: HidingRules }[]> {
  if (importer !== "claude-code") return [];
  const read = await Promise.all(
    [...ownRuleFiles(), MANAGED_SETTINGS[platform()]].map(async (file) => ({ file, text: await readText(file) })),
  );
  return read.flatMap(({ file, text }) => {
    const rules = "text" in text ? readRules(text.text) : undefined;
    return rules && rules.deny.length + rules.off.length > 0 ? [{ path: file, rules }] : [];
  });
}

/** The user's own rule files of Claude Code that exist. */
export async function ruleFiles(): Promise<string[]> {
  const found = await Promise.all(ownRuleFiles().map(async (file) => ("text" in (await readText(file)) ? [file] : [])));
  return found.flat();
}

/** The text of a rule file that `ruleFiles` lists; of no other file. */
export async function readFoundRules(wanted: string): Promise<{ text: string } | { problem: string }> {
  return ownRuleFiles().includes(wanted)
    ? readText(wanted)
    : { problem: "This file is not one of the clients’ files found on this machine. Choose or paste it instead." };
}

function ownRuleFiles(): string[] {
  const folder = userEnvironment.CLAUDE_CONFIG_DIR ?? path.join(homedir(), ".claude");
  return [path.join(folder, "settings.json"), path.join(folder, "settings.local.json")];
}

const MANAGED_SETTINGS: Record<Platform, string> = {
  darwin: "/Library/Application Support/ClaudeCode/managed-settings.json",
  win32: "C:\\Program Files\\ClaudeCode\\managed-settings.json",
  linux: "/etc/claude-code/managed-settings.json",
};

type Place = Omit<FoundConfig, "servers" | "problem">;

async function placesOfConfigs(): Promise<Place[]> {
  const named: Place[] = env.config
    ? [{ path: path.resolve(env.config), importer: "auto", label: "Named at the start" }]
    : [];
  const usual = await Promise.all(
    IMPORTERS.map(async ({ id, label, paths }) =>
      (await Promise.all(paths(platform(), homedir(), userEnvironment).map(filesLike)))
        .flat()
        .map((file): Place => ({ path: file, importer: id, label })),
    ),
  );
  return [...named, ...usual.flat().filter((place) => place.path !== named[0]?.path)];
}

async function countIn(place: Place, count: CountServers): Promise<FoundConfig | null> {
  const text = await readText(place.path);
  if ("problem" in text)
    return text.missing && place.importer !== "auto" ? null : { ...place, servers: 0, problem: text.problem };
  return { ...place, ...(await count(place.importer, text.text, place.path)) };
}

async function readText(file: string): Promise<{ text: string } | { problem: string; missing?: boolean }> {
  try {
    const about = await stat(file);
    if (!about.isFile()) return { problem: "This is not a file." };
    if (about.size > SIZE_LIMIT) return { problem: "The file is larger than 5 MB and was not read." };
    return { text: decodeText(await readFile(file)) };
  } catch (error) {
    const missing =
      (error as NodeJS.ErrnoException).code === "ENOENT" || (error as NodeJS.ErrnoException).code === "ENOTDIR";
    return { problem: missing ? "There is no such file." : "The file cannot be read with your rights.", missing };
  }
}
