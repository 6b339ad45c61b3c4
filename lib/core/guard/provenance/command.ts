import { labelsIn } from "../destinations/labels";
import { reachedBy } from "../destinations/reached";
import { readCommand } from "../destinations/shell/read";
import { examineAddress } from "./address";
import { runsForeign } from "../remember/foreign";
import { carriesCode } from "../remember/heard";
import { followedBy, toldMore } from "./follow";
import { CHOSEN, worst, type Asking, type DestinationKind, type Examined } from "./examined";

/** Where a command of a shell sends to. */
export function examineCommand(command: string, asking: Asking): Examined {
  const { memory, keyed } = asking;
  const kind = "command";
  const { opaque, network, publishes, runsCode, fetches } = readCommand(command);
  const receivers = reachedBy(network);
  const onlyFetches = fetches && !runsCode && !publishes && receivers.length === 1;
  const found = receivers.map((address) => {
    const one: Examined = { ...examineAddress(address, asking), kind: kind as DestinationKind };
    if (onlyFetches) return followedBy(one, address, asking);
    return fetches ? one : toldMore({ ...one, address }, [TOLD], asking);
  });
  if (memory.setUp !== undefined && memory.confirmed[keyed(SET_UP)] === undefined)
    return worst([{ provenance: "unknown", kind, confirms: [keyed(SET_UP)] }, ...found]);
  if (opaque) return worst([{ provenance: "unknown", kind, confirms: [] }, ...found]);
  const isCarrying = publishes && labelsIn(command).some((label) => carriesCode(label, asking));
  if (found.length > 0)
    return publishes && (!memory.publishes || isCarrying)
      ? worst([{ provenance: "unknown", kind, confirms: [] }, ...found])
      : worst(found);
  if (publishes) {
    const asked = memory.publishes && memory.planted === undefined && !isCarrying;
    return { provenance: !asked ? "unknown" : memory.elsewhere === undefined ? "chosen" : "back", kind, confirms: [] };
  }
  if (network.length > 0) return { provenance: "unknown", kind, confirms: [] };
  if ((runsCode && memory.planted !== undefined) || runsForeign(command, asking))
    return { provenance: "brought", kind, confirms: [] };
  return CHOSEN(kind);
}

/** What is told besides the address. */
const TOLD = { key: ["data"], value: "" };

/** Confirmed once: that a file that runs by itself may. */
const SET_UP = "t:runs by itself";
