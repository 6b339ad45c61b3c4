import type { Parsed } from "../text/doc";
import { readJsonc } from "../text/jsonc";
import { readToml } from "../text/toml";
import { readYaml } from "../text/yaml";
import type { Syntax } from "../importers/define";
import amazonQ from "./amazon-q";
import autoApprove from "./auto-approve";
import claudeCode from "./claude-code";
import codex from "./codex";
import cursor from "./cursor";
import type { PermissionReader, ReadPermissions } from "./define";
import geminiCli from "./gemini-cli";
import opencode from "./opencode";
import vscode from "./vscode";
import zed from "./zed";

export type { PermissionReader, ReadPermissions } from "./define";
export { claudeRule } from "./claude-code";

/** Every client whose own rules are read. */
export const PERMISSION_READERS: readonly PermissionReader[] = [
  claudeCode,
  cursor,
  codex,
  geminiCli,
  opencode,
  vscode,
  zed,
  amazonQ,
  autoApprove,
];

const READERS: Record<Syntax, (text: string) => Parsed> = { json: readJsonc, toml: readToml, yaml: readYaml };
/** In UTF-16 units. Settings are far smaller. */
const TEXT_LIMIT = 2_000_000;
const MOST_RULES = 2_000;

/** The rules in a file by its name; undefined when it is no such file or says nothing about permissions. Never throws. */
export function readPermissions(
  path: string,
  text: string,
): ({ reader: PermissionReader } & ReadPermissions) | undefined {
  if (text.length > TEXT_LIMIT) return undefined;
  const place = path.replaceAll("\\", "/");
  for (const reader of PERMISSION_READERS) {
    if (!reader.fileName.test(place)) continue;
    const parsed = READERS[reader.syntax](text);
    const read = parsed.ok ? reader.read(parsed.doc.value) : undefined;
    if (read) return { reader, ...read, rules: read.rules.slice(0, MOST_RULES).map(shortened) };
  }
  return undefined;
}

const LONGEST = 300;
const shortened = <R extends { words: string }>(rule: R): R => ({ ...rule, words: rule.words.slice(0, LONGEST) });
