import { wordsOf } from "../classification/parsing/words";
import { DELETES } from "../classification/lexicon/deletion";
import { LIMITS } from "../classification/limits";
import type { ReadTool } from "./define";

/** What a call does according to the tool's own words: to compare what is claimed with what is said. */
export type ClaimedEffectKind = "deletes" | "overwrites" | "creates" | "sends" | "writes";
export type ClaimedEffect = {
  kind: ClaimedEffectKind;
  field: string;
  quote: string;
  /** What it says, to follow “says that it”. */ says: string;
};

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
const READS = set(
  "get list read search find fetch show describe check view count query lookup look preview validate verify explain analyze analyse compare describe inspect export download retrieve browse summarize is has can watch monitor generate render convert parse compute calculate estimate suggest recommend guide help plan draft undelete learn",
);
/** Verbs that do something else, after which a later one is a noun too: `unarchive_update`. */
const OTHERS = set(
  "archive unarchive subscribe unsubscribe complete reopen resolve unresolve mark assign unassign link unlink request start stop run rerun trigger cancel close open lock unlock pin unpin join leave follow unfollow star unstar connect disconnect login logout rotate schedule pause resume restore execute call handle click type navigate sync",
);
/** What a name may say beside a verb: that nothing is done yet, or that something is generated and returned. */
const NOT_DONE = set(
  "preview plan guide guidance guidelines instructions docs documentation suggestion suggestions dry simulate simulation",
);
const MADE_UP = set(
  "template blueprint snippet example examples completion completions embedding embeddings query prompt",
);
/** Verbs that are nouns just as often: they only count at the start or the end of a name. */
const NOUNS_TOO = set(
  "post comment reply store set save push merge commit put drop trash register clone patch notify transfer approve grant move duplicate broadcast invite tweet trash discard prune append upload",
);

/** The words of a name in lower case, cut as everywhere else. */
export function nameWords(name: string): string[] {
  return wordsOf(name, LIMITS.name).map(({ start, end }) => name.slice(start, end).toLowerCase());
}

const verbOf = (word: string) => VERBS.find(({ words }) => words.has(word));
const CREATES_OR_UPDATES = /create[_-]?or[_-]?(?:update|replace|overwrite)|createupdate|upsert/i;

/** The verb of a name: the first one after the names of server and service, and one that follows it with “or”. */
function effectsOfName({ tool: { name }, reading }: ReadTool): ClaimedEffect[] {
  const words = nameWords(name);
  if (words.some((word) => NOT_DONE.has(word))) return [];
  const own = reading.profile.ownWords;
  const start = Math.max(
    0,
    words.findIndex((word) => !own.has(word) || verbOf(word) !== undefined),
  );
  const isVerb = (word: string, at: number) =>
    READS.has(word) ||
    OTHERS.has(word) ||
    (verbOf(word) !== undefined && (!NOUNS_TOO.has(word) || at === start || at === words.length - 1));
  const at = words.findIndex((word, index) => index >= start && isVerb(word, index));
  const said: string[] = at === -1 || verbOf(words[at]!) === undefined || READS.has(words[at]!) ? [] : [words[at]!];
  if (said.length > 0)
    words.forEach(
      (word, index) =>
        (word === "or" || word === "and") &&
        index > at &&
        verbOf(words[index + 1] ?? "") &&
        said.push(words[index + 1]!),
    );
  const effects = said.flatMap((word): ClaimedEffect[] => {
    const verb = verbOf(word)!;
    return verb.kind === "creates" && words.some((one) => MADE_UP.has(one))
      ? []
      : [{ kind: verb.kind, says: verb.says, field: "name", quote: word }];
  });
  const both = CREATES_OR_UPDATES.exec(name);
  if (both && !effects.some(({ kind }) => kind === "overwrites"))
    effects.push({ kind: "overwrites", says: "replaces what was there", field: "name", quote: both[0] });
  return effects;
}

