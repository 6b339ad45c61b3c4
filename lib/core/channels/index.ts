import type { BuiltIn } from "../model/host";
import type { Transport } from "../model/server";
import type { Snapshot } from "../model/snapshot";
import type { Tool } from "../model/tool";
import type { Classification } from "../model/verdict";
import { appPages } from "./apps";
import { argumentsToOperator } from "./arguments";
import { broughtCommands } from "./commands";
import { resourceReads } from "./resources";
import { wordsOfTheServer } from "./words-of-the-server";

export { placeBuiltIn } from "./place";

/** What a server offers beside its tools. `judge` classifies a tool of this server that would read a resource. */
export function channelsOf(
  snapshot: Snapshot,
  {
    transport,
    trusted,
    judge,
  }: { transport: Transport; trusted: boolean; judge: (reads: readonly Tool[]) => Classification[] },
): BuiltIn[] {
  return [
    ...resourceReads(snapshot, judge),
    ...appPages(snapshot, transport),
    ...wordsOfTheServer(snapshot, trusted),
    ...(snapshot.component ? broughtCommands(snapshot.component, judge) : []),
    ...argumentsToOperator(
      transport,
      snapshot.tools.length + snapshot.resources.length + snapshot.resourceTemplates.length,
    ),
  ];
}
