import { CHANNEL_WORDS } from "../../model/channel";
import { EVERYTHING, GATE_WORDS } from "../../model/gate";
import { LEGS, LEG_WORDS } from "../../model/leg";
import { decidedIn } from "../../text/decided";
import { partsOf, type Finding, type Report } from "../../model/report";
import { isAboutTools } from "../../rules/rules";
import { sayReviews } from "../../text/say-reviews";
import { sayFindingSeverity } from "../../rules/severity";
import { sayScope } from "../../text/say-scope";
import { saySince } from "../../text/say-since";
import { sayStatus } from "../../text/say-status";
import { count, LEVEL_WORDS, LIMITS, sayVerdict, STATE_WORDS } from "../../text/say-verdict";
import { POLICY_WORDS, sayPolicy } from "../../text/say-policy";
import { showHidden, shorten } from "../../text/visible";
import { besideServers } from "../beside-servers";
import { mapOfReport } from "../map/of-report";
import { sayCounts, sayWord } from "../map/say";
import { defineFormat } from "./define";

/** Mail programs break longer lines by themselves, and badly. */
const WIDTH = 76;
const MOST_FINDINGS = 25;
const MOST_TOOLS = 12;
const MOST_ABOUT_TOOLS = 15;
const MOST_COMPOSITIONS = 5;
const MOST_BESIDE = 25;
const BY_LEVEL: readonly Finding["level"][] = ["error", "warning", "note"];
const MARKS: Record<Finding["level"], string> = { error: "✖", warning: "◔", note: "·" };

/** For terminals and mail: plain characters, no colour, nothing that moves the cursor. */
export default defineFormat({
  id: "text",
  label: "Plain text",
  extension: "txt",
  mediaType: "text/plain; charset=utf-8",
  render: (report) => `${toLines(report).join("\n")}\n`,
});

function toLines(report: Report): string[] {
  const { icon, word } = LEVEL_WORDS[report.verdict.level];
  const host = report.session.host === "none" ? "no host" : `host ${say(report.session.host)}`;
  return [
    ...wrap(
      `${icon} ${word.toUpperCase()}${report.verdict.incomplete ? " (incomplete)" : ""}: ${say(report.session.name)}, ${host}`,
    ),
    "",
    ...since(report),
    ...wrap(sayVerdict(report)),
    ...report.verdict.bounds.flatMap((bound) => wrap(say(bound, 300))),
    "",
    ...legs(report),
    ...section("Lethal combinations", sets(report)),
    ...section("Further policies", policies(report)),
    ...section("Findings", findings(report)),
    ...section("Compositions of these servers", compositions(report)),
    ...section("What servers claim about their tools (claims; they change no verdict)", aboutTools(report)),
    ...section("Smallest cuts (any one leaves no trifecta, including what is uncertain)", cuts(report)),
    ...section("Split into safe sessions", split(report)),
    ...section("Servers", servers(report)),
    ...section("Beside servers", beside(report)),
    ...section("What people decided", decided(report)),
    ...section("Beside the tools", channels(report)),
    ...section("Compensating controls (reported beside the verdict; they never change it)", gates(report)),
    ...section("Reviews", reviews(report)),
    ...section(
      "What was checked",
      sayScope(report).flatMap((line) => wrap(say(line, 400), "  - ", "    ")),
    ),
    ...section(
      "Assumptions",
      LIMITS.flatMap((line) => wrap(line, "  - ", "    ")),
    ),
    ...section(
      "Left out of this copy",
      report.omitted.flatMap((line) => wrap(say(line, 300), "  - ", "    ")),
    ),
    "",
    `${report.product.name} ${say(report.product.version)}${report.at ? `, servers last listed ${say(report.at)}` : ""}`,
  ];
}

