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
    `Of ${count(sessions.decided.sessions)} sessions made of labelled tools whose labels decide the verdict, ${percent(sessions.decided.agreement)} come out as the labels say; ${percent(sessions.decided.falseAlarms)} of the harmless ones are called lethal, and ${percent(sessions.decided.missed)} of the lethal ones are missed.`,
    "## How it is measured",
    `1. Tools are labelled by a written rubric, in passes that do not see each other; labels that say “it depends” count neither way. Expect a few per cent of the labels to be wrong.\n2. The tools are divided into ${folds} parts, with no server, and no copy of a server, in two of them.\n3. Each part is judged by weights that were fitted on the others. Nothing that is measured was learned from.\n4. From time to time the program is scored, once, on a part that nobody has opened before.`,
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

const gains = (all: typeof figures.tried): string =>
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

function whatWasTried(): string[] {
  return [
    "How the same rules and learned words are fitted: average precision on real servers (cross-validated), and on made-up texts of authors from whom nothing was learned. Fitted apart and averaged, they do better than together: what rules and words say is alike on the servers that were learned from, and less so on others.",
    gains(figures.fits),
    "Further things, in F1, when rules and words were fitted together. Only texts by further authors gained more than chance does.",
    gains(figures.tried),
    "Beside the average of three fits, each of these gained less than a hundredth, which is chance: boosted trees over the same rules, random halves of the features, what the other tools of the server were judged, words of later sentences and of arguments’ and servers’ descriptions, pieces of words. Labels softened by what another fit had said gained nothing.",
    "Labels that the program gives itself cannot add servers: every server of the unlabelled corpus has labelled tools already.",
    "Published servers were scored in three parts (433, 179 and 139 tools), each before anything was learned from it. The second part, by the program that had fitted rules and words together and then by the average of three fits: F1 0.86 and 0.88 for private data, 0.88 and 0.91 for untrusted input, 0.75 and 0.78 for egress, 0.79 and 0.84 for what destroys. The third part: 0.88 and 0.90, 0.88 and 0.86, 0.69 and 0.67, 0.89 and 0.93; it has 21 tools with untrusted input and 17 with egress, so that one tool is three hundredths. Sessions made of published servers alone do worse than those above: of the harmless ones 38 %, 28 % and 34 % were called lethal; of the lethal ones 4 %, none and 7 % were missed.",
  ];
}
