import { readJsonc } from "../text/jsonc";
import { readToml } from "../text/toml";
import { readYaml } from "../text/yaml";
import amazonQ from "./amazon-q";
import claudeCode from "./claude-code";
import claudeDesktop from "./claude-desktop";
import cline from "./cline";
import codex from "./codex";
import continueDev from "./continue";
import copilotCli from "./copilot-cli";
import cursor from "./cursor";
import type { Importer, Read } from "./define";
import geminiCli from "./gemini-cli";
import goose from "./goose";
import jetbrains from "./jetbrains";
import lmStudio from "./lm-studio";
import mcpb from "./mcpb";
import opencode from "./opencode";
import { readBlocks } from "./reading/read-blocks";
import registry from "./registry";
import roo from "./roo";
import vscode from "./vscode";
import windsurf from "./windsurf";
import zed from "./zed";

export type { Importer, Platform, Read, ReadProblem } from "./define";
export { takeArgs, takeUrlSecrets } from "./reading/take-off";

/** In the order in which a file of unknown origin is tried: files without a wrapper last, since they look like many things. */
export const IMPORTERS: readonly Importer[] = [
  claudeDesktop, geminiCli, windsurf, cline, roo, lmStudio, jetbrains, amazonQ, copilotCli, cursor, vscode, zed, opencode, codex, goose, continueDev, registry, mcpb, claudeCode,
];

const READERS = { json: readJsonc, toml: readToml, yaml: readYaml };
type Syntax = keyof typeof READERS;

/** Configs are small; this is some ten thousand servers. */
const TEXT_LIMIT = 5_000_000;

/**
 * A client's config as servers, with the secrets taken off. Never throws: what cannot be read is a problem with
 * entry, line and advice. With `auto` the file's name decides, then its shape; `importer` says who read it.
 */
export function readConfig(importerId: string, text: string, fileName: string): { importer: string } & Read {
  const failed = (message: string, line?: number) => ({ importer: importerId, servers: [], secrets: Object.create(null), problems: [{ line, message }] });
  if (text.length > TEXT_LIMIT) return failed("The file is larger than 5 MB. A client's config is far smaller; check that it is the right file.");
  const syntax = importerId === "auto" ? guessSyntax(fileName, text) : (IMPORTERS.find((one) => one.id === importerId)?.syntax ?? "json");
  const parsed = READERS[syntax](text);
  if (!parsed.ok) {
    const { line, column, message } = parsed.problem;
    return failed(`Line ${line}, column ${column}: ${message}. Nothing was imported; correct the file and import it again.`, line);
  }
  const importer = importerId === "auto" ? recognise(fileName, syntax, parsed.doc.value) : IMPORTERS.find((one) => one.id === importerId);
  if (!importer) {
    return failed(
      importerId === "auto"
        ? "No servers were found in this file. A config has “mcpServers”, “servers”, “context_servers” or the like at the top. To add a list of tools, use the tools/list upload."
        : `There is no importer called “${importerId}”. Known are ${IMPORTERS.map((one) => one.id).join(", ")}.`,
    );
  }
  const read = readBlocks(importer, parsed.doc, fileName);
  if (importer.blocks(parsed.doc.value).length === 0) read.problems.push({ message: `This file has no servers where ${importer.label} keeps them. Choose another client, or let Trefoil detect it.` });
  return { importer: importer.id, ...read };
}

/** The file's name, then its first letter: JSON begins with a brace, and only JSON has comments with slashes. */
function guessSyntax(fileName: string, text: string): Syntax {
  const extension = /\.(toml|ya?ml|jsonc?)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension) return extension === "toml" ? "toml" : extension.startsWith("y") ? "yaml" : "json";
  if (/^\s*\[\s*mcp_servers\b/m.test(text)) return "toml";
  return /^(extensions|mcpServers):\s*$/m.test(text) ? "yaml" : "json";
}

/** By the file's name among those that find servers in it; without one by the shape, and a file of one project map is Claude Code's. */
function recognise(fileName: string, syntax: Syntax, config: unknown): Importer | undefined {
  const path = fileName.replaceAll("\\", "/");
  const holding = IMPORTERS.filter((importer) => (importer.syntax ?? "json") === syntax && importer.blocks(config).length > 0);
  const byProjects = holding.find((importer) => importer.blocks(config).some((block) => block.path[0] === "projects"));
  return holding.find((importer) => importer.fileName.test(path)) ?? byProjects ?? holding[0];
}
