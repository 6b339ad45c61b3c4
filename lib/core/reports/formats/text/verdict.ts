import { LEGS, LEG_WORDS } from "../../../model/leg";
import { partsOf, type Report } from "../../../model/report";
import { POLICY_WORDS, sayPolicy } from "../../../text/say-policy";
import { saySince } from "../../../text/say-since";
import { count } from "../../../text/say-verdict";
import { mapOfSession } from "../../map/of-session";
import { openReport } from "../../open";
import { sayCounts, sayWord } from "../../map/say";
import { MOST_FINDINGS } from "./findings";
import { capped, list, say, wrap } from "./lines";

const MOST_COMPOSITIONS = 5;

/** The first thing that a returning reader wants to know. */
export function since({ since: then }: Report): string[] {
  if (!then) return [];
  const { headline, lines } = saySince(then);
  return [
    ...wrap(say(headline, 300)),
    ...capped(
      lines.flatMap(({ mark, what }) => wrap(say(what, 300), `  ${mark} `, "    ")),
      40,
      "line",
    ),
    "",
  ];
}

export function legs(report: Report): string[] {
  const { verdict } = report;
  const off = new Set(report.servers.filter((server) => server.off).map((server) => server.name));
  const on = partsOf(report).filter((tool) => !tool.off && !off.has(tool.server));
  return LEGS.map((leg) => {
    const [yes, possible] = (["yes", "possible"] as const).map(
      (word) => on.filter((tool) => tool[leg].verdict === word).length,
    );
    const { letter, title } = LEG_WORDS[leg];
    return `  ${letter} ${title.padEnd(16)}${verdict.legs[leg].padEnd(10)}${count(yes!, "tool")}${possible! > 0 ? `, ${possible} possible` : ""}`;
  });
}

export function sets({ minimalServerSets: { plain, cautious } }: Report): string[] {
  const sure = new Set(plain.map((set) => set.join("\n")));
  const open = cautious.filter((set) => !sure.has(set.join("\n")));
  const said = (set: readonly string[]) => set.map((name) => say(name)).join(" + ");
  const all = [
    ...plain.map((set) => wrap(said(set), "  ✖ ", "    ")),
    ...open.map((set) => wrap(`${said(set)} (possible)`, "  ◔ ", "    ")),
  ];
  const lines = all.slice(0, MOST_FINDINGS).flat();
  return all.length > MOST_FINDINGS ? [...lines, `  … and ${count(all.length - MOST_FINDINGS, "more set")}`] : lines;
}

export function policies({ policies: all = [] }: Report): string[] {
  return all.flatMap((one) =>
    wrap(
      `${POLICY_WORDS[one.level].icon} ${say(one.policy.label)}: ${POLICY_WORDS[one.level].word.toLowerCase()}. ${sayPolicy(one)}`,
      "  ",
      "      ",
    ),
  );
}

export function compositions(report: Report): string[] {
  const map = mapOfSession(openReport(report), report.product.version);
  if (!map) return [];
  const worst = map.lethal
    .slice(0, MOST_COMPOSITIONS)
    .map(
      ({ severity, level, example }) => `${sayWord(severity)}${level === "uncertain" ? ", uncertain" : ""}: ${example}`,
    );
  const safe = map.safe.uncertain.map(
    ({ without, servers: names }) => `Safe without ${LEG_WORDS[without].phrase}: ${list(names) || "no server"}`,
  );
  return [...sayCounts(map), ...map.omitted, ...worst, ...safe].flatMap((line) => wrap(say(line, 400), "  - ", "    "));
}
