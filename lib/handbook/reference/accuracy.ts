import knownFigures from "@/lib/core/classification/reviewed/figures.json";
import figures from "@/lib/core/classification/scoring/accuracy.json";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";
import { joinWords } from "@/lib/core/text/join-words";
import { JUDGING_TIME } from "./judging-time";
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
    `How often the judgement is right, how that is measured, and how much to make of it. Measured on ${date} on ${count(tools)} tools of ${count(servers)} servers; every tool was judged by weights that had seen none of its server. The page *Help, Accuracy* of the app has more from the same file: calibration, breakdowns, mistakes, the learning curve.`,
    "## The figures",
    table(
      ["question", "precision", "recall", "F1", "aim", "F1 on a sealed part", "calibration error"],
      questions.map(({ title, precision, recall, f1, aim, sealed, calibrationError }) => [
        title,
        two(precision),
        two(recall),
        three(f1),
        two(aim),
        three(sealed),
        two(calibrationError),
      ]),
    ),
    sayReached(questions),
    `Of ${count(sessions.decided.sessions)} sessions made of labelled tools whose labels decide the verdict, ${percent(sessions.decided.agreement)} come out as the labels say; ${percent(sessions.decided.falseAlarms)} of the harmless ones are called lethal, and ${percent(sessions.decided.missed)} of the lethal ones are missed. Where the probability is below 75 %, Trefoil says that a session can *probably* leak. If those verdicts are not counted as lethal, ${percent(sessions.sure.agreement)} come out as the labels say, ${percent(sessions.sure.falseAlarms)} of the harmless ones are called lethal, and ${percent(sessions.sure.missed)} of the lethal ones are missed. The 75 % threshold was chosen on these same sessions, so results on others may be slightly worse.`,
    `The words of this page:\n\n- *Precision*: of the tools that Trefoil says yes to, how many have the leg. *Recall*: of the tools that have it, how many it says yes to. *F1* is both in one figure.\n- *Sealed part*: servers that were kept back and scored once before anybody looked at them; they may be learned from afterwards. The last one was scored on ${last.date}: ${count(last.tools)} tools of ${count(last.servers)} servers. Its figure is the more honest one, and the rougher one. Of its sessions ${percent(last.sessions.agreement)} came out as the labels say, and ${percent(last.sessions.falseAlarms)} of the harmless ones were called lethal.\n- *Calibration error*: how far a probability is from what it promises, on average.\n- *Blind set*: made-up definitions by an author who saw neither the program nor what it had learned from, scored before anybody read them.\n- *Twin*: one of two definitions that read almost alike, of which only one has the leg.`,
    "By where the definitions come from (F1). READMEs often give a tool no more than a name and half a sentence:",
    ofOrigins(),
    "## How it is measured",
    `1. Tools are labelled by a language model that follows a written rubric: most in one pass, some in two that do not see each other, where a disagreement about a leg counts as “it depends”. No person has checked the labels. Those that say “it depends” count neither way. Expect a few per cent of the labels to be wrong.\n2. The tools are divided into ${folds} folds; all tools of a server, and of its copies, are in the same fold.\n3. Each fold is judged by weights fitted on the others (cross-validation), so no tool is judged by weights that learned from it.\n4. From time to time the program is scored, once, on a part that nobody has opened before.`,
    `The weights, the labels and the observed features are in the repository, and \`npm run fit\` gives the same figures again. Known tools (${count(knownFigures.definitions)} definitions) are left out of all of this: they would be right by construction.`,
    "## What the figures do not say",
    "They measure how well definitions are read, not how honest they are. A tool can do something other than it says. Texts that say little, or that were written to mislead the judgement, do worse than those that were written to be understood. And servers differ: a figure over all says little about a vague one.",
    "Blind sets show how much worse (F1). Most were written to be hard: many definitions have a hidden leg, or are the twin of one that has. Sets that were read are learned from since; their figures are those of before.",
    ...blindSets(),
    ofAuthors(),
    "## What was tried",
    ...whatWasTried(),
    "## How long it takes",
    ...JUDGING_TIME,
    "## When it matters to you",
    "Look at the evidence of the tools that a verdict rests on; they are few. [Override](overrides.md) what you know better. `trefoil classify --without-labelled` judges as the figures do, without known tools.",
  ]);
}

/** Which aims are reached, in words. */
function sayReached(questions: readonly { title: string; f1: number; aim: number }[]): string {
  const names = (those: typeof questions) => joinWords(those.map(({ title }) => `“${title}”`));
  const reached = questions.filter(({ f1, aim }) => f1 >= aim);
  const missed = questions.filter(({ f1, aim }) => f1 < aim);
  if (missed.length === 0) return "All aims are reached.";
  return `${reached.length === 0 ? "No aim is reached." : `The aim is reached for ${names(reached)}.`} It is missed for ${joinWords(missed.map(({ title, f1, aim }) => `“${title}” (by ${three(aim - f1)})`))}.`;
}

/** Of each set the last scoring. */
function blindSets(): string[] {
  const notes = figures.blind.sets.flatMap(({ set, note }) => (note === undefined ? [] : [`${set} set: ${note}`]));
  return [
    table(
      ["set", "definitions", "what it is", "read", "scored", ...LEGS.map((leg) => LEG_WORDS[leg].title)],
      figures.blind.sets.map(({ set, tools, about, opened, scorings }) => [
        set,
        count(tools),
        about,
        opened ?? "by nobody",
        scorings.at(-1)!.date,
        ...LEGS.map((leg) => two(scorings.at(-1)!.questions[leg].f1)),
      ]),
    ),
    ...notes,
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

/** All authors together, and the one on whom each leg is judged worst. */
function ofAuthors(): string {
  const all = figures.authors.at(-1)!;
  const authors = figures.authors.slice(0, -1);
  const hardest = (leg: Leg) =>
    authors.reduce((worst, one) => (one.questions[leg].f1 < worst.questions[leg].f1 ? one : worst));
  return `The program learns from ${authors.length} authors of made-up definitions beside real servers. Judged by weights that have seen none of an author’s texts, their ${count(all.tools)} definitions reach ${LEGS.map((leg) => `${two(all.questions[leg].f1)} for ${LEG_WORDS[leg].title.toLowerCase()}`).join(", ")}. The hardest are ${LEGS.map((leg) => `“${hardest(leg).about}” for ${LEG_WORDS[leg].title.toLowerCase()} (${two(hardest(leg).questions[leg].f1)})`).join(", ")}. The page in the app has each author.`;
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
