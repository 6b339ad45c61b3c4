import { lexicons } from "../lexicon";
import { rearrange, type Rearranged, type TextRange } from "./rearrange";
import { phraseAt } from "./terms";
import { cut } from "./words";

/** What is left of a description without the words that vouch for it. Undefined where there are none. */
export type WithoutVouching = {
  /** Without the sentences and clauses that only vouch: what was said before somebody added them. */
  dropped?: string;
  /**
   * It with these sentences and clauses behind all others, where they can only raise; and with each of them in front that stands before the others
   * and names an action, since that may be what the tool does. Where nothing else is said, it without them and as it is.
   */
  orders: readonly Rearranged[];
  /** Without the vouching words of the clauses that say what it does: "Runs code in a sandbox" without the sandbox. */
  masked?: string;
  /** The first such word that was masked. */
  promise?: string;
};

const VOUCHES =
  /(?<![\p{L}])(?:safe(?:ly|ty)?|secure(?:ly)?|trust(?:ed|worthy)|harmless(?:ly)?|verified|certified|audited|approved|official(?:ly)?|reliabl[ey]|award\S*|best|popular|loved|recommended|read[- ]only|sandbox(?:ed|es)?|isolated|restricted|offline|private(?:ly)?|confidential(?:ly)?|never|no network|without network|no data|no internet|privacy|compliant|gdpr|soc ?2|enterprise-grade|world-class|guarantee[sd]?|risk-free|vetted|reviewed|nothing leaves|does not|doesn[’']t|sicher|harmlos|vertrauensw\p{L}+|nur lesend|nie(?:mals)?|segur[oa]|confiable|inofensiv[oa]|nunca|sûre?|fiable|inoffensif|jamais|sicuro|affidabile|mai|безопас\p{L}*|надёжн\p{L}*|никогда|güvenli)(?![\p{L}])|安全|可信|只读|沙箱|无害|沙盒|信頼|読み取り専用|안전|읽기 전용/iu;
/** Of these, the words that promise what a call cannot do, where they stand in a clause that says what it does. */
const PROMISES =
  /(?<![\p{L}])(?:safe(?:ly)?|secure(?:ly)?|harmless(?:ly)?|read[- ]only|sandbox(?:ed|es)?|isolated|restricted|offline|no network|without network|no internet|risk-free|nur lesend|sicher)(?![\p{L}])|安全|只读|沙箱|沙盒|読み取り専用|안전|읽기 전용/iu;
/**
 * Asked first: the same words within others too, without what makes the pattern slow. The two letters are those beyond ASCII
 * that count as an s and a k in any capitals.
 */
const VOUCHES_AT_ALL = new RegExp(
  `${VOUCHES.source
    .replaceAll("(?<![\\p{L}])", "")
    .replaceAll("(?![\\p{L}])", "")
    .replace(/\\p\{L\}[+*]/g, "")}|[\u017f\u212a]`,
  "i",
);
const VOUCHES_EVERYWHERE = new RegExp(VOUCHES.source, "giu");

/** UTF-16 units of a description in which somebody may vouch before it is said what it does, to the end of the sentence; what follows only raises. */
const READ = 600;
/** Sentences in front that vouch and name an action, each of which is tried as what the tool does. */
const TRIED = 4;

/** UTF-16 units that may say something, though no verb in them is known: "This tool is" says nothing yet. */
const TELLING = 16;
/** As many letters that stand for whole words. */
const WIDE = /[\u3040-\u9fff\uac00-\ud7af]{4}/;

/** Where a sentence ends. */
const ENDS = /(?<=[.!?;])\s+|(?<=[。！？；])|\n+/gu;
/** Where a sentence goes on with what could be one of its own: before a word that begins a sentence, or before "it is". */
const GOES_ON =
  /(?<=[\p{L}\p{N}"'`)\]:,])\s+(?=(?:This|It|The|Never|No|Does|Completely|Fully|Totally|Perfectly|Absolutely|Safe|Secure|Trusted|Verified|Certified|Official|Guaranteed|Note|We|You|Your|All|Always|Best|Highly|Read-only|Sandboxed|A|An|Our|Designed|Built|Loved|Recommended|Approved|Audited|Reviewed|Harmless|Vetted|Reliable|Award\S*|this tool is|it is|it['’]s|which is|and is|and never|never|completely|fully|totally|perfectly|absolutely|ist|et ne|y es|und ist)\b)/gu;

/** The parts of a text between the places where a pattern stands, in order; what stands there belongs to the part before. */
function partsOf(text: string, { start, end }: TextRange, pattern: RegExp): TextRange[] {
  const parts: TextRange[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(pattern)) {
    const to = start + match.index + match[0].length;
    if (to > from) parts.push({ start: from, end: to });
    from = to;
  }
  if (from < end) parts.push({ start: from, end });
  return parts;
}

export function withoutVouching(description: string): WithoutVouching | undefined {
  const end = endOfRead(description);
  const start = description.slice(0, end);
  if (!VOUCHES_AT_ALL.test(start) || !VOUCHES.test(start)) return undefined;
  const textOf = ({ start, end }: TextRange) => description.slice(start, end);
  const vouches = (span: TextRange) => VOUCHES.test(textOf(span));
  const tells = (span: TextRange) => span.end - span.start >= TELLING || WIDE.test(textOf(span));
  const kept: TextRange[] = [];
  const dropped: TextRange[] = [];
  for (const sentence of partsOf(description, { start: 0, end }, ENDS)) {
    if (!vouches(sentence)) {
      kept.push(sentence);
      continue;
    }
    const action = opensWithVerb(textOf(sentence));
    partsOf(description, sentence, GOES_ON).forEach((part, at) => {
      const stays = action && at === 0 ? true : (action || at === 0) && !vouches(part) && tells(part);
      (stays ? kept : dropped).push(part);
    });
  }
  const rest = { start: end, end: description.length };
  const left = kept.map(textOf).join("");
  const without: WithoutVouching = { orders: ordersOf(description, { kept, dropped, rest, says: left.trim() !== "" }) };
  if (dropped.length > 0) without.dropped = left.trimEnd() + textOf(rest);
  const promise = PROMISES.exec(left)?.[0];
  if (promise !== undefined) {
    without.masked = left.replace(VOUCHES_EVERYWHERE, " ") + textOf(rest);
    without.promise = promise;
  }
  return without;
}

/** Where the sentence ends in which the last unit stands that is read; of one that is longer still, that unit. */
function endOfRead(description: string): number {
  if (description.length <= READ) return description.length;
  const [first] = partsOf(description, { start: READ, end: Math.min(description.length, 2 * READ) }, ENDS);
  return first!.end === 2 * READ ? READ : first!.end;
}

type Parts = { kept: readonly TextRange[]; dropped: readonly TextRange[]; rest: TextRange; says: boolean };

function ordersOf(description: string, { kept, dropped, rest, says }: Parts): Rearranged[] {
  if (dropped.length === 0) return [];
  if (!says) return [[...kept, rest], [{ start: 0, end: rest.end }]].map((group) => rearrange(description, [group]));
  const behind = (some: readonly TextRange[]) => [...some.map((one) => [one]), [rest]];
  const first = kept.find(({ start, end }) => description.slice(start, end).trim() !== "")!;
  const inFront = dropped.filter(({ start }) => start < first.start);
  const acting = inFront.filter(({ start, end }) => namesAction(description.slice(start, end))).slice(-TRIED);
  const tried = acting.map((one) => [[one], kept, ...behind(dropped.filter((other) => other !== one))]);
  return [[kept, ...behind(dropped)], ...tried].map((groups) => rearrange(description, groups));
}

/** How a clause begins that says what is not done. */
const DENIES = /^\W*(?:(?:it|this tool|the tool) )?(?:never|no|not|does not|doesn[’']t|nothing|without)\b/i;

/** Whether a part of a text says what is done: one of its first words, but for those that vouch, is a verb. */
const opensWithVerb = (part: string): boolean => hasVerb(part, 3);

/** Whether one of its first forty words is a verb. */
const namesAction = (part: string): boolean => hasVerb(part, 40);

function hasVerb(part: string, most: number): boolean {
  if (DENIES.test(part)) return false;
  const { terms, count } = cut(part.replace(VOUCHES_EVERYWHERE, " "), 30 * most);
  for (let at = 0; at < Math.min(count, most); at++) if (phraseAt(terms[at]!, lexicons.actions)?.meanings) return true;
  return false;
}
