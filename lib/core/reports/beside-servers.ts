import { clientLabel } from "../model/client";
import type { Level } from "../model/analysis";
import { COMPONENT_WORDS, type Component, type PermissionRule } from "../model/component";
import type { Report } from "../model/report";
import type { ReportServer } from "../model/report-members";
import { count } from "../text/say-verdict";
import { joinWords } from "../text/join-words";
import { shorten, showHidden } from "../text/visible";

/** What a session holds beside its servers, one row per file: in words, for a table or a list. */
export type BesideRow = {
  name: string;
  kind: string;
  title: string;
  /** The file that it is in. */
  file?: string;
  off: boolean;
  /** The clients that load it there; empty when that is not known. */
  clients: readonly string[];
  /** What it does to permissions, what it brings and runs, and what is odd, a sentence each. */
  sentences: readonly string[];
};

const MOST = 6;
const LEVEL_WORDS: Record<Level, string> = {
  lethal: "lethal",
  possible: "possibly lethal",
  "two-legs": "two legs of three",
  clear: "not lethal",
};

/** The rows of a report, in the order of its servers. Empty when there is nothing beside servers. */
export function besideServers({ servers }: Pick<Report, "servers">): BesideRow[] {
  return servers.flatMap((server) => (server.component ? [rowOf(server, server.component)] : []));
}

function rowOf(server: ReportServer, component: Component): BesideRow {
  return {
    name: server.name,
    kind: COMPONENT_WORDS[component.kind],
    title: component.title,
    file: server.origin?.file,
    off: server.off === true,
    clients: component.clients.map(clientLabel),
    sentences: [...sayAgent(server), ...sayComponent(component)],
  };
}

function sayAgent({ subAgent }: ReportServer): string[] {
  if (!subAgent) return [];
  const { inherits, tools, of, level } = subAgent;
  return [
    inherits
      ? `It has all ${count(of, "tool")} of the session: ${LEVEL_WORDS[level]}.`
      : `As a session of its own it has ${tools} of ${count(of, "tool")}: ${LEVEL_WORDS[level]}.`,
  ];
}

/** What a component does to a session, a sentence each. */
export function sayComponent({ rules, tools, withoutTools, acts, brings, remarks }: Component): string[] {
  const by = (effect: PermissionRule["effect"]) =>
    rules.filter((rule) => rule.effect === effect && rule.scope === undefined);
  const scoped = rules.filter((rule) => rule.scope !== undefined);
  const say = (words: string, names: readonly string[]) => (names.length === 0 ? [] : [`${words}: ${some(names)}.`]);
  const wordsOf = (ones: readonly PermissionRule[]) => ones.map(({ words }) => words);
  const itself = acts.filter(({ byItself }) => byItself);
  return [
    ...say("Takes away", wordsOf([...by("hide"), ...by("block")])),
    ...say("Asks before", wordsOf(by("ask"))),
    ...say("Approves in advance", wordsOf(by("allow"))),
    ...say(
      "For some calls only, which decides nothing here",
      scoped.map(({ effect, words }) => `${effect === "hide" ? "deny" : effect} ${words}`),
    ),
    ...say("Its file names these tools", tools ?? []),
    ...say("Not these", withoutTools),
    ...say(
      "Runs by itself",
      itself.map(({ when, line }) => `${line} (${when})`),
    ),
    ...say(
      "Brings to run",
      acts.filter(({ byItself }) => !byItself).map(({ line }) => line),
    ),
    ...say(
      "Brings",
      brings.map(({ kind, name }) => `${kind} ${name}`),
    ),
    ...remarks,
  ].map(showHidden);
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map((name) => shorten(name, 120));
  return names.length > MOST ? `${shown.join(", ")} and ${names.length - MOST} more` : joinWords(shown);
}
