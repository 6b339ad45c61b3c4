import { MOVES_OF_GAMES } from "../../lexicon/name-words";
import type { DecisionRule } from "../decision-list";
import { asksForAnswer } from "../shapes";

const SOUNDS = /\bplay(?:s|ing)?\b[^.]{0,40}\b(?:sounds?|audio|speech|tones?|beep|recordings?|alert|chime)\b/i;

/** What changes no more than the conversation itself, a game or a moment. */
export const PASSING: readonly DecisionRule[] = [
  {
    id: "a thought",
    reason: "It keeps the model's thoughts in order.",
    when: ({ service, does }) => does === "think" || service?.id === "thinking",
  },
  {
    id: "a move in a game",
    reason: "It makes a move in a game that is kept.",
    when: ({ service, reading }) =>
      (service?.id === "game-session" || service?.id === "games") &&
      reading.name.words.some(({ stem: word }) => MOVES_OF_GAMES.has(word)),
  },
  {
    id: "a sound",
    reason: "It plays a sound, of which nothing stays.",
    when: ({ does, reading }) => does === "control" && SOUNDS.test(reading.plain.head),
  },
  {
    id: "a question to a model",
    reason: "It puts something before a model, which answers.",
    when: ({ service, does, reading }) => (does === "send" && service?.id === "llm") || asksForAnswer(reading),
  },
];
