import type { Hints } from "./hints";
import type { HintName } from "../model/tool";

/** The revision whose defaults and meanings are used here. */
export const HINTS_OF_REVISION = "2026-07-28";
/** The revision that introduced the hints. */
const FIRST_WITH_HINTS = "2025-03-26";

/** What the hints amount to, in a sentence. What the specification assumes where the server is silent is in brackets. */
export function sayHints({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint }: Hints): string {
  const said = (declared: boolean, words: string) => (declared ? words : `(${words})`);
  const world = said(openWorldHint.declared, openWorldHint.value ? "deals with an open world" : "its world is closed");
  if (readOnlyHint.value) return `${said(readOnlyHint.declared, "changes nothing")}; ${world}.`;
  const parts = [
    said(readOnlyHint.declared, "may change something"),
    said(destructiveHint.declared, destructiveHint.value ? "may destroy" : "only adds"),
    said(idempotentHint.declared, idempotentHint.value ? "a repeated call changes nothing more" : "each call counts"),
    world,
  ];
  return `${parts.join("; ")}.`;
}

/** Whether a hint means anything beside the others: two of them do only when the tool is not read-only. */
export function means(hint: HintName, { readOnlyHint }: Hints): boolean {
  return (hint !== "destructiveHint" && hint !== "idempotentHint") || !readOnlyHint.value;
}

/** What the revision of the protocol that a server used says about hints, where that matters. Revisions are dates and sort as text. */
export function sayRevision(protocolVersion: string | undefined): string {
  if (protocolVersion === undefined) return `Revision unknown; read by ${HINTS_OF_REVISION}.`;
  return protocolVersion < FIRST_WITH_HINTS
    ? `It spoke ${protocolVersion}, which has no hints; they are read by ${HINTS_OF_REVISION}.`
    : `It spoke ${protocolVersion}; hints are read by ${HINTS_OF_REVISION}.`;
}
