import * as z from "zod";
import { closeMap } from "../reports/map/close";
import { MemberSchema, type Member } from "../model/composition";
import { LEGS, perLeg } from "../model/leg";
import { MOST_MEMBERS, type MapReport } from "../model/map-report";
import { RulesetSchema } from "../model/rule";
import { SeverityRowsSchema } from "../model/severity";
import { cleaner } from "./redact/cleaning";
import { sayTakenOut, type Redaction } from "./redact/redaction";
import type { Leaving } from "./strings";

/** What a copy of the map holds: the servers and their legs, and nothing derived from them. */
export const CarriedMapSchema = z.object({
  schema: z.literal("trefoil-map/1"),
  version: z.string().max(40),
  host: MemberSchema.optional(),
  severityRows: SeverityRowsSchema.optional(),
  servers: z.array(MemberSchema).max(MOST_MEMBERS),
  ruleset: RulesetSchema.optional(),
  omitted: z.array(z.string().max(300)).max(20),
});
export type CarriedMap = z.infer<typeof CarriedMapSchema>;

export function carryMap({ product, host, severityRows, servers, ruleset, omitted }: MapReport): CarriedMap {
  return {
    schema: "trefoil-map/1",
    version: product.version,
    ...(host && { host }),
    ...(severityRows && { severityRows }),
    servers,
    ...(ruleset && { ruleset }),
    omitted,
  };
}

/** The map derived from a copy: a copy cannot claim what its servers do not hold. */
export function concludeMap({ version, host, severityRows, servers, ruleset, omitted }: CarriedMap): MapReport {
  return closeMap(servers, { host, severityRows }, { version, ruleset, omitted });
}

/** What the schema does not check. */
export function mistakeInMap({ servers, host }: CarriedMap): string | undefined {
  const names = servers.map(({ name }) => name);
  if (new Set(names).size !== names.length) return "two servers have one name";
  if (host && names.includes(host.name)) return "a server has the name of the host";
  return undefined;
}

/** The same with the chosen parts replaced. A host's own tools are no secret. */
export function redactMap(carried: CarriedMap, redaction: Redaction): CarriedMap {
  const { servers = false, tools = false, texts = false } = redaction;
  const clean = cleaner(redaction);
  const redacted = (member: Member, at: number): Member => {
    const { digest, reason, ...rest } = member;
    return {
      ...rest,
      name: servers ? `server ${at + 1}` : member.name,
      ...(reason !== undefined && { reason: texts || servers ? "(taken out)" : clean(reason) }),
      ...(digest !== undefined && !servers && { digest }),
      ...perLeg((leg) => (tools ? { ...member[leg], tool: undefined } : member[leg])),
    };
  };
  return {
    ...carried,
    servers: carried.servers.map(redacted),
    omitted: [...carried.omitted, ...sayTakenOut(redaction)],
  };
}

function sayRow({ why, ...row }: { why?: string }): string {
  return [...Object.values(row), ...(why === undefined ? [] : [why])].join(", ");
}

/** Every different text that leaves with a copy, by what it is. */
export function textsOfMap({ version, host, severityRows, servers, ruleset, omitted }: CarriedMap): Leaving[] {
  const all = [...servers, ...(host ? [host] : [])];
  const kinds: [string, (string | undefined)[]][] = [
    ["Names of servers", all.map(({ name }) => name)],
    ["Names of tools", all.flatMap((member) => LEGS.map((leg) => member[leg].tool))],
    ["Why a server was not seen", all.map(({ reason }) => reason)],
    ["Rows of severity of your own", Object.values(severityRows ?? {}).flatMap((rows) => rows.map(sayRow))],
    ["Digests and times", [...all.flatMap(({ digest, at }) => [digest, at]), ruleset?.digest]],
    ["About this copy", [version, ruleset?.version, ...omitted]],
  ];
  return kinds.flatMap(([kind, texts]) => {
    const kept = [...new Set(texts.filter((text): text is string => text !== undefined && text !== ""))];
    return kept.length > 0 ? [{ kind, texts: kept }] : [];
  });
}
