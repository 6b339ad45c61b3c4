import knownFigures from "@/lib/core/classification/reviewed/figures.json";
import figures from "@/lib/core/classification/scoring/accuracy.json";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import { page, table, WRITTEN } from "./markdown";

const two = (value: number) => value.toFixed(2);
const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${Math.round(value * 100)} %`;
const count = (value: number) => value.toLocaleString("en");

/** How often the judgement is right, and how that is known. */
export function accuracy(): string {
  const { tools, servers, folds, date, legs, effects, sessions, sealed, aims } = figures;
  const last = sealed.scorings.at(-1)!;
  const questions = [
    ...LEGS.map((leg) => ({
      title: LEG_WORDS[leg].title,
      ...legs[leg].profiled,
      aim: aims[leg],
      sealed: last.questions[leg].f1,
    })),
    { title: "Writes", ...effects.writes, aim: aims.writes, sealed: last.questions.writes.f1 },
    { title: "Destroys", ...effects.destructive, aim: aims.destructive, sealed: last.questions.destructive.f1 },
  ];
  return page("Accuracy", [
    WRITTEN,
    "How often the judgement is right, how that is measured, and how much to make of it. Every figure comes from the same file as those under *Help, Accuracy*, which has more: calibration, breakdowns, mistakes, the learning curve.",
    "## The figures",
    `Measured on ${date} on ${count(tools)} tools of ${count(servers)} servers. Every tool was judged by weights that had seen none of its server.`,
    table(
      ["question", "precision", "recall", "F1", "aim", "F1 on a sealed part", "calibration error"],
      questions.map(({ title, precision, recall, f1, aim, sealed, calibrationError }) => [
        title,
        two(precision),
        two(recall),
        two(f1),
        two(aim),
        two(sealed),
        two(calibrationError),
      ]),
    ),
    `- *Precision*: of the tools that Trefoil says yes to, how many have the leg. *Recall*: of the tools that have it, how many it says yes to. *F1* is both in one figure.\n- The *aim* is the goal that was set. Where F1 is below it, the goal was not reached.\n- A *sealed part* was kept back and scored once, on ${last.date}, before anybody looked at it: ${count(last.tools)} tools of ${count(last.servers)} servers. It is the more honest figure, and the rougher one. Of its sessions ${percent(last.sessions.agreement)} came out as the labels say, and ${percent(last.sessions.falseAlarms)} of the harmless ones were called lethal.\n- *Calibration error*: how far a probability is from what it promises, on average.`,
    `Of ${count(sessions.decided.sessions)} sessions made of labelled tools whose labels decide the verdict, ${percent(sessions.decided.agreement)} come out as the labels say; ${percent(sessions.decided.falseAlarms)} of the harmless ones are called lethal, and ${percent(sessions.decided.missed)} of the lethal ones are missed. Where the probability is below 75 %, Trefoil says that a session can *probably* leak. If those verdicts are not counted as lethal, ${percent(sessions.sure.agreement)} come out as the labels say, ${percent(sessions.sure.falseAlarms)} of the harmless ones are called lethal, and ${percent(sessions.sure.missed)} of the lethal ones are missed. The 75 % threshold was chosen on these same sessions, so results on others may be slightly worse.`,
    "By where the definitions come from (F1). READMEs often give a tool no more than a name and half a sentence:",
    ofOrigins(),
    "## How it is measured",
    `1. Tools are labelled by a language model that follows a written rubric: most in one pass, some in two that do not see each other, where a disagreement about a leg counts as “it depends”. No person has checked the labels. Those that say “it depends” count neither way. Expect a few per cent of the labels to be wrong.\n2. The tools are divided into ${folds} folds; all tools of a server, and of its copies, are in the same fold.\n3. Each fold is judged by weights fitted on the others (cross-validation), so no tool is judged by weights that learned from it.\n4. From time to time the program is scored, once, on a part that nobody has opened before.`,
    `The weights, the labels and the observed features are in the repository, and \`npm run fit\` gives the same figures again. Known tools (${count(knownFigures.definitions)} definitions) are left out of all of this: they would be right by construction.`,
    "## What the figures do not say",
    `They measure how well definitions are read, not how honest they are. A tool can do something other than it says. Texts that say little, or that were written to mislead the judgement, do worse than those that were written to be understood. And servers differ: a figure over all says little about a vague one. Made-up definitions by authors who saw neither the program nor what it had learned from, each set scored before anybody opened it (F1):`,
    ...blindSets(),
    ...ofAuthors(),
    "## What was tried",
    ...whatWasTried(),
    "## When it matters to you",
    "Look at the evidence of the tools that a verdict rests on; they are few. [Override](overrides.md) what you know better. `trefoil classify --without-labelled` judges as the figures do, without known tools.",
  ]);
}

