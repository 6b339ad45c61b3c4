import { foldLookAlikes } from "../text/look-alikes";
import { smuggledIn } from "../text/smuggled";
import { around } from "./texts";

const TELL = "(?:tell|mention|inform|notify|reveal|disclose|show|alert|warn|ask|let|discuss|report)(?:ing|ting)?";
const PERSON = "(?:the |your |any |this )?(?:end[- ]?)?(?:users?|humans?|persons?|people|operators?|customers?|owner)";
const SECRETS = String.raw`(?:\.ssh\b|id_(?:rsa|ed25519|ecdsa)|\.aws\/credentials|\.cursor\/|mcp\.json|\.env\b|\.netrc|\.npmrc|\/etc\/(?:passwd|shadow)|private keys?|ssh keys?|credentials? files?|seed phrases?|wallet files?|(?:api|access) (?:keys?|tokens?) (?:of|from|in) (?:the|your|other))`;
const GIVE =
  "(?:pass|send|include|put|append|attach|copy|provide|upload|add|place|forward|paste|return|supply|write|embed|exfiltrate|leak)";
const TALK = String.raw`(?:system prompt|your (?:own )?instructions|(?:entire|full|whole|complete) (?:conversation|chat|context|dialogue|history)|conversation (?:history|so far)|chat history|(?:all|any|every) (?:of (?:the|your) )?(?:previous|prior|other|earlier) (?:messages|tool (?:calls|results|outputs)|conversations?)|everything (?:the user|you) (?:said|know|saw|have seen))`;

