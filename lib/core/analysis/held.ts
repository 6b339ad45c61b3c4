import type { MaskCounts } from "../model/analysis";
import type { Session, SessionServer, SessionTool, Stance } from "../model/session";
import { countMasks, maskOf } from "./mask";
import { byText } from "./order";

/** What is switched on, sorted once: servers by name, tools by id. `serverOf[i]` is the place of tool i's server. */
export type Held = { servers: readonly SessionServer[]; tools: readonly SessionTool[]; serverOf: Int32Array };

export function hold(session: Session): Held {
  const servers = session.servers.filter((server) => !server.off).sort((a, b) => byText(a.name, b.name));
  const placed = servers.flatMap((server, place) => server.tools.filter((tool) => !tool.off).map((tool) => ({ tool, place })));
  placed.sort((a, b) => byText(a.tool.id, b.tool.id));
  return { servers, tools: placed.map((one) => one.tool), serverOf: Int32Array.from(placed, (one) => one.place) };
}

/** The same, read in one stance: a mask for each tool and server, and how many tools have each mask. */
export type View = Held & { stance: Stance; masks: Uint8Array; serverMasks: Uint8Array; counts: MaskCounts };

export function view(held: Held, stance: Stance): View {
  const masks = new Uint8Array(held.tools.length);
  const serverMasks = new Uint8Array(held.servers.length);
  for (let at = 0; at < masks.length; at++) {
    const mask = maskOf(held.tools[at]!.classification, stance);
    masks[at] = mask;
    const place = held.serverOf[at]!;
    serverMasks[place] = serverMasks[place]! | mask;
  }
  return { ...held, stance, masks, serverMasks, counts: countMasks(masks) };
}
