import type { Doc, Parsed } from "../text/doc";
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
import type { Importer, ImportedConfig, Syntax } from "./define";
import docker from "./docker";
import geminiCli from "./gemini-cli";
import goose from "./goose";
import jetbrains from "./jetbrains";
import lmStudio from "./lm-studio";
import mcpb from "./mcpb";
import opencode from "./opencode";
import { countEntries as countIn, readBlocks } from "./reading/read-blocks";
import { guessSyntax, recognise } from "./reading/recognise";
import registry from "./registry";
import roo from "./roo";
import vscode from "./vscode";
import windsurf from "./windsurf";
import zed from "./zed";

export type { DeclaredTools, Importer, Platform, ImportedConfig, ReadProblem, Variables } from "./define";
export { readBundle } from "./reading/read-bundle";
export { applyRules, readRules, type HidingRules } from "./reading/read-rules";
export { takeArgs, takeUrlSecrets } from "./reading/take-off";

/** In the order in which a file of unknown origin is tried: files without a wrapper last, since they look like many things. */
export const IMPORTERS: readonly Importer[] = [
  claudeDesktop,
  geminiCli,
  windsurf,
  cline,
  roo,
  lmStudio,
  jetbrains,
  amazonQ,
  copilotCli,
  cursor,
  vscode,
  zed,
  opencode,
  codex,
  goose,
  continueDev,
  docker,
  registry,
  mcpb,
  claudeCode,
];

const READERS: Record<Syntax, (text: string) => Parsed> = { json: readJsonc, toml: readToml, yaml: readYaml };

/** Configs are small; this is enough for some ten thousand servers. */
const TEXT_LIMIT = 5_000_000;

/**
 * A client's config as servers, with the secrets taken off. Never throws: what cannot be read is a problem with
 * entry, line and advice. With `auto` the file's name decides, then its shape; `importer` is the one that was used, `guessed` that others write the same and nothing shows whose it is.
 */
export function readConfig(
  importerId: string,
  text: string,
  fileName: string,
): { importer: string; guessed?: true } & ImportedConfig {
  const failed = (message: string, line?: number) => ({
    importer: importerId,
    servers: [],
    secrets: Object.create(null),
    problems: [{ line, message }],
    declared: Object.create(null),
    places: Object.create(null),
  });
  const opened = openConfig(importerId, text, fileName);
  if ("message" in opened) return failed(opened.message, opened.line);
  const { importer, doc, guessed } = opened;
  const read = readBlocks(importer, doc, fileName);
  if (importer.blocks(doc.value).length === 0)
    read.problems.push({
      message: `This file has no servers where ${importer.label} keeps them. Choose another client, or let Trefoil detect it.`,
    });
  return { importer: importer.id, ...(guessed && { guessed }), ...read };
}

/** How many servers a config has; none of its values is read. */
export function countServers(
  importerId: string,
  text: string,
  fileName: string,
): { servers: number; problem?: string } {
  const opened = openConfig(importerId, text, fileName);
  return "message" in opened
    ? { servers: 0, problem: opened.message }
    : { servers: countIn(opened.importer, opened.doc.value) };
}

/** The syntax of a client's file: what its name says among those that the client supports, else what it looks like. */
export function syntaxOf(importerId: string, text: string, fileName: string): Syntax {
  const guessed = guessSyntax(fileName, text);
  const known = findImporter(importerId)?.syntaxes ?? ["json"];
  return importerId === "auto" || known.includes(guessed) ? guessed : known[0]!;
}

export function findImporter(id: string): Importer | undefined {
  return IMPORTERS.find((one) => one.id === id);
}

function openConfig(
  importerId: string,
  text: string,
  fileName: string,
): { importer: Importer; doc: Doc; guessed?: true } | { message: string; line?: number } {
  if (text.length > TEXT_LIMIT)
    return {
      message: "The file is larger than 5 MB. A client's config is far smaller; check that it is the right file.",
    };
  const syntax = syntaxOf(importerId, text, fileName);
  const parsed = READERS[syntax](text);
  if (!parsed.ok) {
    const { line, column, message } = parsed.problem;
    return {
      message: `Line ${line}, column ${column}: ${message}. Nothing was imported; correct the file and import it again.`,
      line,
    };
  }
  const { importer, guessed } =
    importerId === "auto"
      ? recognise(IMPORTERS, fileName, syntax, parsed.doc.value)
      : { importer: findImporter(importerId), guessed: undefined };
  if (importer) return { importer, doc: parsed.doc, ...(guessed && { guessed }) };
  return {
    message:
      importerId === "auto"
        ? "No servers were found in this file. A config has “mcpServers”, “servers”, “context_servers” or the like at the top. To add a list of tools, use the tools/list upload."
        : `There is no importer called “${importerId}”. Known are ${IMPORTERS.map((one) => one.id).join(", ")}.`,
  };
}
