import { LEG_WORDS, LEGS } from "../core/model/leg";
import type { Accuracy } from "./accuracy";

const two = (value: number) => value.toFixed(3);
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

/** The accuracy page as Markdown, for people who review a change of weights. */
export function renderAccuracy({ tools, servers, folds, seed, legs, effects, sessions, signals }: Accuracy): string {
  const parts = [
    "# How often the verdicts are right",
    `${tools} labelled tools of ${servers} servers, ${folds} folds that share no server nor its relatives (seed ${seed}). A tool counts as having a leg at p ≥ 0.5; labels that say “it depends” do not count. No label of a known tool is looked up for any of these figures. Error bars are the 5th and the 95th percentile over bootstrap samples of servers.`,
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
    "## Simpler ways\n\n" +
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
          ] as const
        ).map(([name, one]) => [
          name,
          one.sessions,
          one.lethal,
          ...(["agreement", "falseAlarms", "missed"] as const).map(
            (figure) => `${two(one[figure])} (${bar(one.range[figure])})`,
          ),
        ]),
      ),
    ...LEGS.map((leg) => {
      const { calibration, confusion, domains, mistakes } = legs[leg];
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
        table(
          ["domain", "tools", "with the leg", "precision", "recall", "F1"],
          domains.map((one) => [one.domain, one.tools, one.support, two(one.precision), two(one.recall), two(one.f1)]),
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
