import { firstFew } from "@/lib/core/text/first-few";
import { maskOf } from "@/lib/core/analysis/mask";
import { groupBy } from "@/lib/core/least/group-by";
import { largestHarmless, type Largest } from "@/lib/core/least/largest";
import { alone, riskOf, type Risk } from "@/lib/core/least/risk";
import { VERBS } from "@/lib/core/least/verbs";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import type { Stance } from "@/lib/core/model/session";
import { count, LEVEL_WORDS } from "@/lib/core/text/say-verdict";
import { showHidden } from "@/lib/core/text/visible";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT } from "../exit";
import { writeText } from "../files";
import type { Io } from "../io";
import { judge } from "../judge";
import { refuseUnseen } from "../refuse-unseen";
import { SESSION_HELP, SESSION_OPTIONS } from "../session-options";
import { dropped, NEED_HELP, readNeeded, type NeededServer } from "../needed";

const FORMATS = ["text", "json", "ids"] as const;
const STANCES = ["cautious", "plain"] as const;

const help = `Usage: trefoil least [CONFIG...] [options]

Sorts the tools of each server by resource and verb, and proposes the smallest set that keeps what is needed. Shows how
that changes the risk, and the largest set that includes it without completing the trifecta. To apply the proposal to a
client, use "trefoil fix --need".

What is needed
${NEED_HELP}  --stance STANCE           cautious: what is possible counts; plain: only what is certain (default: cautious)

${SESSION_HELP}
Output
  --format FORMAT           text; json; ids (the tools to drop, one server/tool per line) (default: text)
  -o, --output FILE         write to a file instead of standard output
  --allow-incomplete        do not fail if a server could not be seen

Exit codes: 0; 2 for wrong usage; 3, 4 or 5 when a server was not seen.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      ...SESSION_OPTIONS,
      need: { type: "string", multiple: true, default: [] as string[] },
      stance: { type: "string", default: "cautious" },
      format: { type: "string", default: "text" },
      output: { type: "string", short: "o" },
    },
  });
  const format = oneOf("--format", values.format, FORMATS);
  const stance = oneOf("--stance", values.stance, STANCES);
  const judged = await judge(io, { values, tokens });
  const servers = readNeeded(judged, values.need);
  const isAsked = values.need.length > 0;
  await writeText(
    io,
    values.output,
    format === "ids"
      ? dropped(servers)
          .map((id) => `${id}\n`)
          .join("")
      : format === "json"
        ? asJson(servers, stance, isAsked)
        : servers.map((server) => asText(server, stance, isAsked)).join("\n"),
  );
  if (!values["allow-incomplete"]) refuseUnseen(judged);
  return EXIT.ok;
}

type Told = { now: Risk; with: Risk; largest: Largest };

function tell({ server, placed, marked, kept }: NeededServer, stance: Stance): Told {
  const channels = server.tools.filter((tool) => tool.channel && !tool.off);
  const lent = (tools: typeof server.tools) =>
    tools.map((tool) => ({ id: tool.id, mask: maskOf(tool.classification, stance) }));
  const stays = new Set(kept.map(({ id }) => id));
  return {
    now: riskOf(alone(server), placed, stance),
    with: riskOf(alone(server, stays), placed, stance),
    largest: largestHarmless(
      lent(server.tools.filter((tool) => !tool.channel && !tool.off)),
      new Set([...marked, ...stays]),
      lent(channels),
    ),
  };
}

function asJson(servers: readonly NeededServer[], stance: Stance, isAsked: boolean): string {
  const told = servers.map((one) => ({
    server: one.server.name,
    tools: one.placed.map(({ id, resource, verb, kind, tokens }) => ({ id, resource, verb, kind, tokens })),
    ...(isAsked ? { keep: one.kept, drop: dropped([one]), ...tell(one, stance) } : { now: tell(one, stance).now }),
  }));
  return `${JSON.stringify({ schema: "trefoil-least/1", stance, servers: told }, null, 2)}\n`;
}

function asText(one: NeededServer, stance: Stance, isAsked: boolean): string {
  const { now, with: after, largest } = tell(one, stance);
  const rows = groupBy(one.placed, ({ resource }) => resource);
  const width = Math.max(8, ...[...rows.keys()].map((name) => showHidden(name).length));
  const cell = (text: string | number) => String(text).padStart(8);
  return [
    `${showHidden(one.server.name)}: ${count(one.placed.length, "tool")} for ${count(rows.size, "resource")}, about ${count(now.tokens, "token")} of definitions`,
    "",
    `${"resource".padEnd(width)}${VERBS.map(cell).join("")}`,
    ...[...rows].map(
      ([name, tools]) =>
        `${showHidden(name).padEnd(width)}${VERBS.map((verb) => cell(tools.filter((tool) => tool.verb === verb).length || "·")).join("")}`,
    ),
    "",
    ...(isAsked
      ? [
          `Keep ${count(one.kept.length, "tool")}:`,
          ...one.kept.map(
            ({ id, why }) =>
              `  ${showHidden(id)}${why === "marked" ? "" : `  tells ${showHidden(why.param)} of ${showHidden(why.for)}`}`,
          ),
          "",
          ...compare(now, after),
          "",
          ...sayLargest(largest, one.placed.length),
        ]
      : [...compare(now), "", "Name what is needed with --need: a tool, a resource, or a verb of it."]),
    "",
  ].join("\n");
}

/** The figures before and after, one below the other. */
function compare(...risks: readonly [Risk] | readonly [Risk, Risk]): string[] {
  const line = (name: string, figure: (risk: Risk) => string | number) =>
    `${name.padEnd(26)}${risks.map((risk) => String(figure(risk)).padStart(12)).join("")}`;
  return [
    line("on its own", ({ level }) => LEVEL_WORDS[level].word.toLowerCase()),
    line("tools", ({ tools }) => tools),
    ...LEGS.map((leg) => line(`lend ${LEG_WORDS[leg].phrase}`, ({ legs }) => legs[leg])),
    line("trifectas", ({ trifectas }) => trifectas),
    line("write", ({ writing }) => writing),
    line("can destroy", ({ destroying }) => destroying),
    line("tokens, about", ({ tokens }) => tokens),
  ];
}

/** How many ties are listed in full. */
const NAMED = 8;

function sayLargest(largest: Largest, all: number): string[] {
  const some = (ids: readonly string[]) => firstFew(ids, NAMED, showHidden);
  if (largest.state === "already") return ["All of its tools together do not complete the trifecta on their own."];
  if (largest.state === "found")
    return largest.ways.map(
      ({ empties, drop }) =>
        `Or keep ${all - drop.length} of ${all} and be without ${empties.map((leg) => LEG_WORDS[leg].phrase).join(" and ")}: drop ${some(drop)}.`,
    );
  return [
    "What is needed completes the trifecta on its own:",
    ...LEGS.map((leg) => `  ${LEG_WORDS[leg].title}: ${some(largest.by[leg])}`),
  ];
}

const least: Command = { help, run };
export default least;
