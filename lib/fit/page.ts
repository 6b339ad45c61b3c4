import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { LEG_WORDS, LEGS } from "../core/model/leg";
import type { Accuracy } from "./accuracy";
import { FACETS, type FacetId } from "./facets";
import { FURTHER_READMES, type Tried } from "./tried";

const two = (value: number) => value.toFixed(3);
const told = (value: number | undefined) => (value === undefined ? "" : two(value));
const bar = ([from, to]: readonly [number, number]) => `${two(from)}–${two(to)}`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [
    `| ${head.join(" | ")} |`,
    `| ${head.map(() => "---").join(" | ")} |`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");

const errs = (mistakes: Accuracy["effects"]["writes"]["mistakes"]) =>
  table(
    ["where it errs", "missed", "false alarms"],
    mistakes.map((one) => [one.kind, one.missed, one.alarms]),
  );

/** What was reached on families that nobody had looked at, each slice scored once before it was opened. */
function unseen({ legs, effects, sealed }: Accuracy): string {
  const crossValidated = (question: Question) =>
    question === "writes" || question === "destructive" ? effects[question].f1 : legs[question].profiled.f1;
  const last = sealed.scorings.at(-1)!;
  return [
    "## On servers that nobody has seen",
    "The families of servers in the second set of labels are cut into ten slices by a hash of their name. A slice is sealed until it is scored: fitted on everything before it, scored once, published here, and opened. Rules and lists of words were written by looking at open families only. Slices 2 to 6 were opened without a score, to develop on. The second set is harder: a third of it was chosen because the program was unsure. The last rows are of other servers: they were published in public repositories or in the package registry under permissive licences, share no family with the labelled ones, and were scored whole, once, by the program as it was, before anything was learned from them; those of the second registry part were labelled in two passes that did not see each other. What is described on GitHub was read from READMEs, which often say little. Pieces and nodes are what two automation platforms offer to agents as tools. Where numbers are small, a few servers weigh much in their sessions.",
    table(
      [
        "part",
        "scored",
        "tools",
        "learned from",
        ...QUESTIONS.map((question) => `${question} F1`),
        "sessions agree",
        "false alarms",
        "program",
      ],
      sealed.scorings.map((one) => [
        one.slice,
        one.date,
        one.tools,
        one.learnedFrom,
        ...QUESTIONS.map((question) => two(one.questions[question].f1)),
        two(one.sessions.agreement),
        two(one.sessions.falseAlarms),
        one.program,
      ]),
    ),
    "The same slices, judged by the program of November 2026 before it learned from any of them:",
    table(
      ["slice", ...QUESTIONS.map((question) => `${question} F1`), "sessions agree", "false alarms"],
      sealed.baseline
        .filter(({ slice }) => sealed.scorings.some((one) => one.slice === slice))
        .map((one) => [
          one.slice,
          ...QUESTIONS.map((question) => two(one.questions[question].f1)),
          two(one.sessions.agreement),
          two(one.sessions.falseAlarms),
        ]),
    ),
    `The last scoring (${last.slice}) beside the cross-validation over all labels, and the gap:`,
    table(
      ["question", "precision", "recall", "F1", "calibration error", "F1, cross-validated", "gap"],
      QUESTIONS.map((question) => {
        const { precision, recall, f1, calibrationError } = last.questions[question];
        const other = crossValidated(question);
        return [question, two(precision), two(recall), two(f1), told(calibrationError), two(other), two(other - f1)];
      }),
    ),
  ].join("\n\n");
}

/** What was reached on real servers, by where their definitions come from. */
const byOrigin = ({ origins }: Accuracy): string =>
  [
    "## By where definitions come from",
    "READMEs often give a tool no more than a name and half a sentence, which tells less than what a server answers.",
    table(
      ["definitions", "servers", "tools", ...QUESTIONS.map((question) => `${question} F1`)],
      origins.map(({ about, servers, tools, questions }) => [
        about,
        servers,
        tools,
        ...QUESTIONS.map((question) => two(questions[question].f1)),
      ]),
    ),
  ].join("\n\n");

/** What was reached on made-up texts of authors from whom nothing had been learned. */
function written({ authors, blind }: Accuracy): string {
  return [
    "## On texts by an author who saw neither",
    "Made-up definitions, many with a hidden leg or a harmless twin of one, by authors who saw neither the program nor any text that it learned from. What they wrote is learned from beside real servers. Here each is judged by weights that have seen none of its author’s:",
    table(
      ["written about", "tools", ...QUESTIONS.map((question) => `${question} F1`)],
      authors.map(({ about, tools, questions }) => [
        about,
        tools,
        ...QUESTIONS.map((question) => two(questions[question].f1)),
      ]),
    ),
    "Other sets were kept closed until a program was done, which was then scored on them once. In brackets: tools with the leg that were judged a plain “no”.",
    ...blind.sets.flatMap(({ set, tools, about, opened, note, scorings }) => [
      `${set} set: ${tools} definitions. ${about}. ${opened ? `Read on ${opened}, and learned from since.` : "Nobody has read it."}${note ? ` ${note}` : ""}`,
      table(
        ["program", "scored", ...QUESTIONS.map((question) => `${question} F1`)],
        scorings.map(({ program, date, questions }) => [
          program,
          date,
          ...QUESTIONS.map((question) => {
            const { f1, judgedNo, support } = questions[question];
            return judgedNo === undefined ? two(f1) : `${two(f1)} (${judgedNo} of ${support})`;
          }),
        ]),
      ),
    ]),
  ].join("\n\n");
}

/** What other ways of learning reach. */
function triedOtherwise({ fits, sinceTried, deleted }: Accuracy): string {
  const pair = ({ untrusted, egress }: Tried["servers"]) => `${two(untrusted)} and ${two(egress)}`;
  return [
    "## What was tried",
    `Average precision on real servers (cross-validated, before the last ${sinceTried.tools.toLocaleString("en")} of their tools and ${sinceTried.authors} of the authors were added) and on made-up texts of authors from whom nothing was learned:`,
    table(
      ["what", "untrusted", "egress", "untrusted, authors", "egress, authors"],
      fits.map(({ what, servers, authors }) => [
        what,
        two(servers.untrusted),
        two(servers.egress),
        two(authors.untrusted),
        two(authors.egress),
      ]),
    ),
    `Deleted on ${deleted.date}: ${deleted.what}. On two of the five parts, average precision of untrusted input and egress was ${pair(deleted.before.servers)} with them and ${pair(deleted.after.servers)} without on real servers, ${pair(deleted.before.authors)} and ${pair(deleted.after.authors)} on made-up texts (also by authors who were learned from).`,
    "None of these brought more than chance does: words of later sentences, of arguments’ and of servers’ descriptions; pairs of words that stand apart; vectors of words that were learned elsewhere (GloVe), as they are or in 256 groups; other dropout rates; from a fifth to nearly twice the weight of made-up texts; the texts of the last 13 authors; to read real servers alone at the end, which gains three thousandths there and loses a hundredth on disguised texts; to teach a network what others said of the same tools (distillation). The mean of four networks gains half a hundredth for four times the size.",
    FURTHER_READMES,
  ].join("\n\n");
}

/** What other thresholds would cost. */
function otherThresholds({ thresholds }: Accuracy): string {
  return [
    "## Thresholds",
    "A leg counts as present from one probability and as absent below another; in between it is “possible”. The table shows what other thresholds would give on real servers, for sessions whose verdict does not rest on an “it depends” label.",
    table(
      [
        "yes from",
        ...LEGS.map((leg) => `${leg} no below`),
        ...LEGS.map((leg) => `${leg} F1`),
        "verdicts “possible”",
        "legs judged no",
        "sessions agree",
        "false alarms",
        "missed",
      ],
      thresholds.map((one) => [
        one.used ? `**${one.yes}**` : one.yes,
        ...LEGS.map((leg) => (one.used ? `**${one.no[leg]}**` : one.no[leg])),
        ...LEGS.map((leg) => two(one.f1[leg])),
        ...[one.possible, one.judgedNo, one.agreement, one.falseAlarms, one.missed].map(two),
      ]),
    ),
  ].join("\n\n");
}

/** The goal for servers that nobody has seen, what is reached, and how it grows with the data that is learned from. */
function reachedAims({ legs, effects, sealed, curve, aims }: Accuracy): string {
  const last = sealed.scorings.at(-1)!;
  const reached = (question: Question) =>
    question === "writes" || question === "destructive" ? effects[question].f1 : legs[question].profiled.f1;
  return [
    "## What is aimed at, and what more labels would bring",
    table(
      ["question", "aim", "cross-validated", `last sealed part (${last.date})`, "reached"],
      QUESTIONS.map((question) => {
        const [one, other] = [reached(question), last.questions[question].f1];
        const by = [one >= aims[question] ? "cross-validated" : "", other >= aims[question] ? "sealed" : ""];
        return [question, aims[question], two(one), two(other), by.filter(Boolean).join(", ") || "no"];
      }),
    ),
    `F1 on families that were held back, by the number of families learned from (${curve.date}): the mean of three draws, with the least and the most. Where the last step still rises, more labels would help; where it is flat, other ways of reading would.`,
    table(
      ["question", ...curve.questions.private.map(({ families }) => `${families} families`)],
      QUESTIONS.map((question) => [
        question,
        ...curve.questions[question].map(({ f1, from, to }) => `${two(f1)} (${bar([from, to])})`),
      ]),
    ),
  ].join("\n\n");
}

/** The accuracy page as Markdown, for people who review a change of weights. */
export function renderAccuracy(accuracy: Accuracy): string {
  const { tools, servers, families, folds, seed, date, legs, effects, sessions, signals } = accuracy;
  const parts = [
    "# How often the verdicts are right",
    `Fitted and measured on ${date}: ${tools} labelled tools of ${servers} servers in ${families} families, ${folds} folds that share no server nor its relatives (seed ${seed}). A tool counts as having a leg at p ≥ 0.5; labels that say “it depends” do not count. No label of a known tool is looked up for any of these figures. Error bars are the 5th and the 95th percentile over bootstrap samples of servers.`,
    table(
      [
        "question",
        "precision",
        "recall",
        "F1",
        "F1 5–95 %",
        "average precision",
        "calibration error",
        "F1, each tool alone",
      ],
      [
        ...LEGS.map((leg) => {
          const { profiled, alone, range } = legs[leg];
          return [
            LEG_WORDS[leg].title,
            two(profiled.precision),
            two(profiled.recall),
            two(profiled.f1),
            bar(range.f1),
            two(profiled.averagePrecision),
            two(profiled.calibrationError),
            two(alone.f1),
          ];
        }),
        ...(["writes", "destructive"] as const).map((effect) => [
          effect,
          two(effects[effect].precision),
          two(effects[effect].recall),
          two(effects[effect].f1),
          bar(effects[effect].range.f1),
          two(effects[effect].averagePrecision),
          two(effects[effect].calibrationError),
          "",
        ]),
      ],
    ),
    unseen(accuracy),
    byOrigin(accuracy),
    written(accuracy),
    triedOtherwise(accuracy),
    otherThresholds(accuracy),
    reachedAims(accuracy),
    "## Error bars\n\n" +
      table(
        ["question", "precision", "recall", "F1", "average precision", "calibration error"],
        [
          ...LEGS.map((leg) => [LEG_WORDS[leg].title, legs[leg].range] as const),
          ...(["writes", "destructive"] as const).map((effect) => [effect, effects[effect].range] as const),
        ].map(([name, range]) => [
          name,
          bar(range.precision),
          bar(range.recall),
          bar(range.f1),
          bar(range.averagePrecision),
          bar(range.calibrationError),
        ]),
      ),
    "## Baselines\n\n" +
      table(
        ["leg", "way", "precision", "recall", "F1"],
        LEGS.flatMap((leg) =>
          legs[leg].baselines.map((one) => [leg, one.label, two(one.precision), two(one.recall), two(one.f1)]),
        ),
      ),
    "## Whole sessions of two to five servers\n\n" +
      table(
        ["sessions", "number", "lethal by the labels", "agreement", "false alarms", "missed"],
        (
          [
            ["all, “it depends” read as no", sessions.all],
            ["those that hang on no “it depends”", sessions.decided],
            ["the same, “probably” read as no", sessions.sure],
          ] as const
        ).map(([name, one]) => [
          name,
          one.sessions,
          one.lethal,
          ...(["agreement", "falseAlarms", "missed"] as const).map(
            (figure) => `${two(one[figure])} (${bar(one.range[figure])})`,
          ),
        ]),
      ) +
      "\n\nHow probable it is said to be that all three legs are there, and how often they are; of sessions that hang on no “it depends”. Below 0.75 a session is only “probably” lethal; that, and how much several tools count together, was chosen on these sessions:\n\n" +
      table(
        ["predicted", "sessions", "mean predicted", "observed"],
        accuracy.sessionCalibration.map((bin) => [
          `${bin.from}–${bin.to}`,
          bin.tools,
          two(bin.predicted),
          two(bin.observed),
        ]),
      ),
    ...LEGS.map((leg) => {
      const { calibration, confusion, groups, mistakes } = legs[leg];
      return [
        `## ${LEG_WORDS[leg].title}`,
        table(
          ["predicted", "tools", "mean predicted", "observed"],
          calibration.map((bin) => [`${bin.from}–${bin.to}`, bin.tools, two(bin.predicted), two(bin.observed)]),
        ),
        table(
          ["label", "yes", "possible", "no"],
          (["y", "m", "n"] as const).map((label) => [
            label,
            confusion[label].yes,
            confusion[label].possible,
            confusion[label].no,
          ]),
        ),
        ...(Object.keys(FACETS) as FacetId[]).map((facet) =>
          table(
            [FACETS[facet], "tools", "with the leg", "precision", "recall", "F1"],
            groups
              .filter((one) => one.facet === facet)
              .map((one) => [one.value, one.tools, one.support, two(one.precision), two(one.recall), two(one.f1)]),
          ),
        ),
        errs(mistakes),
      ].join("\n\n");
    }),
    ...(["writes", "destructive"] as const).map((effect) => `## ${effect}\n\n${errs(effects[effect].mistakes)}`),
    "## Signals\n\n" +
      table(
        ["signal", "speaks for", "precision", "coverage"],
        Object.entries(signals).map(([id, one]) => [id, one.tools, two(one.precision), two(one.coverage)]),
      ),
  ];
  return `${parts.join("\n\n")}\n`;
}
