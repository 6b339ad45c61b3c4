import { CLIENTS as HINT_READERS, treatAll } from "@/lib/core/annotations/clients";
import { CLIENTS_NOT_KNOWN } from "@/lib/core/annotations/clients-not-known";
import type { DeclaredHints } from "@/lib/core/annotations/hints";
import { EXPORTERS } from "@/lib/core/exporters";
import { GATEWAYS } from "@/lib/core/gateways";
import { GUARD_CLIENTS } from "@/lib/core/guard/clients";
import { HOSTS } from "@/lib/core/hosts";
import { IMPORTERS } from "@/lib/core/importers";
import { CLIENTS, clientLabel } from "@/lib/core/model/client";
import { PERMISSION_READERS as PERMISSIONS } from "@/lib/core/permissions";
import { TRANSCRIPT_READERS as TRANSCRIPTS } from "@/lib/core/transcripts";
import { cell, code, page, sentence, table, WRITTEN } from "./markdown";

/** What a tool may declare, as it is asked about here. */
const DECLARED: readonly { label: string; declared: DeclaredHints }[] = [
  { label: "nothing", declared: {} },
  { label: "read-only", declared: { readOnlyHint: true } },
  { label: "read-only, closed world", declared: { readOnlyHint: true, openWorldHint: false } },
  { label: "destructive", declared: { readOnlyHint: false, destructiveHint: true } },
  { label: "not destructive", declared: { readOnlyHint: false, destructiveHint: false } },
];

/** Which clients and gateways are known, for what, and what each does with hints. */
export function clients(): string {
  return page("Clients and gateways", [
    WRITTEN,
    "What Trefoil reads and writes for which application, and what each does with the hints that servers give. Each statement has its source and the day on which that was read; clients change.",
    "## What is read and written",
    supported(),
    "## What clients do with hints",
    "How each client treats a call, depending on what the tool declares. Where nothing else stands between the call and its effect, the hint alone decides, and the hint is only the server’s word.",
    ...HINT_READERS.flatMap(oneClient),
    "## Clients that no source describes",
    table(
      ["client", "what is known", "source", "searched on"],
      CLIENTS_NOT_KNOWN.map(({ label, known, source, date }) => [cell(label), cell(known), link(source), date]),
    ),
    "## Gateways",
    "`trefoil fix --gateway ID` writes rules in the gateway’s own format.",
    table(
      ["gateway", "id", "can ask", "cannot express", "source"],
      GATEWAYS.map(({ label, id, asks, cannot, source, date }) => [
        cell(label),
        code(id),
        asks ? "yes" : "no",
        cell(cannot.join(" ")),
        `${link(source)}, ${date}`,
      ]),
    ),
  ]);
}

function supported(): string {
  const ids = new Set<string>([...Object.keys(CLIENTS), ...[...IMPORTERS, ...EXPORTERS, ...HOSTS].map(({ id }) => id)]);
  const rooms: [string, readonly { id: string }[]][] = [
    ["config is read", IMPORTERS],
    ["fixes are written", EXPORTERS],
    ["own tools are known", HOSTS],
    ["permissions are read", PERMISSIONS],
    ["hints are known", HINT_READERS],
    ["guard", GUARD_CLIENTS],
    ["transcripts", TRANSCRIPTS],
  ];
  const label = (id: string) => IMPORTERS.find((one) => one.id === id && !Object.hasOwn(CLIENTS, id))?.label;
  return table(
    ["application", "id", ...rooms.map(([title]) => title)],
    [...ids].map((id) => [
      cell(label(id) ?? clientLabel(id)),
      code(id),
      ...rooms.map(([, room]) => (room.some((one) => one.id === id) ? "yes" : "–")),
    ]),
  );
}

function oneClient({ id, label, views }: (typeof HINT_READERS)[number]): string[] {
  const treated = (declared: DeclaredHints) => treatAll(declared).filter(({ client }) => client.id === id);
  return [
    `### ${cell(label)}`,
    views
      .map(
        ({ question, why, source, date }) =>
          `- *${sentence(cell(question)).slice(0, -1)}.* ${cell(why)} Source: ${link(source)}, read on ${date}.`,
      )
      .join("\n"),
    table(
      ["declared", ...views.map(({ question }) => cell(question))],
      DECLARED.map(({ label, declared }) => [label, ...treated(declared).map(({ treatment }) => cell(treatment.word))]),
    ),
  ];
}

const link = (source: string) =>
  source.startsWith("https://")
    ? `[${cell(source.replace("https://", "").split(/[?#]/, 1)[0]!)}](${source})`
    : cell(source);