/** Of each set the last scoring. */
function blindSets(): string[] {
  return [
    table(
      ["set", "definitions", "what it is", "scored", ...LEGS.map((leg) => LEG_WORDS[leg].title)],
      figures.blind.sets.map(({ set, tools, since, scorings }) => [
        set,
        count(tools),
        since,
        scorings.at(-1)!.date,
        ...LEGS.map((leg) => two(scorings.at(-1)!.questions[leg].f1)),
      ]),
    ),
  ];
}

const ofOrigins = (): string =>
  table(
    ["definitions", "servers", "tools", ...LEGS.map((leg) => LEG_WORDS[leg].title)],
    figures.origins.map(({ about, servers, tools, questions }) => [
      about,
      count(servers),
      count(tools),
      ...LEGS.map((leg) => two(questions[leg].f1)),
    ]),
  );

function ofAuthors(): string[] {
  return [
    "The same by author, each judged by weights that have seen none of the author’s texts:",
    table(
      ["written about", "tools", ...LEGS.map((leg) => LEG_WORDS[leg].title)],
      figures.authors.map(({ about, tools, questions }) => [
        about,
        count(tools),
        ...LEGS.map((leg) => two(questions[leg].f1)),
      ]),
    ),
  ];
}

const gains = (all: typeof figures.fits): string =>
  table(
    ["what", "untrusted", "egress", "untrusted, authors", "egress, authors"],
    all.map(({ what, servers, authors }) => [
      what,
      three(servers.untrusted),
      three(servers.egress),
      three(authors.untrusted),
      three(authors.egress),
    ]),
  );

const sayDeleted = ({ date, what, before, after }: typeof figures.deleted): string => {
  const pair = ({ untrusted, egress }: typeof before.servers) => `${three(untrusted)} and ${three(egress)}`;
  return `Rules that the learned words made superfluous were deleted on ${date}: ${what}. On two of the five parts, average precision of untrusted input and egress was ${pair(before.servers)} with them and ${pair(after.servers)} without on real servers; on made-up texts, also by authors who were learned from, ${pair(before.authors)} and ${pair(after.authors)}.`;
};

function whatWasTried(): string[] {
  return [
    `Average precision on real servers (cross-validated, before the last ${count(figures.sinceTried.tools)} of their tools and ${figures.sinceTried.authors} of the authors were added), and on made-up texts of authors from whom nothing was learned. More labels made most of the difference. The hidden layer, which weighs features in combination, and the grouping of words by meaning each add a little:`,
    gains(figures.fits),
    sayDeleted(figures.deleted),
    "None of these brought a gain that could be told from chance: words of later sentences, of arguments’ and of servers’ descriptions; pairs of words that stand apart; vectors of words that were learned elsewhere (GloVe), as they are or in 256 groups; other dropout rates; from a fifth to nearly twice the weight of made-up texts; the texts of the last 13 authors; to read real servers alone at the end, which gains three thousandths there and loses a hundredth on disguised texts; to teach a network what others said of the same tools (distillation). The mean of four networks gains half a hundredth for four times the size. That text behind the first sentence may only raise a probability costs nothing that could be measured; without it a tool could be talked into a milder verdict.",
    "Servers of the package registry were scored in two parts before anything was learned from either. The second part (457 tools of 27 servers), by the program before and then by the first one that weighs features together: F1 0.92 and 0.93 for private data, 0.72 and 0.80 for untrusted input, 0.75 and 0.77 for egress, 0.95 and 0.97 for what writes, 0.80 and 0.86 for what destroys.",
  ];
}
