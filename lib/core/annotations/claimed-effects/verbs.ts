import { DELETES } from "../../classification/lexicon/deletion";
import type { ClaimedEffectKind } from "./effect";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Verbs in names that are unambiguous, by what they do. */
const VERBS: readonly { kind: ClaimedEffectKind; says: string; words: ReadonlySet<string> }[] = [
  {
    kind: "deletes",
    says: "deletes",
    words: new Set(DELETES),
  },
  {
    kind: "overwrites",
    says: "replaces what was there",
    words: set("update overwrite replace edit modify patch rewrite upsert amend"),
  },
  { kind: "creates", says: "creates", words: set("create insert append add duplicate clone register provision") },
  {
    kind: "sends",
    says: "sends",
    words: set("send publish post submit upload notify tweet invite pay transfer deploy broadcast reply comment"),
  },
  {
    kind: "writes",
    says: "writes",
    words: set("write save store set put rename move merge push commit approve grant enable disable install"),
  },
];
/** Verbs after which a later verb of a name is a noun or names what is read: `get_last_update`, `check_delete_policy`. */
export const READS = set(
  "get list read search find fetch show describe check view count query lookup look preview validate verify explain analyze analyse compare describe inspect export download retrieve browse summarize is has can watch monitor generate render convert parse compute calculate estimate suggest recommend guide help plan draft undelete learn",
);
/** Verbs that do something else, after which a later one is a noun too: `unarchive_update`. */
export const OTHERS = set(
  "archive unarchive subscribe unsubscribe complete reopen resolve unresolve mark assign unassign link unlink request start stop run rerun trigger cancel close open lock unlock pin unpin join leave follow unfollow star unstar connect disconnect login logout rotate schedule pause resume restore execute call handle click type navigate sync",
);
/** Verbs that are nouns just as often: they only count at the start or the end of a name. */
export const NOUNS_TOO = set(
  "post comment reply store set save push merge commit put drop trash register clone patch notify transfer approve grant move duplicate broadcast invite tweet trash discard prune append upload",
);

/** The verb that a word of a name is, with what it does; undefined for every other word. */
export const verbOf = (word: string) => VERBS.find(({ words }) => words.has(word));
