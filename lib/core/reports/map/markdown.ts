import { LEG_WORDS } from "../../model/leg";
import type { MapReport } from "../../model/map-report";
import { md } from "../../text/markdown";
import { sayTime } from "../../text/say-date";
import { sayReviews } from "../../text/say-reviews";
import { LEVEL_WORDS } from "../../text/say-verdict";
import { INSIGHT, MAP_LIMITS, sayCounts, sayWord } from "./say";

const MOST_ROWS = 60;
const MOST_NAMES = 30;

/** The map for a ticket or a wiki: numbers, the smallest lethal compositions, the largest safe sets. */
export function writeMap(map: MapReport): string {
  const { icon, word } = LEVEL_WORDS[map.level];
  return [
    `<!-- trefoil-map -->\n## ${icon} ${word}: compositions of ${map.count.servers} servers\n`,
    `**${md(INSIGHT, 300)}**\n`,
    sayCounts(map)
      .map((line) => `- ${md(line, 300)}\n`)
      .join(""),
    lethal(map),
    safe(map),
    unknown(map),
    reviews(map),
    [...MAP_LIMITS, ...map.omitted].map((line) => `- ${md(line, 400)}\n`).join(""),
    `<sub>${md(map.product.name)} ${md(map.product.version)}${map.at ? `, servers last listed ${md(sayTime(map.at))}` : ""}</sub>\n`,
  ]
    .filter((block) => block !== "")
    .join("\n");
}

function lethal({ lethal: sets }: MapReport): string {
  if (sets.length === 0) return "No composition of these servers is lethal, as far as they are known.\n";
  const rows = sets
    .slice(0, MOST_ROWS)
    .map(
      ({ count, level, severity, example }) =>
        `| ${sayWord(severity)} | ${count} | ${level === "confirmed" ? "confirmed" : "including uncertain"} | ${md(example, 600)} |\n`,
    );
  const left = sets.length - rows.length;
  return `### Smallest lethal compositions\n\n| Severity | How many | Certainty | Which |\n| --- | ---: | --- | --- |\n${rows.join("")}${left > 0 ? `\nand ${left} more kinds; the JSON map holds all.\n` : ""}`;
}

function safe({ safe: { uncertain } }: MapReport): string {
  const lines = uncertain.map(
    ({ without, servers }) => `- **Without ${LEG_WORDS[without].phrase}** (${servers.length}): ${names(servers)}\n`,
  );
  return `### Largest sets that stay safe, including what is uncertain\n\n${lines.length > 0 ? lines.join("") : "None: the host, or every server, is lethal alone.\n"}`;
}

function unknown({ servers }: MapReport): string {
  const lost = servers.filter(({ state }) => state === "unlisted").map(({ name }) => name);
  return lost.length === 0 ? "" : `### Not known\n\n${names(lost)}\n`;
}

function reviews(map: MapReport): string {
  const rows = sayReviews(map).map(
    ({ at, by, what, text, details }) =>
      `| ${md(at)} | ${md(by)} | ${md([what, text, ...details].filter((one) => one !== "").join(" · "), 1000)} |\n`,
  );
  return rows.length === 0 ? "" : `### Reviews\n\n| When | Who | What |\n| --- | --- | --- |\n${rows.join("")}`;
}

function names(all: readonly string[]): string {
  const said = all
    .slice(0, MOST_NAMES)
    .map((name) => md(name))
    .join(", ");
  return all.length > MOST_NAMES ? `${said} and ${all.length - MOST_NAMES} more` : said;
}
