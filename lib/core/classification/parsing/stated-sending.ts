import { LIMITS } from "../limits";
import type { Tool } from "../../model/tool";
import { BEYOND_ASCII, OTHER_LANGUAGES, VERBS_ELSEWHERE } from "../lexicon/sending-elsewhere";
import type { Param } from "./params/param";
import { mayTellAudience, statedAudience } from "./stated-audience";

/** A clause that says that something is sent somewhere outside, and where it stands (UTF-16 units in `text`). */
export type StatedSending = { field: string; text: string; start: number; end: number };

/** UTF-16 units of the description of an argument that are read. */
const ABOUT = 300;

/**
 * Every clause of a tool's texts that says that it sends, uploads, posts, mails, forwards, syncs or shares to somewhere outside, wherever
 * it stands: title, description, arguments, results. A denial ("never sends") does not count. One pass over each text; around each verb a
 * bounded window is read.
 */
export function statedSendings(tool: Tool, params: readonly Param[], results: readonly Param[]): StatedSending[] {
  const found: StatedSending[] = [];
  const named = NAMED.exec(tool.name.slice(0, LIMITS.name));
  if (named) found.push({ field: "name", text: tool.name, start: named.index, end: named.index + named[0].length });
  if (typeof tool.description === "string")
    sendingsIn("description", tool.description.slice(0, LIMITS.description), found);
  if (typeof tool.title === "string") sendingsIn("title", tool.title.slice(0, LIMITS.name), found);
  const told = params.slice(0, MOST_PARAMS).filter(({ about }) => about !== "");
  const abouts = told.map(({ about }) => about.slice(0, ABOUT));
  if (maySend(abouts.join("\n"))) told.forEach(({ field }, at) => addAbout(field, abouts[at]!, found));
  for (const { field, about } of results.slice(0, MOST_PARAMS)) {
    const text = about.slice(0, ABOUT);
    const told = text === "" ? undefined : statedAudience(text);
    if (told) found.push({ field: `${field}.description`, text, ...told });
  }
  return found;
}

/** First checked on all descriptions of arguments together, since in most tools none says so. */
const maySend = (texts: string): boolean =>
  texts !== "" &&
  (SENDS_AT_ALL.test(texts) ||
    DESTINATION.test(texts) ||
    mayTellAudience(texts) ||
    BEYOND_ASCII.test(texts) ||
    VERBS_ELSEWHERE.test(texts));

function addAbout(field: string, text: string, found: StatedSending[]): void {
  sendingsIn(`${field}.description`, text, found);
  const told = DESTINATION.exec(text);
  if (told && !FILTER.test(text.slice(0, told.index)))
    found.push({ field: `${field}.description`, text, start: told.index, end: told.index + told[0].length });
}

const MOST_PARAMS = 60;

/** A name that goes on with what is then sent: `generate_and_post`, `renderAndMail`. */
const NAMED =
  /(?:(?:^|[_\-. ])and[_\-. ]|(?<=[a-z\d])And(?=[A-Z]))(?:[Ss]end|[Pp]ost|[Pp]ublish|[Ee]?[Mm]ail|[Ff]orward|[Tt]weet|[Uu]pload|[Bb]roadcast)(?![a-z])/;

/** What an argument is when its description says that something goes there. */
const DESTINATION =
  /\b(?:address(?:es)?|numbers?|chats?|channels?|ur[li]s?|endpoint|host|server|account|inbox|e-?mails?|person|people|team|place|room|group|site|space|party|contacts?|webhook|mirror|sink|collector|listener|mailbox)\b(?:[^.;]{0,30}?\b(?:is|are|be|gets?)\s+(?:sent|posted|e?-?mailed|uploaded|delivered|forwarded|published|shared|pushed|submitted|copied|reported|transmitted)\b|[^.;]{0,12}?\b(?:to|that|which|who)\s+(?:(?:will|should)\s+)?(?:send|post|mail|e-?mail|upload|deliver|forward|publish|share|push|submit|export|transmit|report|receives?|notify|gets? (?:a|the|it))\b)|\b(?:posted|sent|published|uploaded|delivered|pushed|e?-?mailed) (?:right )?here\b|\beach (?:one )?(?:gets?|receives?) (?:a|an|the)\b|\b(?:where|to wh(?:om|ich))\b[^.;]{0,40}?\b(?:sent|posted|e?-?mailed|uploaded|delivered|forwarded|published|shared|goes|pushed|submitted|copied|reported|transmitted)\b|\b(?:send|post|mail|e-?mail|upload|deliver|forward|publish|share|push|submit|transmit|put)(?:s|es|ed)? (?:it|this|them|(?:the )?\w{2,20}) to\b/i;
