import { HINTS, type HintName } from "../../model/tool";
import type { Declared } from "../../hints";
import chatgpt from "./chatgpt";
import claudeCode from "./claude-code";
import codex from "./codex";
import type { Client, ClientView, Treatment } from "./define";
import goose from "./goose";
import mcpproxy from "./mcpproxy";
import openaiApi from "./openai-api";
import readOnlyMode from "./read-only-mode";
import vsCode from "./vs-code";

/** Clients and gateways of which a source says how they read hints. Others ask, or do not, whatever is declared. */
export const CLIENTS: readonly Client[] = [claudeCode, chatgpt, vsCode, codex, goose, openaiApi, readOnlyMode, mcpproxy];

export type Treated = { client: Client; view: ClientView; treatment: Treatment };

/** How each client would treat a tool that declares this. */
export function treatAll(declared: Declared): Treated[] {
  return CLIENTS.flatMap((client) => client.views.map((view) => ({ client, view, treatment: view.treat(declared) })));
}

/** A hint set otherwise, or taken away, and what clients would then do differently. */
export type Flip = { hint: HintName; to: boolean | undefined; changes: { client: Client; view: ClientView; from: Treatment; to: Treatment }[] };

/** Every change of one hint that would change how some client treats the tool. */
export function flipsOf(declared: Declared): Flip[] {
  const now = treatAll(declared);
  return HINTS.flatMap((hint) =>
    [true, false, undefined]
      .filter((to) => to !== declared[hint])
      .map((to): Flip => {
        const { [hint]: _old, ...rest } = declared;
        const then = treatAll(to === undefined ? rest : { ...rest, [hint]: to });
        return { hint, to, changes: now.flatMap(({ client, view, treatment }, at) => (then[at]!.treatment.word === treatment.word ? [] : [{ client, view, from: treatment, to: then[at]!.treatment }])) };
      })
      .filter(({ changes }) => changes.length > 0),
  );
}
