import type { ToolRule } from "../annotations/define";
import { TOOL_RULES } from "../annotations/rules";
import { besideOf, type ListedTexts } from "../annotations/texts";
import { appPages } from "../channels/apps";
import { classificationOf } from "../channels/place";
import { judgeEachRead } from "../channels/resources";
import { MOST_READ } from "../channels/resources/reads";
import { wordsOfTheServer } from "../channels/words-of-the-server";
import type { BesideItem, BesideKind, BesideRemark } from "../model/beside";
import type { BuiltIn } from "../model/host";
import type { Server } from "../model/server";
import type { Snapshot } from "../model/snapshot";
import type { Classification } from "../model/verdict";
import { isRecord } from "../text/is-record";
import { entriesOf } from "./beside-entries";
import { judgeAsTools, textsOf, type Classify } from "./judge-as-tools";

/** The rules that check one text at a time: hidden text, orders, tools that put themselves first. */
const TEXT_RULES: readonly ToolRule[] = TOOL_RULES.filter((rule) => rule.kind === "text");

/** Everything that a server offers beside its tools in one way, in the order of its listing, with the verdicts that it has in sessions. */
export function readBeside(server: Server, snapshot: Snapshot, kind: BesideKind, classify: Classify): BesideItem[] {
  const entries = entriesOf(snapshot, kind);
  const classified = classifyEach(server, snapshot, kind, entries, classify);
  return entries.map((entry, at) => ({
    kind,
    at,
    ...factsOf(entry, kind),
    raw: typeof entry === "string" ? entry : JSON.stringify(entry, null, 2),
    ...(classified.has(entry) && { classification: classified.get(entry)! }),
    remarks: remarksOn(entry, kind),
  }));
}

function classifyEach(
  server: Server,
  snapshot: Snapshot,
  kind: BesideKind,
  entries: readonly unknown[],
  classify: Classify,
): Map<unknown, Classification> {
  if (kind === "resources" || kind === "templates")
    return judgeEachRead(snapshot, judgeAsTools(textsOf(server, snapshot), snapshot, classify));
  const known = (of: Partial<Snapshot>): BuiltIn | undefined => {
    const only = {
      ...snapshot,
      tools: [],
      instructions: undefined,
      prompts: [],
      resources: [],
      resourceTemplates: [],
      ...of,
    };
    return kind === "apps"
      ? appPages(only, server.transport)[0]
      : wordsOfTheServer(only, server.trust !== undefined)[0];
  };
  return new Map(
    entries.slice(0, MOST_READ).flatMap((entry) => {
      const one = known(
        kind === "instructions"
          ? { instructions: String(entry) }
          : kind === "prompts"
            ? { prompts: [entry] }
            : { resources: [entry] },
      );
      return one ? [[entry, classificationOf(one, "channel")] as const] : [];
    }),
  );
}

function factsOf(
  entry: unknown,
  kind: BesideKind,
): Pick<BesideItem, "name" | "uri" | "description" | "mimeType" | "arguments"> {
  if (kind === "instructions") return { name: "Instructions" };
  const given = isRecord(entry) ? entry : {};
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
  const uri = text(given.uri) ?? text(given.uriTemplate);
  const args = Array.isArray(given.arguments) ? given.arguments.filter(isRecord) : [];
  return {
    name: text(given.title) ?? text(given.name) ?? uri ?? "(no name)",
    uri,
    description: text(given.description),
    mimeType: text(given.mimeType),
    ...(args.length > 0 && {
      arguments: args.map((one) => ({
        name: text(one.name) ?? "(no name)",
        description: text(one.description),
        required: one.required === true,
      })),
    }),
  };
}

/** In the listing each kind has a field; a quote says where in this entry it is. */
const FIELDS: Record<BesideKind, keyof ListedTexts> = {
  instructions: "instructions",
  prompts: "prompts",
  resources: "resources",
  templates: "resourceTemplates",
  apps: "resources",
};

function remarksOn(entry: unknown, kind: BesideKind): BesideRemark[] {
  const field = FIELDS[kind];
  const beside = besideOf({ [field]: kind === "instructions" ? entry : [entry] });
  return TEXT_RULES.flatMap(({ id, title, level, check }) =>
    check([{ name: "", beside, tools: [] }]).map((hit) => ({
      rule: id,
      title,
      level,
      message: hit.message,
      ...(hit.field !== undefined && { field: hit.field.replace(/^\w+\[0\]\.?/, "") }),
      ...(hit.quote !== undefined && { quote: hit.quote }),
    })),
  );
}
