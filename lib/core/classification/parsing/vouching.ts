import { lexicons } from "../lexicon";
import { phraseAt } from "./terms";
import { cut } from "./words";

/** What is left of a description without the words that vouch for it. Undefined where there are none. */
export type WithoutVouching = {
  /** Without the sentences and clauses that only vouch: what was said before somebody added them. */
  dropped?: string;
  /** Without the vouching words of the clauses that say what it does: "Runs code in a sandbox" without the sandbox. */
  masked?: string;
  /** The first such word that was masked. */
  promise?: string;
};

const VOUCHES =
  /(?<![\p{L}])(?:safe(?:ly|ty)?|secure(?:ly)?|trust(?:ed|worthy)|harmless(?:ly)?|verified|certified|audited|approved|official(?:ly)?|reliabl[ey]|award\S*|best|popular|loved|recommended|read[- ]only|sandbox(?:ed|es)?|isolated|restricted|offline|private(?:ly)?|confidential(?:ly)?|never|no network|without network|no data|no internet|privacy|compliant|gdpr|soc ?2|enterprise-grade|world-class|guarantee[sd]?|risk-free|vetted|reviewed|nothing leaves|does not|doesn[’']t|sicher|harmlos|vertrauensw\p{L}+|nur lesend|nie(?:mals)?|segur[oa]|confiable|inofensiv[oa]|nunca|sûre?|fiable|inoffensif|jamais|sicuro|affidabile|mai|безопас\p{L}*|надёжн\p{L}*|никогда|güvenli)(?![\p{L}])|安全|可信|只读|沙箱|无害|沙盒|信頼|読み取り専用|안전|읽기 전용/iu;
const VOUCHES_EVERYWHERE = new RegExp(VOUCHES.source, "giu");

/** UTF-16 units of a description in which somebody may vouch before it is said what it does; what follows only raises. */
const READ = 600;

/** Where a text goes on with something else: behind a stop, before a word that begins a sentence, or before "this tool is". */
const PARTS =
  /(?<=[.!?;:)\]])\s+|(?<=[。！？；])|\n+|(?<=[\p{Ll}\p{N}"'`])\s+(?=(?:This|It|The|Never|No|Does|Completely|Fully|Totally|Perfectly|Absolutely|Safe|Secure|Trusted|Verified|Certified|Official|Guaranteed|Note|We|You|Your|All|Always|Best|Highly|Read-only|Sandboxed|A|An|Our|Designed|Built|Loved|Recommended|Approved|Audited|Reviewed|Harmless|Vetted|Reliable|Award\S*)\b)|\s+(?=(?:this tool|it is|it['’]s|which is|and is|and never|never|completely|fully|totally|perfectly|absolutely|ist|et ne|y es|und ist)\b)/u;

export function withoutVouching(description: string): WithoutVouching | undefined {
  const head = description.slice(0, READ);
  if (!VOUCHES.test(head)) return undefined;
  const rest = description.slice(READ);
  const parts = head.split(PARTS);
  const kept = parts.filter((part) => !VOUCHES.test(part) || opensWithVerb(part));
  const without: WithoutVouching = {};
  if (kept.length < parts.length && kept.length > 0)
    without.dropped = kept.join(". ").replace(/([.!?:;])\. /g, "$1 ") + rest;
  const promise = kept.map((part) => VOUCHES.exec(part)?.[0]).find((word) => word !== undefined);
  if (promise !== undefined) {
    without.masked = kept.join(" ").replace(VOUCHES_EVERYWHERE, " ") + rest;
    without.promise = promise;
  }
  return without;
}

/** Whether a part of a text says what is done: its first word, or the one behind an adverb, is a verb. */
function opensWithVerb(part: string): boolean {
  const { terms, count } = cut(part, 80);
  for (let at = 0; at < Math.min(count, 3); at++) {
    if (terms[at]!.stem === "never" || terms[at]!.stem === "not" || terms[at]!.stem === "no") return false;
    if (phraseAt(terms[at]!, lexicons.actions)?.meanings) return true;
  }
  return false;
}
