import { HINTS, type HintName } from "../../model/tool";
import type { DeclaredHints } from "../hints";
import amazonQ from "./amazon-q";
import chatgpt from "./chatgpt";
import claudeDesktop from "./claude-desktop";
import claudeCode from "./claude-code";
import codex from "./codex";
import cursor from "./cursor";
import type { Client, ClientView, Treatment } from "./define";
import geminiCli from "./gemini-cli";
import goose from "./goose";
import mcpproxy from "./mcpproxy";
import openaiApi from "./openai-api";
import qwenCode from "./qwen-code";
import readOnlyMode from "./read-only-mode";
import roo from "./roo";
import vscode from "./vscode";
import zed from "./zed";

/** Clients and gateways for which a source says how they read hints, or that they read none. For the others see `clients-not-known.ts`. */
export const CLIENTS: readonly Client[] = [
  claudeCode,
  claudeDesktop,
  chatgpt,
  vscode,
  cursor,
  codex,
  geminiCli,
  goose,
  qwenCode,
  openaiApi,
  zed,
  roo,
  amazonQ,
  readOnlyMode,
  mcpproxy,
];

export type Treated = { client: Client; view: ClientView; treatment: Treatment };

/** How each client would treat a tool that declares this. */
export function treatAll(declared: DeclaredHints): Treated[] {
  return CLIENTS.flatMap((client) => client.views.map((view) => ({ client, view, treatment: view.treat(declared) })));
}

/** A hint changed or removed, and what clients would then do differently. */
export type Flip = {
  hint: HintName;
  to: boolean | undefined;
  changes: { client: Client; view: ClientView; from: Treatment; to: Treatment }[];
};

/** Every change of one hint that would change how some client treats the tool. */
export function flipsOf(declared: DeclaredHints): Flip[] {
  const now = treatAll(declared);
  return HINTS.flatMap((hint) =>
    [true, false, undefined]
      .filter((to) => to !== declared[hint])
      .map((to): Flip => {
        const { [hint]: _old, ...rest } = declared;
        const then = treatAll(to === undefined ? rest : { ...rest, [hint]: to });
        return {
          hint,
          to,
          changes: now.flatMap(({ client, view, treatment }, at) =>
            then[at]!.treatment.word === treatment.word
              ? []
              : [{ client, view, from: treatment, to: then[at]!.treatment }],
          ),
        };
      })
      .filter(({ changes }) => changes.length > 0),
  );
}