/** The first thing that a returning reader wants to know. */
function since({ since: then }: Report): string[] {
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

function reviews(report: Report): string[] {
  return sayReviews(report).flatMap(({ at, by, what, text, details }) => [
    ...wrap(`${say(at)} ${say(by)}: ${say(what, 300)}`, "  ", "    "),
    ...[text, ...details].filter((one) => one !== "").flatMap((one) => wrap(say(one, 1000), "      ", "      ")),
  ]);
}

function legs(report: Report): string[] {
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

function sets({ minimalServerSets: { plain, cautious } }: Report): string[] {
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

function policies({ policies: all = [] }: Report): string[] {
  return all.flatMap((one) =>
    wrap(
      `${POLICY_WORDS[one.level].icon} ${say(one.policy.label)}: ${POLICY_WORDS[one.level].word.toLowerCase()}. ${sayPolicy(one)}`,
      "  ",
      "      ",
    ),
  );
}

function findings(report: Report): string[] {
  const all = report.findings.filter(({ rule }) => !isAboutTools(rule));
  const lines = all.slice(0, MOST_FINDINGS).flatMap((finding) => {
    const place = finding.location
      ? `  [${say(finding.location.file)}${finding.location.line ? `:${finding.location.line}` : ""}]`
      : "";
    const steps =
      finding.witness?.steps.flatMap((step, index) => wrap(say(step, 400), `      ${index + 1}. `, "         ")) ?? [];
    const status = sayStatus(finding) === "" ? [] : wrap(say(sayStatus(finding), 400), "      ", "      ");
    return [
      ...wrap(
        `${say(finding.message, 600)}${place}`,
        `  ${MARKS[finding.level]} ${finding.rule} ${sayFindingSeverity(finding)}: `,
        "          ",
      ),
      ...steps,
      ...status,
    ];
  });
  const left = all.length - MOST_FINDINGS;
  return left > 0 ? [...lines, `  … and ${count(left, "more finding")}; the JSON report holds all of them.`] : lines;
}

function compositions(report: Report): string[] {
  const map = mapOfReport(report);
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

function aboutTools({ findings: all }: Report): string[] {
  const about = all
    .filter(({ rule }) => isAboutTools(rule))
    .sort((a, b) => BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level));
  const lines = about
    .slice(0, MOST_ABOUT_TOOLS)
    .flatMap((finding) => [
      ...wrap(
        say(finding.message, 300),
        `  ${MARKS[finding.level]} ${finding.rule} ${sayFindingSeverity(finding)}: `,
        "          ",
      ),
      ...(sayStatus(finding) === "" ? [] : wrap(say(sayStatus(finding), 400), "      ", "      ")),
    ]);
  const left = about.length - MOST_ABOUT_TOOLS;
  return left > 0 ? [...lines, `  … and ${count(left, "more finding")}; the JSON report holds all of them.`] : lines;
}

function cuts({ cuts: { tools, servers: byServer } }: Report): string[] {
  const lines = [
    ...tools.map((cut) => ({ cut, what: `switch off ${count(cut.remove.length, "tool")}` })),
    ...byServer.map((cut) => ({ cut, what: `remove ${count(cut.remove.length, "server")}` })),
  ].flatMap(({ cut, what }) => wrap(`${LEG_WORDS[cut.leg].letter} ${what}: ${list(cut.remove)}`, "  ", "      "));
  return capped(lines, 40, "line");
}

function split({ split: { parts, unsplittable } }: Report): string[] {
  const lines =
    parts.length < 2
      ? []
      : parts.flatMap((part, index) =>
          wrap(
            `${index + 1}. no ${LEG_WORDS[part.without].phrase.replace(/^a /, "")}: ${list(part.tools)}`,
            "  ",
            "     ",
          ),
        );
  return unsplittable.length > 0
    ? [...lines, ...wrap(`No split helps these, each carries all three legs: ${list(unsplittable)}`, "  ", "     ")]
    : lines;
}

function servers(report: Report): string[] {
  const width = Math.min(34, Math.max(...report.servers.map((server) => say(server.name).length), 4));
  return report.servers.flatMap((server) => {
    if (server.component) return [];
    const own = partsOf(report).filter((tool) => tool.server === server.name && !tool.off);
    const letters = LEGS.map((leg) =>
      own.some((tool) => tool[leg].verdict === "yes")
        ? LEG_WORDS[leg].letter
        : own.some((tool) => tool[leg].verdict === "possible")
          ? LEG_WORDS[leg].letter.toLowerCase()
          : "·",
    ).join("");
    const state = server.off ? "switched off" : STATE_WORDS[server.state];
    const rest = `  ${letters}  ${String(server.tools).padStart(4)} ${server.tools === 1 ? "tool " : "tools"}  ${state}`;
    const name = say(server.name);
    const head =
      name.length <= width
        ? [`  ${name.padEnd(width)}${rest}`]
        : [...wrap(name, "  ", "  "), `  ${" ".repeat(width)}${rest}`];
    return server.reason && !server.off ? [...head, ...wrap(say(server.reason, 300), "      ", "      ")] : head;
  });
}

function decided(report: Report): string[] {
  const lines = decidedIn(report).flatMap(({ tool, leg, verdict, by, at, reason }) =>
    wrap(
      `${LEG_WORDS[leg].letter} ${verdict}: ${say(tool)}, set by ${say(by)} on ${say(at.slice(0, 10))}: ${say(reason, 300)}`,
      "  ",
      "      ",
    ),
  );
  return capped(lines, 40, "line");
}

/** Skills, plugins, agents and rules: what each does to permissions, brings and runs. */
function beside(report: Report): string[] {
  const rows = besideServers(report).map(({ kind, title, file, off, clients, sentences }) => [
    ...wrap(
      `${kind} ${say(title)}${off ? " (switched off)" : ""}${file === undefined ? "" : `, ${say(file)}`}`,
      "  - ",
      "    ",
    ),
    ...(clients.length > 0 ? wrap(`Loaded by ${clients.join(", ")}.`, "    ", "    ") : []),
    ...sentences.flatMap((one) => wrap(say(one, 400), "    ", "    ")),
  ]);
  return [
    ...rows.slice(0, MOST_BESIDE).flat(),
    ...(rows.length > MOST_BESIDE ? [`    and ${count(rows.length - MOST_BESIDE, "more file")}`] : []),
  ];
}

function channels({ channels: all }: Report): string[] {
  const lines = all.flatMap((one) => {
    const letters = LEGS.map((leg) =>
      one[leg].verdict === "yes"
        ? LEG_WORDS[leg].letter
        : one[leg].verdict === "possible"
          ? LEG_WORDS[leg].letter.toLowerCase()
          : "·",
    ).join("");
    return wrap(
      `${letters}  ${say(one.id)}: ${say(one.description ?? CHANNEL_WORDS[one.channel].label, 300)}${one.off ? (one.onRequest ? " Not counted unless asked for." : " Switched off.") : ""}`,
      "  ",
      "       ",
    );
  });
  return capped(lines, 60, "line");
}

function gates({ gates: all }: Report): string[] {
  return all.flatMap(({ on, kind, note }) =>
    wrap(
      `${say(on === EVERYTHING ? "every call" : on)}: ${GATE_WORDS[kind]}${note ? `. ${say(note, 500)}` : ""}`,
      "  ",
      "      ",
    ),
  );
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function capped(lines: string[], most: number, noun: string): string[] {
  return lines.length > most
    ? [...lines.slice(0, most), `  … and ${count(lines.length - most, `more ${noun}`)}`]
    : lines;
}

function list(ids: readonly string[]): string {
  const said = ids.slice(0, MOST_TOOLS).map((id) => say(id));
  return ids.length > MOST_TOOLS ? `${said.join(", ")} and ${ids.length - MOST_TOOLS} more` : said.join(", ");
}

function say(text: string, length = 120): string {
  return shorten(showHidden(text), length);
}

/** Breaks at spaces, and within a word that is longer than a line: no line is ever longer. */
function wrap(text: string, first = "", rest = ""): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  const end = () => {
    lines.push(line);
    line = rest;
    empty = true;
  };
  for (const word of text.split(/ +/)) {
    let left = [...word];
    if (!empty && [...line].length + 1 + left.length > WIDTH) end();
    if (!empty) line += " ";
    while ([...line].length + left.length > WIDTH) {
      const room = Math.max(1, WIDTH - [...line].length);
      line += left.slice(0, room).join("");
      left = left.slice(room);
      end();
    }
    line += left.join("");
    empty = false;
  }
  return [...lines, line];
}
