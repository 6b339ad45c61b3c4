import { syntaxOf } from "../../importers";
import type { Syntax } from "../../importers/define";
import type { Exporter, FileChange, ManualStep, Places, SessionPlan } from "../define";
import { applyEdits, openText } from "../writing/apply-edits";
import { placesOf, type GivenFiles } from "./given-files";
import { stepsByHand } from "./steps-by-hand";

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
  return { files, problems, steps: stepsByHand(exporter, plan, complete, given.config !== undefined) };
}

/** This client cannot hide another application's own tools. */
const ofThisHost = ({ id }: Exporter, plan: SessionPlan): SessionPlan =>
  plan.host === id ? plan : { ...plan, builtIn: { hide: [], ask: [], ways: [] } };

function patch(change: FileChange, text: string, syntax: Syntax, places: Places) {
  const opened = openText(text.replace(/^\ufeff/, ""), syntax);
  if (!opened.ok) return opened;
  const edits = change.edits?.(opened.value, places) ?? [];
  return edits.length === 0 ? { ok: true as const, text } : applyEdits(text, syntax, edits);
}

const snippetPlaces =
  ({ container }: Exporter): Places =>
  (server) =>
    container === undefined ? undefined : [container, server.name];