/** Phrases with which a text steers the model instead of describing a tool. Gaps are bounded, so no text makes it slow. */
const STEERING: readonly { pattern: RegExp; says: string }[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:do not|don['’]?t|never|must not|mustn['’]t|should not|shouldn['’]t|without|avoid|refrain from|under no circumstances) ${TELL} (?:(?:this|it|that|anything|about this|any of this) )?(?:to )?${PERSON}(?= (?:about|of|that (?:you|this|it)|anything|what|why|how|know|see|notice|find out)\b|\s{0,3}(?:[.,;:!)]|$))`,
      "i",
    ),
    says: "asks to keep something from the user",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:keep|hide|conceal|withhold)\b (?:this|it|that|these|the (?:fact|call|step|transfer|copy)|any of (?:this|it))[^.\n]{0,40}\b(?:from|hidden from|secret from|between us)\b ?${PERSON}?|\b${PERSON} (?:must|should|need|may|can|will|does|do)(?: not|n['’]t|n['’]t ever| never)(?: ever| need to)? (?:know|learn|see|notice|find out|be told|be informed|be aware|hear)\b|\bwithout (?:the |your )?(?:user|human|person)(?:['’]s)? (?:knowing|knowledge|noticing|being told|awareness)|\b(?:silently|secretly|quietly|covertly) (?:call|read|send|pass|fetch|copy|run|include|forward|open|add|invoke|execute)\b`,
      "i",
    ),
    says: "asks to do something behind the user's back",
  },
  {
    pattern:
      /\b(?:ignore|disregard|forget) (?:all |any |the |your |every |everything |whatever )?(?:of )?(?:the |your )?(?:previous|prior|above|earlier|preceding|other|existing|system|safety|former|you were told|you have been told|instructions|rules)(?: (?:(?:safety|system|user) )?(?:instructions?|rules?|prompts?|messages?|guidelines|directions|directives|polic(?:y|ies)|restrictions|orders))?\b(?=[^a-z]*(?:\b(?:and|instructions?|rules?|prompts?|messages?|guidelines|directions|directives|before|from|given|follow|in favou?r)\b|[.,;!:)]|$))(?<!(?:previous|prior|above|earlier|preceding|other|existing|system|former))/i,
    says: "asks to ignore other instructions",
  },
  {
    pattern:
      /\b(?:override|bypass|discard|drop|circumvent) (?:all |any |the |your |every )?(?:of )?(?:the |your )?(?:previous|prior|above|earlier|preceding|existing|system|safety|former) (?:(?:safety|system|user) )?(?:instructions?|rules?|prompts?|guidelines|directions|directives|restrictions|orders)\b/i,
    says: "asks to ignore other instructions",
  },
  {
    pattern:
      /<\s{0,3}(?:important|system|hidden|critical|admin|secret|assistant|sys|instructions?_to_(?:the_)?(?:model|assistant|agent))\s{0,3}>\s{0,3}(?:[\w'’,~/.]{1,40}\s{1,3}){2}|<\s{0,3}\/\s{0,3}(?:important|system|hidden|critical|admin)\s{0,3}>|\[\/?(?:INST|SYSTEM|SYS)\]|<\|(?:im_start|system|assistant|user)\|?>|(?:^|\n)\s{0,3}#{0,3}\s{0,3}(?:system|developer)\s{0,2}:\s{0,3}(?:you|ignore|always|never|do|from now)\b/i,
    says: "marks a part as an order to the model",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:read|open|cat|load|${GIVE.slice(3, -1)})\b[^.\n]{0,80}${SECRETS}[^\n]{0,120}\b${GIVE}\b|\b(?:before|first|then|also|afterwards|when(?:ever)?)\b[^.\n]{0,60}\b(?:read|open|cat|load|${GIVE.slice(3, -1)})\b[^.\n]{0,60}${SECRETS}|\b${GIVE}\b[^.\n]{0,60}${SECRETS}[^.\n]{0,60}\b(?:to|in|as|into|with)\b`,
      "i",
    ),
    says: "asks for files that hold secrets",
  },
  {
    pattern: new RegExp(
      String.raw`\b${GIVE}\b[^.\n]{0,60}\b${TALK}|\b${TALK}[^.\n]{0,40}\b(?:must|should|has to|have to|needs? to) be (?:passed|sent|included|put|appended|provided|given|added)`,
      "i",
    ),
    says: "asks for the conversation",
  },
  {
    pattern:
      /\b(?:before|with|on|at|after) (?:every|each|any) (?:call|use|request|invocation|answer|reply|response|message|turn)\b[^.\n]{0,40}\b(?:look up|read|collect|gather|fetch|open|search|list|load)\b[^.\n]{0,80}\b(?:pass|send|include|append|add|put|forward)\b/i,
    says: "asks for something to be collected and passed on with every call",
  },
  {
    pattern:
      /\b(?:you are now|from now on,? you|act as if you|pretend (?:that )?you|enter(?:ing)? (?:developer|admin|maintenance|god|debug|unrestricted|jailbreak) mode|you have (?:no|been freed from) (?:restrictions|rules))\b(?! (?:connected|ready|able|logged|signed|authenticated|in the))/i,
    says: "gives the model another role",
  },
  {
    pattern:
      /\b(?:always|whenever|every time|each time|on every)\b[^.\n]{0,60}\b(?:bcc|blind copy|add .{1,40}@|cc .{1,40}@|recipient|forward (?:it|them|a copy)|send a copy|copy .{1,40}@)\b|\bwhen(?:ever)? (?:the |a )?user (?:asks?|wants?|requests?|mentions?)\b[^.\n]{0,80}\b(?:replace|swap|substitute|change|redirect|use)\b[^.\n]{0,60}\b(?:account|iban|address|recipient|number|wallet|price|link|url)\b/i,
    says: "asks to bend what other tools are told",
  },
  {
    pattern:
      /\b(?:all |any |every )?other (?:tools?|servers?)(?: of other servers)? (?:are|is|have been|has been) (?:deprecated|disabled|broken|unsafe|forbidden|unavailable|insecure|compromised|outdated)\b|\b(?:never|do not|don['’]?t) (?:use|call|trust) (?:any |the )?other (?:tools?|servers?)\b(?! (?:of|for|to|until|than|before|in))/i,
    says: "speaks against all other tools",
  },
  {
    pattern:
      /(?:忽略(?:以上|之前|所有|先前)|不要告诉用户|不要告訴使用者|不得告知用户|以前の指示を無視|ユーザーに(?:は)?(?:伝え|知らせ|言わ)ない|ignoriere (?:alle|die) (?:vorherigen|bisherigen|früheren)|(?:sag|sage|erzähle?|verrate?) (?:es )?dem (?:nutzer|benutzer|anwender) nichts|ignore[rz] (?:toutes )?les instructions|ne (?:le )?dites? (?:rien )?(?:pas )?à l['’]utilisateur|ignora (?:todas )?las instrucciones|no (?:se lo )?digas (?:nada )?al usuario|игнорируй(?:те)? (?:все )?предыдущие|не говори(?:те)? пользовател|ignora(?:re)? (?:tutte )?le istruzioni|kullanıcıya söyleme|önceki talimatları)/i,
    says: "asks to ignore instructions or to keep something from the user",
  },
];

/** Letters separated by spaces, dots or dashes: `i g n o r e`. */
const SPREAD = /(?:\b\p{L}[ ._\-*]{1,2}){5,80}\p{L}\b/gu;

/** The text as a model reads it: in plain letters, with separated ones joined and hidden text appended. */
function plain(text: string): string {
  const ascii = !/[^\u0000-\u007f]/.test(text);
  const shown = ascii ? text : foldLookAlikes(text.replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, ""));
  return `${shown.replace(SPREAD, (run) =>
    run
      .replace(/ {2}/g, "\u0001")
      .replace(/[ ._\-*]/g, "")
      .replaceAll("\u0001", " "),
  )}${
    ascii
      ? ""
      : smuggledIn(text)
          .map((one) => ` ${one}`)
          .join("")
  }`;
}

/** How a text tries to steer the model, with the words that do it; undefined for a text that only describes. */
export function steeringIn(text: string): { says: string; quote: string } | undefined {
  const read = plain(text);
  for (const { pattern, says } of STEERING) {
    const match = pattern.exec(read);
    if (match) return { says, quote: around(read, match.index, match[0].length) };
  }
  return undefined;
}
