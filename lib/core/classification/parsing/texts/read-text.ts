import { lexicons } from "../../lexicon";
import type { Action } from "../../lexicon/actions";
import type { ClauseWord } from "../../lexicon/clause-words";
import type { Cue } from "../../lexicon/cues";
import type { Numbered } from "../../lexicon/numbered";
import type { Resource } from "../../lexicon/resource";
import { LIMITS } from "../../limits";
import { matchesIn, type Match } from "../match";
import { cut, keptWords, type CutText, type Word } from "../words";
import { saidActions } from "./said-actions";

/** A text of a tool, or a part of one, cut and matched once. Indices of matches count from the first word of the part. */
export type ReadText = {
  field: "name" | "title" | "description";
  /** The whole field, in which matches stand; the part that was read ends at `end`. */
  text: string;
  end: number;
  actions: Match<Numbered<Action>>[];
  resources: Match<Numbered<Resource>>[];
  cues: Match<Numbered<Cue>>[];
  clauses: Match<Numbered<ClauseWord>>[];
};

/** What is read behind the first sentence: no thing there says what a call acts on. */
export type LaterText = Omit<ReadText, "resources">;

/** The name of a tool, with all its words. */
export type ReadName = ReadText & { words: Word[] };

/** The part of a text from word `from` up to word `to`. */
export function readText(field: ReadText["field"], words: CutText, from: number, to = words.count): ReadText {
  return {
    field,
    text: words.text,
    end: to > from ? words.ends[to - 1]! : 0,
    actions:
      field === "name" ? matchesIn(words, from, to, lexicons.actionNames, field) : saidActions(words, from, to, field),
    resources: matchesIn(words, from, to, lexicons.resources, field),
    cues: matchesIn(words, from, to, lexicons.cues, field),
    clauses: matchesIn(words, from, to, lexicons.clauses, field),
  };
}

/** The description from word `from` on. */
export function readLater(words: CutText, from: number): LaterText {
  const { count, ends, text } = words;
  return {
    field: "description",
    text,
    end: count > from ? ends[count - 1]! : 0,
    actions: saidActions(words, from, count, "description"),
    cues: matchesIn(words, from, count, lexicons.cues, "description"),
    clauses: matchesIn(words, from, count, lexicons.clauses, "description"),
  };
}

/** A name that was cut into words. */
export function readName(words: CutText): ReadName {
  const { field, text, end, actions, resources, cues, clauses } = readText("name", words, 0);
  return { field, text, end, words: keptWords(words), actions, resources, cues, clauses };
}

const NO_TITLE: ReadText = { field: "title", text: "", end: 0, actions: [], resources: [], cues: [], clauses: [] };

/** A title, which most tools do not have. */
export const readTitle = (title: string): ReadText =>
  title === "" ? NO_TITLE : readText("title", cut(title, LIMITS.name), 0);
