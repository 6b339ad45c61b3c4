import { readJsonc } from "../text/jsonc";
import claudeCode from "./claude-code";
import claudeDesktop from "./claude-desktop";
import cursor from "./cursor";
import { readBlocks, type Importer, type Read } from "./define";
import vscode from "./vscode";

export type { Importer, Platform, Read, ReadProblem } from "./define";
export { takeArgs, takeUrlSecrets } from "./define";

/** In the order in which a file of unknown origin is tried: files without a wrapper last, since they look like many things. */
export const IMPORTERS: readonly Importer[] = [claudeDesktop, cursor, vscode, claudeCode];

/** Configs are small; this is some ten thousand servers. */
const TEXT_LIMIT = 5_000_000;

/**
 * A client's config as servers, with the secrets taken off. Never throws: what cannot be read is a problem with
 * entry, line and advice. With `auto` the file's name decides, then its shape; `importer` says who read it.
 */
export function readConfig(importerId: string, text: string, fileName: string): { importer: string } & Read {
  const failed = (message: string, line?: number) => ({ importer: importerId, servers: [], secrets: Object.create(null), problems: [{ line, message }] });
  if (text.length > TEXT_LIMIT) return failed("The file is larger than 5 MB. A client's config is far smaller; check that it is the right file.");
  const parsed = readJsonc(text);
  if (!parsed.ok) {
    const { line, column, message } = parsed.problem;
    return failed(`Line ${line}, column ${column}: ${message}. Nothing was imported; correct the file and import it again.`, line);
  }
  const importer = importerId === "auto" ? recognise(fileName, parsed.doc.value) : IMPORTERS.find((one) => one.id === importerId);
  if (!importer) {
    return failed(
      importerId === "auto"
        ? "No servers were found in this file. A config has “mcpServers”, “servers” or “mcp.servers” at the top. To add a list of tools, use the tools/list upload."
        : `There is no importer called “${importerId}”. Known are ${IMPORTERS.map((one) => one.id).join(", ")}.`,
    );
  }
  const read = readBlocks(importer, parsed.doc, fileName);
  if (importer.blocks(parsed.doc.value).length === 0) read.problems.push({ message: `This file has no servers where ${importer.label} keeps them. Choose another client, or let Trefoil detect it.` });
  return { importer: importer.id, ...read };
}

function recognise(fileName: string, config: unknown): Importer | undefined {
  const path = fileName.replaceAll("\\", "/");
  const holding = IMPORTERS.filter((importer) => importer.blocks(config).length > 0);
  const byProjects = holding.find((importer) => importer.blocks(config).some((block) => block.scope !== undefined));
  return holding.find((importer) => importer.fileName.test(path)) ?? byProjects ?? holding[0];
}
