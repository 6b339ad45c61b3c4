import { LEGS } from "../model/leg";
import type { Finding } from "../model/finding";
import type { ReportTool } from "../model/report-members";
import type { CarriedReport } from "./carried";

/** A text that leaves, and what it is. */
export type Leaving = { kind: string; texts: string[] };

/** Every different text that leaves with a copy, by what it is: nothing else in it is a text. */
export function stringsOf(carried: CarriedReport): Leaving[] {
  const { name, host, version, servers, findings, omitted, gates, wishes, policies = [] } = carried;
  const tools = [...carried.tools, ...carried.channels];
  const evidence = tools.flatMap((tool) => LEGS.flatMap((leg) => tool[leg].evidence ?? []));
  const kinds: [string, (string | undefined)[]][] = [
    ["Session and host", [name, host]],
    ["Names of servers", servers.map((server) => server.name)],
    ["Commands and addresses", servers.map((server) => server.reach?.words)],
    [
      "Places in configs",
      [...servers.map((server) => server.origin?.file), ...findings.map((finding) => finding.location?.file)],
    ],
    ["What servers say of themselves", servers.flatMap((server) => [server.version, server.protocolVersion])],
    ["Why a server was not seen", servers.map((server) => server.reason)],
    ["Names of tools", tools.flatMap((tool) => [tool.tool, tool.id])],
    ["Titles and descriptions of tools", tools.flatMap((tool) => [tool.title, tool.description])],
    [
      "Conditions and stores",
      tools.flatMap((tool) => [tool.carrier?.store, ...LEGS.map((leg) => tool[leg].condition)]),
    ],
    ["Quoted words", evidence.flatMap(({ field, quote }) => [field, quote])],
    ["Reasons of the evidence", evidence.flatMap(({ signal, reason }) => [signal, reason])],
    ["People and their words", peopleIn(carried, tools)],
    ["Findings", findings.flatMap(textsOfFinding)],
    [
      "Remarks on what servers say of tools",
      (carried.remarks ?? []).flatMap(({ rule, server, tools: ids, message, field, quote }) => [
        rule,
        server,
        ...ids,
        message,
        field,
        quote,
      ]),
    ],
    ["Skills, plugins, agents and rules", servers.flatMap(({ component }) => textsIn(component))],
    ["Controls in place", gates.flatMap(({ on, note, from, except = [] }) => [on, note, from, ...except])],
    [
      "What has to stay, costs or belongs together",
      wishes ? [...wishes.keep, ...Object.keys(wishes.costs), ...wishes.together.flat()] : [],
    ],
    [
      "Policies of your own",
      policies.flatMap(({ id, label, why, sides }) => [id, label, why, ...sides.map((side) => side.label)]),
    ],
    [
      "Digests and times",
      [
        ...servers.flatMap((server) => [server.digest, server.at]),
        ...tools.map((tool) => tool.digest),
        carried.ruleset?.digest,
      ],
    ],
    ["About this copy", [version, carried.ruleset?.version, ...omitted]],
  ];
  return kinds.flatMap(([kind, all]) => {
    const texts = [...new Set(all.filter((text): text is string => text !== undefined && text !== ""))];
    return texts.length > 0 ? [{ kind, texts }] : [];
  });
}

/** Who decided, trusted or overruled, with their reasons and days. */
function peopleIn({ decided, servers }: CarriedReport, tools: readonly ReportTool[]): (string | undefined)[] {
  return [
    ...decided.flatMap(({ fingerprint, accepted, lapsed }) => [
      fingerprint,
      accepted?.owner,
      accepted?.reason,
      accepted?.until,
      lapsed?.owner,
      lapsed?.until,
    ]),
    ...servers.flatMap(({ trust }) => (trust ? [trust.by, trust.reason, trust.at] : [])),
    ...tools.flatMap((tool) =>
      LEGS.flatMap((leg) =>
        tool[leg].override ? [tool[leg].override.by, tool[leg].override.reason, tool[leg].override.at] : [],
      ),
    ),
  ];
}

function textsOfFinding(finding: Finding): string[] {
  return [
    finding.rule,
    finding.message,
    finding.fingerprint,
    ...finding.servers,
    ...finding.tools,
    ...(finding.witness?.steps ?? []),
    ...Object.values(finding.witness?.tools ?? {}),
  ];
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