/** What an argument that picks what is shown says of itself. */
const FILTER = /\b(?:filter|only|search|match|whose|list|retrieve|fetch|read|get)(?:s|es|ed|ing)?\b/i;

const SENDS =
  /\b(?:sends?|sent|sending|e-?mail(?:s|ed|ing)?|mail(?:s|ed|ing)|forward(?:s|ed|ing)?|post(?:s|ed|ing)?|publish(?:es|ed|ing)?|upload(?:s|ed|ing)?|shar(?:e|es|ed|ing)|sync(?:s|ed|ing|hroni[sz]es)?|push(?:es|ed|ing)?|transmit(?:s|ted|ting)?|broadcast(?:s|ed|ing)?|deliver(?:s|ed|ing)?|notif(?:y|ies|ied|ying)|tweet(?:s|ed|ing)?|relay(?:s|ed|ing)?|submit(?:s|ted|ting)?|export(?:s|ed|ing)?|report(?:s|ed|ing)?|dispatch(?:es|ed|ing)?|deploy(?:s|ed|ing)?|stream(?:s|ed|ing)?|mirror(?:s|ed|ing)?|exfiltrat(?:e|es|ed|ing)|leak(?:s|ed|ing)?|cop(?:y|ies|ied|ying)|announc(?:e|es|ed|ing)|disclos(?:e|es|ed|ing)|replicat(?:e|es|ed|ing)|transfer(?:s|red|ring)?|b?cc(?:s|ed)?|texts|messages|writes)\b/gi;
/** Asked first, since walking through all matches costs much more than to find that there is none. */
const SENDS_AT_ALL = new RegExp(SENDS.source, "i");

/** Characters before and behind a verb that belong to its clause, at most. */
const BEFORE = 48;
const BEHIND = 140;

