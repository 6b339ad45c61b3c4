import type { Analysis } from "../../model/analysis";
import type { Report } from "../../model/report";
import { closeCuts, closeSplit, closeWitness, sortSets } from "./paths";

type Figure =
  | "minimalServerSets"
  | "minimalServerSetCount"
  | "trifectaCount"
  | "witnesses"
  | "cuts"
  | "split"
  | "plain"
  | "nearMisses"
  | "masks";

/** What the analysis counted and found, in an order of its own. */
export function closeFigures(analysis: Analysis): Pick<Report, Figure> {
  return {
    minimalServerSets: {
      cautious: sortSets(analysis.minimalServerSets.cautious),
      plain: sortSets(analysis.minimalServerSets.plain),
    },
    minimalServerSetCount: {
      cautious: analysis.minimalServerSetCount.cautious,
      plain: analysis.minimalServerSetCount.plain,
    },
    trifectaCount: { cautious: analysis.trifectaCount.cautious, plain: analysis.trifectaCount.plain },
    witnesses: {
      cautious: analysis.witnesses.cautious.map(closeWitness),
      plain: analysis.witnesses.plain.map(closeWitness),
    },
    cuts: closeCuts(analysis.cuts.cautious),
    split: closeSplit(analysis.split.cautious),
    plain: { cuts: closeCuts(analysis.cuts.plain), split: closeSplit(analysis.split.plain) },
    nearMisses: analysis.nearMisses.map(({ add, level, legs, through }) => ({
      add,
      level,
      legs: [...legs],
      through: [...through],
    })),
    masks: { cautious: [...analysis.masks.cautious], plain: [...analysis.masks.plain] },
  };
}
