import { DELETES } from "../../classification/lexicon/deletion";
import type { ClaimedEffectKind } from "./effect";

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

/** What descriptions say that a call does, by the words in which they say it. */
export const PHRASES: readonly { kind: ClaimedEffectKind; says: string; pattern: RegExp }[] = [
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
