/**
 * Clauses that say who outside learns of something, whatever verb is in the name: "hands the entry to your coach", "everyone sees it",
 * "left at a public address", "resolved over HTTP". Every pattern looks at one clause of bounded length.
 */

const OUTSIDERS =
  "(?:everyone|everybody|any(?:one|body)|whoever|strangers?|outsiders?|search engines?|visitors?|followers?|subscribers?|volunteers?|attendees?|guests?|third[- ]part(?:y|ies)|partners?|vendors?|suppliers?|sponsors?|investors?|advertisers?|insurers?|employers?|landlords?|coach(?:es)?|(?:the|your|our|their) clients?|customers?|friends?|the public|the community|the press|the world|(?:other|outside|external|foreign) (?:compan|firm|organi[sz]ation|part|people|server|system|address|mailbox)\\w*)";
/** Where outsiders read. */
const OPEN_PLACES =
  "(?:(?:public|shareable|community|external) (?:\\w{2,20} ){0,2}(?:pages?|links?|addresse?s?|urls?|channels?|forums?|boards?|galler(?:y|ies)|trackers?|discussions?|sites?|buckets?|feeds?|repos\\w*|gists?|maps?|walls?|lists?|folders?|spaces?)|mailing lists?|newsletters?|(?:open )?(?:web|internet)(?! (?:page|search|site|app|server|brows))|inbox(?:es)?|(?:url|address|endpoint|webhook|number|host) (?:configured|given|named|set|passed|provided|you|in)\\b)";
const LEARNS =
  "(?:sees?|(?:can|may|could|will)(?: then| also)? (?:see|read|find|open|view|access|follow|fetch|download)|reads? (?:it|them|along)|finds? (?:it|them)|receives?|(?:is|are|gets?) (?:b?cc[’']?d|told|notified|informed|sent|e?-?mailed|shown|alerted|pinged|texted)|learns? (?:of|about))";
const CONVEYS =
  "(?:hand(?:s|ed|ing)?|ferr(?:y|ies|ied)|pass(?:es|ed)?|drop(?:s|ped)?|relay(?:s|ed)?|pip(?:es|ed)|beam(?:s|ed)?|bounc(?:es|ed)|ship(?:s|ped)?|fir(?:es|ed)|surfac(?:es|ed)|expos(?:es|ed)|reveal(?:s|ed)?|rout(?:es|ed)|feed(?:s)?|echo(?:es|ed)?|ping(?:s|ed)?|slip(?:s|ped)?|leav(?:es)|left|puts?|plac(?:es|ed)|park(?:s|ed)?|pin(?:s|ned)|show(?:s|n)|(?:made|makes?) (?:\\w+ ){0,2}(?:available|visible|public)|releas(?:es|ed)|rais(?:es|ed)|escalat(?:es|ed)|carr(?:y|ies)|deliver(?:s|ed)?|giv(?:es|en)|phones?|kept|keeps|sav(?:es|ed)|stor(?:es|ed))";

/** Without one of these words there is no such clause. */
const TOLD = new RegExp(`\\b(?:${OUTSIDERS}|${OPEN_PLACES}|phones? home|over https?|from (?:their|its))\\b`, "i");

/** A preposition followed by somebody outside. */
const TO_OUTSIDERS = `\\b(?:to|before|in front of)\\s+(?:[\\w’'-]{1,20}\\s+){0,2}?${OUTSIDERS}\\b`;

/** `needs` is what every such clause contains and what is found more quickly. */
const CLAUSES: readonly { clause: RegExp; needs?: RegExp }[] = [
  { clause: new RegExp(`\\b${OUTSIDERS}\\b[^.;!?\\n]{0,70}?\\b${LEARNS}\\b`, "i") },
  {
    clause: new RegExp(
      `\\b${CONVEYS}\\b[^.;!?\\n]{0,80}?\\b(?:to|at|in|into|on|with|under|before|behind)\\s+(?:[\\w’'-]{1,20}\\s+){0,3}?(?:${OUTSIDERS}\\b|${OPEN_PLACES})`,
      "i",
    ),
  },
  // Of verbs that are unknown, only those whose object goes to a person outside.
  {
    clause: new RegExp(`\\b[a-z]{3,20}s\\b[^.;!?\\n]{1,60}?${TO_OUTSIDERS}`, "i"),
    needs: new RegExp(TO_OUTSIDERS, "i"),
  },
  {
    clause:
      /\bphones? home\b|\b(?:visible|readable|reachable|viewable|open) (?:to|by|for) (?:everyone|everybody|anyone|anybody|the public|the world)\b/i,
  },
  {
    clause:
      /\b(?:resolv|load|fetch|download|pull|dereferenc|import)(?:e|es|ed|ing|s)?\b[^.;!?\n]{0,60}?\b(?:over https?\b|from (?:their|its) (?:address|url|link|source)(?:es|s)?\b)/i,
  },
];

/** Whether a text holds one of the words without which no clause tells of it. */
export const mayTellAudience = (text: string): boolean => TOLD.test(text);

/** Where in a text the first such clause stands, unless it is denied. */
export function statedAudience(text: string): { start: number; end: number } | undefined {
  if (!TOLD.test(text)) return undefined;
  for (const { needs, clause } of CLAUSES) {
    const match = needs === undefined || needs.test(text) ? clause.exec(text) : null;
    if (!match) continue;
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
    if (!DENIED.test(before) && !DENIED_WITHIN.test(match[0]))
      return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

/** UTF-16 units before a clause in which it may be denied. */
const BEFORE = 48;
const DENIED = /\b(?:not|never|no|without|cannot|nothing|nor|neither|none|unless|if|when|only|\w+n[’']t)\b[^.;!?\n]*$/i;
const DENIED_WITHIN = /\b(?:not|never|no|without|cannot|nothing|nor|neither|\w+n[’']t)\b/i;