const ADVERBS = String.raw`(?:(?:then|also|permanently|irreversibly|silently|immediately|quietly|automatically|will|afterwards)\s{1,3}){0,3}`;
/** Where a sentence begins, or a clause that says what else the tool does. */
const START = String.raw`(?:^|[.!?;:\n])\s{0,3}${ADVERBS}`;
const BESIDES = String.raw`\b(?:and|then|also|it|tool|which)\s{1,3}${ADVERBS}|,\s{1,3}${ADVERBS}`;
/** What can be removed from a result without anything being lost. */
const FROM_A_RESULT = String.raw`(?!\s{1,3}(?:it|them|this|that|these)\s{1,3}from\b)(?!\s{1,3}(?:\w{1,20}\s{1,3}){0,2}(?:duplicat\w*|whitespaces?|spaces?|formatting|markup|tags?|html|noise|boilerplate|ads|comments|accents|stop ?words|punctuation|prefix\w*|suffix\w*|characters?|fields? from the|columns? from the (?:output|result)|background|filters?|the need|doubts?|support|line breaks?|null))`;
const third = (verb: string) => (/(?:sh|ss|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
/** Verbs at the start of a sentence in any form; further on only where the tool is their subject: “… and deletes”. */
function phrase(verbs: string, after: string): RegExp {
  const all = verbs.split("|");
  return new RegExp(
    `(?:${START}(${all.flatMap((verb) => [third(verb), verb]).join("|")})|(?:${BESIDES})(${all.map(third).join("|")}))\\b${after}`,
    "gi",
  );
}

const PHRASES: readonly { kind: ClaimedEffectKind; says: string; pattern: RegExp }[] = [
  {
    kind: "deletes",
    says: "deletes",
    pattern: phrase(DELETES.join("|"), FROM_A_RESULT),
  },
  {
    kind: "deletes",
    says: "cannot be undone",
    pattern:
      /\b(?:can ?not|can['’]t|could not|impossible to)\s(?:be )?(?:undone|undo|reversed?|recovered?|restored?|reverted?|brought back)\b|\birreversibl[ey]\b|\bpermanently (?:delet|remov|eras|destroy|wip|purg|drop|los)\w{0,6}|\b(?:is|are|will be) (?:gone|lost) (?:for good|forever)\b/gi,
  },
  {
    kind: "overwrites",
    says: "replaces what was there",
    pattern:
      /\boverwrit(?:e|es|ing)\b|\breplac(?:es?|ing) (?:all |the |its |any |whatever |an? )*(?:existing|current|previous|old|entire|whole|present|stored|content)|\b(?:creates?|adds?|inserts?|writes?) or (?:updates?|replaces?|overwrit\w+|modif\w+)|\b(?:old|existing|previous) (?:\w+ ){0,2}(?:is|are|will be) (?:lost|replaced|discarded)\b/gi,
  },
  {
    kind: "writes",
    says: "writes",
    pattern: phrase(
      "save|write|store|persist|export|dump",
      "(?: (?!only|read)[\\w'-]+){0,6} (?:to|into|in|on) (?:(?:a|an|the|your|its|our|local|shared|remote|central) ){0,3}(?:files?|disk|file ?system|database|folder|director(?:y|ies)|path|clipboard|bucket|repositor(?:y|ies)|registry|wiki|spreadsheet)",
    ),
  },
  {
    kind: "sends",
    says: "sends",
    pattern: phrase(
      "send|post|submit|publish|forward|email|e-mail|file|report|upload",
      "(?: (?:an?|the|your|this|one|it|its|new|all|any)){0,2} (?:e-?mails?|messages?|sms|texts?|notifications?|reports?|feedback|forms?|tickets?|bugs?|invitations?|payments?|comments?|tweets?|replies|reply|files?|cop(?:y|ies)|data|results?)\\b(?! (?:back|body|history|by|from|list|details|as (?:text|json)))",
    ),
  },
  {
    kind: "creates",
    says: "creates",
    pattern: phrase(
      "create|insert|add|register|provision|book|order|open",
      "(?: (?:an?|the|your|one|new|another|up|to)){1,3} (?!summary|list|overview|report|table|view|plan|map|diagram|chart|context|url|link|string|query|response)(?:\\w+ ){0,2}(?:records?|rows?|tickets?|issues?|accounts?|users?|files?|branch(?:es)?|pages?|events?|orders?|entr(?:y|ies)|documents?|repositor(?:y|ies)|projects?|tasks?|appointments?|bookings?|subscriptions?)\\b",
    ),
  },
];
/** What reverses a phrase: nothing is done, or something else does it. */
const TURNED =
  /\b(?:without|not|never|no|nothing|neither|cannot|won['’]t|don['’]t|doesn['’]t|instead of|rather than|avoid|before you|how to|ways? to|whether|if you (?:want|need) to|use \w+ to|call \w+ to|options? to|able to|ability to|undo|restores?|guid\w*|instructions?|steps|should|must|you)\b[^.!?;\n]{0,40}$/i;

const LONGEST = 4_000;

function effectsOfDescription({ tool }: ReadTool): ClaimedEffect[] {
  const text = (tool.description ?? "").slice(0, LONGEST);
  const effects: ClaimedEffect[] = [];
  for (const { kind, says, pattern } of PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const words = match[1] ?? match[2] ?? match[0];
      const at = match.index + match[0].lastIndexOf(words);
      if (
        TURNED.test(
          text
            .slice(Math.max(0, at - 60), at)
            .split(/[.!?;\n]|,\s(?:and|then)\s|\band then\s/)
            .at(-1)!,
        )
      )
        continue;
      effects.push({
        kind,
        says,
        field: "description",
        quote: text
          .slice(at, at + 60)
          .split(/[.!?\n]/)[0]!
          .trim(),
      });
      break;
    }
  }
  return effects;
}

/** Arguments that select what is done, and the options that do something. */
const CHOOSES =
  /(?:^|[_-])(?:action|operation|op|method|mode|command|verb|task)$|(?:Action|Operation|Method|Mode|Command)$/;

type Node = Record<string, unknown>;

function effectsOfChoices({ reading, tool }: ReadTool): ClaimedEffect[] {
  const properties = (tool.inputSchema as Node | undefined)?.properties as Record<string, Node> | undefined;
  return reading.params.flatMap(({ name, field }): ClaimedEffect[] => {
    const list =
      field === `inputSchema.properties.${name}` && CHOOSES.test(name) && Object.hasOwn(properties ?? {}, name)
        ? properties?.[name]?.enum
        : undefined;
    if (!Array.isArray(list)) return [];
    const seen = new Set<ClaimedEffectKind>();
    return list.slice(0, 50).flatMap((one): ClaimedEffect[] => {
      const [word] = typeof one === "string" ? nameWords(one) : [];
      const verb = word === undefined ? undefined : verbOf(word);
      if (!verb || seen.has(verb.kind)) return [];
      seen.add(verb.kind);
      return [{ kind: verb.kind, says: verb.says, field: `${field}.enum`, quote: String(one).slice(0, LIMITS.quote) }];
    });
  });
}

/** Everything that, in the tool's own words, a call does, the plainest first. */
export function claimedEffectsOf(read: ReadTool): ClaimedEffect[] {
  const [verb] = nameWords(read.tool.name).filter((word) => !read.reading.profile.ownWords.has(word));
  // What a list can be narrowed to is not what the tool does.
  const choices = verb !== undefined && READS.has(verb) ? [] : effectsOfChoices(read);
  return [...effectsOfName(read), ...choices, ...effectsOfDescription(read)];
}

/** The place of an effect in the definition, in words. */
export function sayPlace({ field }: ClaimedEffect): string {
  return field === "name" ? "its name" : field === "description" ? "its description" : "what its arguments offer";
}

/** Whether the first sentence only informs, guides or generates something for the caller. */
export function onlyTells({ tool, reading }: ReadTool): boolean {
  const head = (tool.description ?? "").slice(0, 400);
  return (
    /^\W{0,6}(?:\w+ ){0,6}(?:guid(?:es?|ance)|instructions?|documentation|best practices|explains?|describes? how|teaches|step-by-step|checklist|reference)\b/i.test(
      head,
    ) ||
    (reading.said !== undefined &&
      !reading.said.meaning.changes &&
      /\b(?:guid|documentation|instruction|template|snippet|example|command(?:s)? (?:to|for|used)|best practice)/i.test(
        head,
      ))
  );
}

/** Whether a name first says that it reads, and nothing else in the tool's words says that it does more. */
export function onlyReads(read: ReadTool): boolean {
  const own = read.reading.profile.ownWords;
  const verb = nameWords(read.tool.name).find(
    (word) => READS.has(word) || OTHERS.has(word) || (verbOf(word) !== undefined && !own.has(word)),
  );
  return verb !== undefined && READS.has(verb) && claimedEffectsOf(read).length === 0;
}
