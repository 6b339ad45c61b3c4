import type { MaskCounts } from "../model/analysis";
import type { Session, SessionServer, SessionTool, Stance } from "../model/session";
import { countMasks, effectsOf, maskOf } from "./mask";
import { memoOfObject } from "../text/memo";
import { byText } from "../text/order";

/**
 * What is switched on, sorted once: servers by name, tools by id. `serverOf[i]` is the index of tool i's server; `read` holds a mask for each tool in each stance, and `effects` what it does to a state, so that verdicts are read once and not for every question.
 */
export type Held = {
  servers: readonly SessionServer[];
  tools: readonly SessionTool[];
  serverOf: Int32Array;
  read: Record<Stance, Uint8Array>;
  effects: Uint8Array;
};

type Placed = { tool: SessionTool; place: number };

/** What is switched on in a session, read once for all who ask: the verdict, the policies, a comparison. Sessions are immutable, so the result is kept with them. */
export const hold = memoOfObject(readHeld);

function readHeld(session: Session): Held {
  const servers = session.servers.filter((server) => !server.off).sort((a, b) => byText(a.name, b.name));
  const placed: Placed[] = [];
  servers.forEach((server, place) => {
    for (const tool of server.tools) if (!tool.off) placed.push({ tool, place });
  });
  placed.sort((a, b) => byText(a.tool.id, b.tool.id));

  const serverOf = new Int32Array(placed.length);
  const read = { cautious: new Uint8Array(placed.length), plain: new Uint8Array(placed.length) };
  const effects = new Uint8Array(placed.length);
  const tools = placed.map(({ tool, place }, at) => {
    serverOf[at] = place;
    read.cautious[at] = maskOf(tool.classification, "cautious");
    read.plain[at] = maskOf(tool.classification, "plain");
    effects[at] = effectsOf(tool.classification);
    return tool;
  });
  return { servers, tools, serverOf, read, effects };
}

/** The same, in one stance: with the mask of each server, and how many tools have each mask. */
export type StanceView = Held & { stance: Stance; masks: Uint8Array; serverMasks: Uint8Array; counts: MaskCounts };

export function view(held: Held, stance: Stance): StanceView {
  const masks = held.read[stance];
  const serverMasks = new Uint8Array(held.servers.length);
  for (let at = 0; at < masks.length; at++) {
    const place = held.serverOf[at]!;
    serverMasks[place] = serverMasks[place]! | masks[at]!;
  }
  return { ...held, stance, masks, serverMasks, counts: countMasks(masks) };
}

/** A view of only some of its servers. */
export function within(whole: StanceView, names: readonly string[]): StanceView {
  const wanted = new Set(names);
  const servers = whole.servers.filter((server) => wanted.has(server.name));
  const places = new Map(servers.map((server, place) => [server.name, place]));
  const kept = whole.tools.flatMap((_, at) => (wanted.has(whole.servers[whole.serverOf[at]!]!.name) ? [at] : []));
  const only = (masks: Uint8Array) => Uint8Array.from(kept, (at) => masks[at]!);
  const held: Held = {
    servers,
    tools: kept.map((at) => whole.tools[at]!),
    serverOf: Int32Array.from(kept, (at) => places.get(whole.servers[whole.serverOf[at]!]!.name)!),
    read: { cautious: only(whole.read.cautious), plain: only(whole.read.plain) },
    effects: only(whole.effects),
  };
  return view(held, whole.stance);
}
