/** Words whose regular stem would collide with another word or be wrong. */
const EXCEPTIONS = new Map<string, string>(
  Object.entries({
    news: "news", sms: "sms", dns: "dns", css: "css", aws: "aws", ios: "ios", gps: "gps", tls: "tls", nfs: "nfs", os: "os", address: "address", addresses: "address",
    access: "access", process: "process", processes: "process", business: "business", businesses: "business", status: "status", statuses: "status",
    analysis: "analys", analyses: "analys", analyze: "analys", analyse: "analys", analyzes: "analys", analyzing: "analys", analyzed: "analys",
    people: "person", persons: "person", indices: "index", indexes: "index", vertices: "vertex", queries: "query", series: "series", species: "species",
    sent: "send", ran: "run", running: "run", wrote: "write", written: "write", got: "get", made: "make", built: "build", found: "find",
    bought: "buy", sold: "sell", paid: "pay", drew: "draw", drawn: "draw", spoken: "speak", chosen: "choose", forgotten: "forget",
    hidden: "hide", read: "read", thing: "thing", string: "string", king: "king", ring: "ring", spring: "spring", bring: "bring", sing: "sing", during: "during",
    nothing: "nothing", something: "something", anything: "anything", everything: "everything", need: "need", feed: "feed", speed: "speed", seed: "seed",
    embed: "embed", embedding: "embedding", embeddings: "embedding", hundred: "hundred", red: "red", setting: "setting", settings: "setting",
    meeting: "meeting", meetings: "meeting", building: "building", listing: "listing", listings: "listing", posting: "posting", postings: "posting",
    rating: "rating", ratings: "rating", ranking: "ranking", rankings: "ranking", standing: "standing", standings: "standing", booking: "booking",
    bookings: "booking", trending: "trending", recording: "recording", recordings: "recording", reading: "reading", readings: "reading", drawing: "drawing",
    drawings: "drawing", thinking: "thinking", reasoning: "reasoning", pricing: "pricing", billing: "billing", routing: "routing", mapping: "mapping",
    hosting: "hosting", engineering: "engineering", marketing: "marketing", advertising: "advertising", logging: "logging", findings: "finding", finding: "finding",
    timing: "timing", string_: "string", bus: "bus", gas: "gas", canvas: "canvas", atlas: "atlas", alias: "alias", pandas: "pandas", kubernetes: "kubernetes",
    postgres: "postgres", redis: "redis", sales: "sales", maps: "map", jobs: "job", media: "media", metadata: "metadata", data: "data", used: "use", using: "use", uses: "use",
    shipping: "shipping", holdings: "holding", earnings: "earnings", savings: "saving", proceedings: "proceeding", testing: "test", tests: "test", ping: "ping", wing: "wing", swing: "swing",
    related: "relat", state: "state", states: "state", lens: "lens", this: "this", its: "its", his: "his", was: "was", has: "has", does: "does", goes: "go", yes: "yes", us: "us", as: "as", is: "is",
    withings: "withings", poste: "poste", signals: "signals", posted: "post", pasted: "paste", notes: "note", note: "note", sites: "site", site: "site", sited: "site", cites: "cite", nodes: "node", node: "node", mode: "mode", modes: "mode", codes: "code", code: "code",
    bases: "base", base: "base", rates: "rate", rate: "rate", dates: "date", date: "date", dated: "date", times: "time", time: "time", planes: "plane", plane: "plane", plans: "plan",
    plan: "plan", planning: "plan", planned: "plan", stars: "star", stare: "stare", cards: "card", cared: "care", cares: "care", caring: "care", care: "care",
  }),
);

const vowel = /[aeiouy]/;

/**
 * The dictionary form that `word` shares with its plural, its -ed and its -ing forms: light on purpose, so that unlike words
 * stay apart. ASCII words only; anything else comes back as it is. Lower case is expected.
 */
export function stem(word: string): string {
  const known = EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  const length = word.length;
  if (length <= 3) return word;
  const first = word.charCodeAt(length - 1);
  if (first > 122) return word;
  let base = word;
  if (base.endsWith("ies") && length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(base) && !base.endsWith("ases") && !base.endsWith("uses") && !base.endsWith("oses") && !base.endsWith("ches")) base = base.slice(0, -2);
  else if (base.endsWith("s") && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith("ing") && vowel.test(base.slice(0, -3))) base = restore(base.slice(0, -3));
  else if (base.length > 4 && base.endsWith("ied")) base = `${base.slice(0, -3)}y`;
  else if (base.length > 4 && base.endsWith("ed") && !base.endsWith("eed") && vowel.test(base.slice(0, -2))) base = restore(base.slice(0, -2));
  return base.length > 4 && base.endsWith("e") ? base.slice(0, -1) : base;
}

/** What an ending has changed: "logged" is of log, "saved" of save. */
function restore(base: string): string {
  const last = base[base.length - 1]!;
  if (base.length > 3 && last === base[base.length - 2] && !"lsz".includes(last)) return base.slice(0, -1);
  return /^[^aeiou][aeiouy][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}
