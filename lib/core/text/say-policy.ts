import type { PolicyLevel } from "../model/policy";
import type { VerdictWord } from "../model/verdict";
import { joinWords } from "./join-words";

export const POLICY_WORDS: Record<PolicyLevel, { icon: string; word: string }> = {
  broken: { icon: "✖", word: "Broken" },
  possible: { icon: "◔", word: "Possibly broken" },
  "one-short": { icon: "◑", word: "Kept, one side short" },
  kept: { icon: "○", word: "Kept" },
};

type JudgedPolicy = { level: PolicyLevel; sides: readonly { label: string; word: VerdictWord }[] };

/** The result of a policy for a session as a sentence: what meets, or what is missing. */
export function sayPolicy({ level, sides }: JudgedPolicy): string {
  const labels = (none: boolean) =>
    join(sides.filter((side) => (side.word === "no") === none).map((side) => side.label));
  const meet = `${labels(false)} meet`;
  if (level === "broken") return `${capital(meet)}.`;
  if (level === "possible") return `${capital(meet)} if what is uncertain holds.`;
  if (level === "one-short") return `Only ${labels(true)} is missing.`;
  return sides.every((side) => side.word === "no")
    ? "It has none of what must not meet."
    : `${capital(labels(true))} are missing.`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function join(words: readonly string[]): string {
  return joinWords(words);
}
