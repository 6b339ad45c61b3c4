import type { ProfiledTexts } from "../texts";
import { addMatch, WEIGHTS, type Tally } from "./tally";

/** Counts the kinds of services of which one of `sample` tools speaks, each once. */
export function addToolKinds({ services }: ProfiledTexts, sample: number, tallies: Tally[]): void {
  for (let at = 0; at < services.length; at++) {
    const match = services[at]!;
    if (match.meaning.id === "boilerplate" || toldBefore(services, at)) continue;
    addMatch(tallies, match, "server.tools", WEIGHTS.tools / sample);
  }
}

const toldBefore = (services: ProfiledTexts["services"], at: number) => {
  for (let before = 0; before < at; before++)
    if (services[before]!.meaning.id === services[at]!.meaning.id) return true;
  return false;
};
