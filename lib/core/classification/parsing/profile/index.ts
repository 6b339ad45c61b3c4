import type { Tool } from "../../../model/tool";
import { LIMITS } from "../../limits";
import type { ServerTexts } from "../server-texts";
import { readOpening, type ProfiledTexts } from "../texts";
import type { Standing } from "../words";
import { ownTally } from "./own-texts";
import { strongestKinds, type ServiceKind } from "./tally";
import { addToolKinds } from "./tool-kinds";
import { toolNameWords, type ToolNameWord } from "./tool-name-words";
import { upkeepOf, type Upkeep } from "./upkeep";

/** What kind of service a server is, strongest first; the words of its name and title; and what its tools maintain. */
export type ServerProfile = {
  kinds: ServiceKind[];
  ownWords: ReadonlySet<string>;
  upkeep: Upkeep;
  /** Words of its name and title that mean something. */
  serverWords: readonly Standing[];
  /** Words of the names of its tools, each with the root of the share of tools that have it. Of a single tool none. */
  beside: readonly ToolNameWord[];
};

/** Reads the kind of a server from its own words and from those of all its tools. */
export function profileServer(server: ServerTexts, tools: readonly Tool[]): ServerProfile {
  return profileTexts(server, tools.slice(0, LIMITS.profileTools).map(readOpening));
}

/** As `profileServer`, of tools that were read already. */
export function profileTexts(server: ServerTexts, tools: readonly ProfiledTexts[]): ServerProfile {
  const own = ownTally(server);
  const tallies = own.tallies.map((tally) => ({ ...tally }));
  const sample = Math.min(tools.length, LIMITS.profileTools);
  for (let at = 0; at < sample; at++) addToolKinds(tools[at]!, sample, tallies);
  return {
    kinds: strongestKinds(tallies),
    ownWords: own.words,
    upkeep: upkeepOf(tools, sample),
    serverWords: own.standing,
    beside: toolNameWords(tools, sample),
  };
}
