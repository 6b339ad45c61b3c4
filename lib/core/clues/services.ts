import type { Kind } from "../reading/profile";
import type { Reading } from "../reading/read";
import { Clues, type Clue, type Place, type Wanted } from "./clue";
import { feature } from "./feature";
import { flowOf, FLOW_WORDS } from "./flow";
import { nowhere } from "./place";

/** What kind of service the server is. */
export function serviceClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  for (const kind of reading.profile.kinds) {
    if (kind.share < NEGLIGIBLE) continue;
    clues.add(feature(kind.service.id), placeOf(kind), () => `The server looks like ${kind.service.label}.`, kind.share);
  }
  for (const { trait, share, kind, words } of traitShares(reading.profile.kinds)) clues.add(feature(trait), placeOf(kind), () => `The server looks like ${kind.service.label}, ${words}.`, share);
  return clues.all();
}

/** The verb in this kind of service: listing on a mail server is a mailbox. */
export function useClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const { action, thing } = reading;
  const flow = flowOf(action?.meaning);
  const verb = action?.meaning.id ?? "none";
  const doing = action ? action.meaning.label : FLOW_WORDS[flow];
  for (const kind of reading.profile.kinds) {
    if (kind.share < NEGLIGIBLE) continue;
    clues.add(feature(flow, kind.service.id), placeOf(kind), () => `It ${doing} on ${kind.service.label}.`, kind.share);
  }
  const shares = traitShares(reading.profile.kinds);
  const traitsOfThing = thing ? { holds: thing.meaning.private, writers: thing.meaning.writers, readers: thing.meaning.readers } : undefined;
  for (const dimension of ["holds", "writers", "readers"] as const) {
    const top = shares.filter(({ trait }) => trait.startsWith(dimension)).sort((a, b) => b.share - a.share)[0];
    const is = top && top.share >= 0.3 ? top.trait : `${dimension} unknown`;
    const place = top ? placeOf(top.kind) : nowhere(reading);
    const reason = () => `It ${doing}: ${thing ? thing.meaning.label : "something unnamed"} on ${top ? top.kind.service.label : "an unknown service"}.`;
    clues.add(feature(flow, "on", is), place, reason);
    clues.add(feature(flow, traitsOfThing ? traitsOfThing[dimension] : "-", "on", is), place, reason);
    for (const [where, matches] of [["returns", reading.returned], ["later returns", reading.returnedLater]] as const) {
      for (const match of matches) clues.add(feature(where, dimension === "holds" ? match.meaning.private : match.meaning[dimension], "on", is), place, reason);
    }
  }
  for (const { trait, share, kind, words } of shares) {
    const place = placeOf(kind);
    const reason = () => `It ${doing} on ${kind.service.label}, ${words}.`;
    clues.add(feature(flow, trait), place, reason, share);
    clues.add(feature(verb, trait), place, reason, share);
    const told = () => `It ${doing} on ${kind.service.label}, ${words}; it acts on ${thing ? thing.meaning.label : "something unnamed"}.`;
    if (!thing) clues.add(feature(flow, "nothing", trait), place, told, share);
    else if (trait.startsWith("holds")) {
      clues.add(feature(flow, "private", thing.meaning.private, trait), place, told, share);
      clues.add(feature(thing.meaning.id, trait), place, told, share);
    } else if (trait.startsWith("writers")) clues.add(feature(flow, "writers", thing.meaning.writers, trait), place, told, share);
    else clues.add(feature(flow, "readers", thing.meaning.readers, trait), place, told, share);
  }
  return clues.all();
}

/** Shares below this are chance words. */
const NEGLIGIBLE = 0.05;

const HOLDS = { account: "which holds what is in an account", local: "which holds what is on this machine", public: "which holds what is public", nothing: "which holds nothing" };
const WRITERS = ["where outsiders write nothing", "where colleagues write", "where particular outsiders write", "where anybody writes"];
const READERS = ["where nobody else reads", "where colleagues read", "where a third party reads", "where outsiders read"];

type TraitShare = { trait: string; share: number; kind: Kind; words: string };

/** For each trait, the summed share of the kinds that have it, told by the strongest of them. */
function traitShares(kinds: readonly Kind[]): TraitShare[] {
  const shares = new Map<string, TraitShare>();
  for (const kind of kinds) {
    if (kind.share < NEGLIGIBLE) continue;
    const { holds, writers, readers } = kind.service;
    for (const [trait, words] of [[`holds ${holds}`, HOLDS[holds]], [`writers ${writers}`, WRITERS[writers]!], [`readers ${readers}`, READERS[readers]!]] as const) {
      const known = shares.get(trait);
      if (known) known.share += kind.share;
      else shares.set(trait, { trait, share: kind.share, kind, words });
    }
  }
  return [...shares.values()];
}

function placeOf({ field, text, start, end }: Kind): Place {
  return { field, text, start, end };
}
