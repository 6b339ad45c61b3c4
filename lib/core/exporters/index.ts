import { readConfig, syntaxOf } from "../importers";
import type { Syntax } from "../importers/define";
import amazonQ from "./amazon-q";
import claudeCode from "./claude-code";
import claudeDesktop from "./claude-desktop";
import cline from "./cline";
import codex from "./codex";
import continueDev from "./continue";
import copilotCli from "./copilot-cli";
import cursor from "./cursor";
import { some, taken, type Exporter, type FileChange, type SessionPlan, type Places, type ManualStep } from "./define";
import docker from "./docker";
import { planOf, type PlanSource, type Wish } from "./plan";
import geminiCli from "./gemini-cli";
import goose from "./goose";
import jetbrains from "./jetbrains";
import lmStudio from "./lm-studio";
import opencode from "./opencode";
import roo from "./roo";
import { ownSwitches } from "./server-flags";
import vscode from "./vscode";
import windsurf from "./windsurf";
import { applyEdits, openText } from "./writing/apply-edits";
import zed from "./zed";

export {
  EFFECTS,
  type PlannedEffect,
  type Exporter,
  type FileChange,
  type SessionPlan,
  type ManualStep,
} from "./define";
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

/** The user's own files as they are now. They are not stored. */
export type GivenFiles = Partial<Record<FileChange["role"], { text: string; fileName: string }>>;

export type FixedFile = {
  role: FileChange["role"];
  /** Where the client looks for it. */
  place: string;
  syntax: Syntax;
  /** The user's own text; null where none was given. */
  before: string | null;
  after: string;
  /** Only what has to be added, since the file that it belongs to was not given. */
  isSnippet: boolean;
};

export type Fix = {
  files: FixedFile[];
  steps: ManualStep[];
  /** What could not be done, in words. */
  problems: string[];
};

/**
 * A plan as changes to a client's files and steps by hand. A file that was given is patched and read again; a file of
 * servers that was not given becomes a snippet; any other file is new.
 */
export function makeFix(exporter: Exporter, plan: SessionPlan, given: GivenFiles = {}): Fix {
  const { places, complete, problems } = placesOf(exporter, ofThisHost(exporter, plan), given.config);
  const files: FixedFile[] = [];
  for (const change of exporter.changes(complete)) {
    const own = given[change.role];
    const isSnippet = change.role === "config" && !own;
    const syntax = change.role === "config" && own ? syntaxOf(exporter.id, own.text, own.fileName) : change.syntax;
    const text = own?.text ?? "";
    const made =
      change.whole === undefined
        ? patch(change, text, syntax, isSnippet ? snippetPlaces(exporter) : places)
        : { ok: true as const, text: change.whole };
    if (!made.ok) problems.push(`${change.place}: ${made.problem}`);
    else if (made.text !== text)
      files.push({
        role: change.role,
        place: change.place,
        syntax,
        before: own?.text ?? null,
        after: made.text,
        isSnippet,
      });
  }
  const canHide = exporter.keys.hide !== null;
  const removed = exporter.keys.server === null && !given.config ? complete.servers.filter((server) => server.off) : [];
  const byHand = removed.map((server) => ({
    text: `Take the entry “${server.name}” out of the file: ${exporter.label} has no key that switches a server off.`,
  }));
  const beside =
    plan.beside.length === 0
      ? []
      : [
          {
            text: "No key keeps a server's resources, prompts or apps from the model. Do not attach these, or switch the whole server off:",
            code: plan.beside.join("\n"),
          },
        ];
  return {
    files,
    problems,
    steps: [
      ...byHand,
      ...beside,
      ...hostSteps(exporter, plan),
      ...exporter.steps(complete),
      ...(canHide ? [] : ownSwitches(complete.servers)),
      ...(plan.strict ? [exporter.apart] : []),
    ],
  };
}

/** This client cannot hide another application's own tools. */
const ofThisHost = ({ id }: Exporter, plan: SessionPlan): SessionPlan =>
  plan.host === id ? plan : { ...plan, builtIn: { hide: [], ask: [], ways: [] } };

function hostSteps({ id, label }: Exporter, { host, builtIn }: SessionPlan): ManualStep[] {
  const all = [...builtIn.hide, ...builtIn.ask, ...builtIn.ways];
  if (all.length === 0) return [];
  if (host !== id)
    return [
      {
        text: `This session counts the own tools of another application (${host}), and ${all.length} of them are to go: ${some(all)}. For ${label}, choose it as the host on the board.`,
      },
    ];
  return builtIn.ways.length === 0
    ? []
    : [{ text: `Not tools but ways of ${label} itself, without a key that is known here: ${some(builtIn.ways)}.` }];
}

/** How to make the change in a client without the user's files: lines to add and steps by hand. Nothing for an unknown client. */
export function describeFix(source: PlanSource, removal: Wish, client: string): (Fix & { label: string }) | undefined {
  const exporter = findExporter(client);
  return exporter && { label: exporter.label, ...makeFix(exporter, planOf(source, removal)) };
}

function patch(change: FileChange, text: string, syntax: Syntax, places: Places) {
  const opened = openText(text.replace(/^\ufeff/, ""), syntax);
  if (!opened.ok) return opened;
  const edits = change.edits?.(opened.value, places) ?? [];
  return edits.length === 0 ? { ok: true as const, text } : applyEdits(text, syntax, edits);
}

/** The path of each server in the given config, and the plan with what else is there. */
function placesOf(
  exporter: Exporter,
  plan: SessionPlan,
  config: GivenFiles["config"],
): { places: Places; complete: SessionPlan; problems: string[] } {
  if (!config) return { places: () => undefined, complete: plan, problems: [] };
  const read = readConfig(exporter.id, config.text, config.fileName);
  const entries = new Map(read.servers.map((server) => [server.name, server.origin?.entry ?? server.name]));
  const isReadable = openText(
    config.text.replace(/^\ufeff/, ""),
    syntaxOf(exporter.id, config.text, config.fileName),
  ).ok;
  const problems =
    isReadable && read.servers.length === 0 && plan.servers.some((server) => !server.off)
      ? read.problems.slice(0, 1).map(({ message }) => message)
      : [];
  const missing = plan.servers.filter(
    (server) =>
      !entries.has(server.key) &&
      !entries.has(server.name) &&
      !server.off &&
      taken(server).length + server.ask.length > 0,
  );
  if (read.servers.length > 0 && missing.length > 0)
    problems.push(
      `Not in this file: ${missing.map(({ name }) => name).join(", ")}. It may stand in another file of the same client; choose that one, too.`,
    );
  const known = new Set(plan.servers.flatMap(({ key, name }) => [key, name]));
  const others = read.servers.filter((server) => !known.has(server.name));
  if (others.length > 0 && !plan.strict)
    problems.push(
      `Also in this file, and not part of this session: ${others.map(({ name }) => name).join(", ")}. What they offer was not judged here.`,
    );
  // A part holds only what was judged.
  const unjudged = others.map((server) => ({
    name: entries.get(server.name)!,
    key: server.name,
    off: true,
    tools: [],
    hide: [],
    block: [],
    ask: [],
    reach: "",
  }));
  const complete = plan.strict ? { ...plan, servers: [...plan.servers, ...unjudged] } : plan;
  return { places: (server) => read.places[server.key] ?? read.places[server.name], complete, problems };
}

const snippetPlaces =
  ({ container }: Exporter): Places =>
  (server) =>
    container === undefined ? undefined : [container, server.name];