const DENIED =
  /\b(?:not|never|no|without|cannot|nothing|nor|neither|none|unable|avoid(?:s|ing)?|rather than|instead of|\w+n[’']t)\b(?! only\b)[^.;!?\n]*$/i;
/** How a clause begins: what stands before a verb that is one. */
const OPENS =
  /(?:[.;:,!?()\n–—*•-]|\b(?:and|then|also|or|but|plus|it|tool|server|function|which|that|will|automatically|additionally|silently|afterwards|finally|subsequently|immediately|quietly|simultaneously|secretly|directly|always|first|next|optionally|can|may|must|to also)\b)$/i;
const PASSIVE = /\b(?:is|are|be|been|being|gets?|was|were)(?: (?:also|then|\w+ly))?\s*$/i;
const TOGETHER = /(?:[,;–—-]|\b(?:and|while|by|then|also|before|after))\s*$/i;

const THERE =
  /^[^.;!?\n]{0,90}?(?:\b(?:in)?to\s+(?!(?:the |a |an |your |this |its |our |their |each |that )?(?:user|model|assistant|llm|agent|client|caller|context|api|rest|graphql|database|db|screen|terminal|console|stdout|device|browser|clipboard|disk|files?|folder|directory|memory|logs?|cache|buffer|local\w*|process|page|element|window|backend|tool|conversation|be|get|do|see|check|retrieve|fetch|find|create|make|use|perform|execute|run|ensure|help|avoid|show|display|allow|list|review|read|return|standard|json|csv|pdf|markdown|html|text|image|format)\b)[\p{L}\p{N}“"'#@<]|\b(?:publicly|externally|online|outside|off-?site|world-?wide|abroad)\b|\b(?:via|by|over) (?:e-?mail|mail|slack|sms|webhooks?|http|https|ftp|whatsapp|telegram|discord|post|text message)\b|\bon (?:twitter|x\b|slack|facebook|linkedin|reddit|instagram|github|social|the (?:web|internet|public|forum|blog|site)|a (?:public|blog|forum|website))|\bwith (?:the (?:team|world|public|vendor|community)|others|everyone|anyone|partners?|customers?|subscribers?|third|external|outside|our|a partner|a third|other)|\bin (?:a|the|our|your) (?:public|slack|discord|telegram|teams|shared) |https?:|@\w)/iu;
/** Verbs whose object is who receives it. */
const TELLS = /^(?:e-?mail|mail|notif|text|messag|tweet|announc|broadcast|publish|b?cc|disclos|leak|exfiltrat)/i;
const TOLD =
  /^\s+(?:it|them|this|that|a copy|copies|the|a|an|your|our|all|every\w*|any\w*|each|both|results?|summar|details|data|customers?|subscribers?|users?|people|stakeholders?|recipients?|team)\b/i;
/** Verbs that are nouns as often, and what follows them where they are verbs. */
const NOUNS =
  /^(?:e-?mails?|posts?|reports?|exports?|messages|texts|streams?|uploads?|copy|copies|transfers?|shares?|mails|deploys?|push|forwards?)$/;
const OBJECT =
  /^\s+(?:it|them|this|that|these|those|the|an?|your|our|their|its|all|every\w*|any\w*|each|both|results?|summar\w+|copies|details|data|content|output|to|via|by|on|with|publicly|externally|online|back)\b/i;
/** What gives away whatever comes with it, also where nothing says to whom: "…, and sends it". */
const GIVES = /^(?:send|e-?mail|mail|forward|post|publish|upload|transmit|broadcast|dispatch|relay)/i;
const GIVEN = /^\s+(?:it|them|these|those|(?:the|an?) (?:\w{2,20} )?\w{2,20})\s*(?:[.;,!?)\n]|$)/i;
/** What is sent when a tool asks its own service. */
const ASKS =
  /^\s+(?:an? |the |your |this )?(?:\w+ ){0,2}?(?:requests?|quer(?:y|ies)|commands?|prompts?|keys?|keystrokes?|signals?|input|get|http|api)\b/i;

function sendingsIn(field: string, text: string, found: StatedSending[]): void {
  for (const match of SENDS_AT_ALL.test(text) ? text.matchAll(SENDS) : []) {
    const start = match.index;
    const end = start + match[0].length;
    if (
      isSending(match[0], text.slice(Math.max(0, start - BEFORE), start), text.slice(end, end + BEHIND), start < BEFORE)
    )
      found.push({ field, text, start, end: clauseEnd(text, end) });
    if (found.length >= MOST) return;
  }
  const told = statedAudience(text);
  if (told) found.push({ field, text, ...told });
  const verbs = VERBS_ELSEWHERE.test(text);
  if ((!verbs && !BEYOND_ASCII.test(text)) || !BEYOND_ENGLISH.test(text)) return;
  for (const { says, denied, needsVerb } of OTHER_LANGUAGES) {
    if (needsVerb && !verbs) continue;
    const match = says.exec(text);
    if (!match) continue;
    const before = text.slice(Math.max(0, match.index - 20), match.index).replace(/^\p{L}+/u, "");
    const around = before + text.slice(match.index, match.index + match[0].length + 12);
    if (!denied.test(around)) found.push({ field, text, start: match.index, end: match.index + match[0].length });
  }
}

/** Clauses that are told of one tool, at most. */
const MOST = 20;
/** Letters or small words that English has not. */
const BEYOND_ENGLISH =
  /[^\p{ASCII}“”‘’–—…•→×]|\b(?:y|und|et|e|il|la|el|os|le|les|de|en|em|na|do|an|naar|ke|das|der|die|den|mit|een|met|une|una|uma|un|di|su|sur|con|com|por|al|au)\b/u;

function opensClause(before: string, early: boolean): boolean {
  const bare = before.trimEnd();
  return (early && bare === "") || before.includes("\n", bare.length) || OPENS.test(bare);
}

function isSending(verb: string, before: string, behind: string, early: boolean): boolean {
  if (DENIED.test(before)) return false;
  const small = verb.toLowerCase();
  const past = /(?:ed|ied|sent)$/.test(small);
  const going = small.endsWith("ing");
  if (NOUNS.test(small) && !OBJECT.test(behind)) return false;
  const stands = past ? PASSIVE.test(before) : going ? TOGETHER.test(before) : opensClause(before, early);
  if (!stands) return false;
  const clause = behind;
  if (ASKS.test(clause)) return false;
  if (THERE.test(clause)) return true;
  if (past) return false;
  return (TELLS.test(small) && TOLD.test(clause)) || (GIVES.test(small) && TOGETHER.test(before) && GIVEN.test(clause));
}

function clauseEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + BEHIND);
  for (let at = from; at < limit; at++)
    if (/[.;!?。；\n]/.test(text[at]!) && (at + 1 >= text.length || /\s/.test(text[at + 1]!))) return at;
  return limit;
}
