import amazonQ from "./amazon-q";
import claudeCode from "./claude-code";
import claudeDesktop from "./claude-desktop";
import cline from "./cline";
import codex from "./codex";
import continueDev from "./continue";
import copilotCli from "./copilot-cli";
import cursor from "./cursor";
import type { Exporter } from "./define";
import docker from "./docker";
import { makeFix, type Fix } from "./fix/make-fix";
import { planOf, type PlanSource, type Wish } from "./plan";
import geminiCli from "./gemini-cli";
import goose from "./goose";
import jetbrains from "./jetbrains";
import lmStudio from "./lm-studio";
import opencode from "./opencode";
import roo from "./roo";
import vscode from "./vscode";
import windsurf from "./windsurf";
import zed from "./zed";

export { EFFECTS, type PlannedEffect, type Exporter, type SessionPlan } from "./define";
export { fromReport, fromSession, planOf, type PlanSource, type Wish } from "./plan";

/** In the order in which they are offered. */
export const EXPORTERS: readonly Exporter[] = [
  claudeCode,
  claudeDesktop,
  cursor,
  vscode,
  codex,
  geminiCli,
  copilotCli,
  windsurf,
  zed,
  opencode,
  goose,
  cline,
  roo,
  continueDev,
  amazonQ,
  jetbrains,
  lmStudio,
  docker,
];

export function findExporter(id: string): Exporter | undefined {
  return EXPORTERS.find((one) => one.id === id);
}

/** How to make the change in a client without the user's files: lines to add and steps by hand. Nothing for an unknown client. */
export function describeFix(source: PlanSource, removal: Wish, client: string): (Fix & { label: string }) | undefined {
  const exporter = findExporter(client);
  return exporter && { label: exporter.label, ...makeFix(exporter, planOf(source, removal)) };
}
