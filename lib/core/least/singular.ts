/** Words that look like plurals but are not, and irregular plurals. */
const OWN = new Map(
  Object.entries({
    people: "person",
    indices: "index",
    vertices: "vertex",
    matrices: "matrix",
    criteria: "criterion",
    children: "child",
    series: "series",
    news: "news",
    status: "status",
    analysis: "analysis",
    kubernetes: "kubernetes",
    redis: "redis",
    postgres: "postgres",
    dns: "dns",
    sms: "sms",
    devops: "devops",
    db: "database",
    dbs: "database",
    kvs: "kv",
    tls: "tls",
    aws: "aws",
    ios: "ios",
    js: "js",
    css: "css",
    lws: "lws",
    lds: "lds",
    statistics: "statistics",
    analytics: "analytics",
    metrics: "metric",
    bases: "base",
    databases: "database",
    cases: "case",
    releases: "release",
    responses: "response",
    purchases: "purchase",
    expenses: "expense",
    phases: "phase",
    courses: "course",
    licenses: "license",
    warehouses: "warehouse",
    aliases: "alias",
    canvas: "canvas",
    movies: "movie",
    cookies: "cookie",
    caches: "cache",
  }),
);

/**
 * An English plural as its singular, so that `orders` and `order` are one resource. Other words stay as they are. Not the
 * package `pluralize`: it makes `kubernete`, `dn`, `cach` and `cooky` of kubernetes, dns, caches and cookies.
 */
export function singular(word: string): string {
  const own = OWN.get(word);
  if (own !== undefined) return own;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:sses|shes|ches|xes|zes|uses)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
