import type { JoinedReach, SessionReach } from "../analysis/stores";
import { LEGS } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import { fit } from "../text/fit";
import { showHidden } from "../text/visible";
import { closeScene, count, join, legShape, path } from "./define";

const WIDTH = 760;
const BOX = { width: 230, height: 46 };
const STORE = { width: 150, height: 34 };
const ROW = 62;
const TOP = 40;
/** More would not be legible; the table has all. */
const MOST_SESSIONS = 24;
const MOST_STORES = 12;

/**
 * Sessions that share stores: on the left what each holds itself, in the middle the stores that one writes and another
 * reads, on the right what each holds once everything has spread as far as it can. Stores to keep apart are emphasised.
 */
export function drawJoinedReach({ reaches, joins, separate }: JoinedReach): Scene {
  const shown = reaches.slice(0, MOST_SESSIONS);
  const stores = [...new Set(joins.map((one) => one.store))].slice(0, MOST_STORES);
  const height = TOP + Math.max(shown.length, stores.length, 1) * ROW;
  const rowOf = new Map(shown.map((reach, at) => [reach.session, TOP + at * ROW + ROW / 2]));
  const step = (height - TOP) / Math.max(stores.length, 1);
  const storeAt = new Map(stores.map((store, at) => [store, TOP + step * at + step / 2]));
  const apart = new Set(separate.flat());
  const carriers = new Set(reaches.filter((reach) => reach.lethal && !reach.lethalAlone).map((reach) => reach.session));
  return closeScene({
    width: WIDTH,
    height: height + 8,
    title: "What reaches which session through storage",
    description: describe(reaches, stores, separate),
    marks: [
      ...(["holds itself", "stores", "holds through storage"] as const).map((text, at): Mark => ({
        shape: "text",
        role: "text-heading",
        x: [BOX.width / 2 + 4, WIDTH / 2, WIDTH - BOX.width / 2 - 4][at]!,
        y: 20,
        text,
        anchor: "middle",
      })),
      ...edges(joins, rowOf, storeAt, carriers),
      ...stores.flatMap((store) => drawStore(store, storeAt.get(store)!, apart.has(store))),
      ...shown.flatMap((reach) => [
        ...drawSession(reach, 4, rowOf.get(reach.session)!, "own"),
        ...drawSession(reach, WIDTH - BOX.width - 4, rowOf.get(reach.session)!, "reached"),
      ]),
    ],
  });
}

/** From each writer to the store, and from the store to each reader; what completes a session is emphasised. */
function edges(
  joins: JoinedReach["joins"],
  rowOf: ReadonlyMap<string, number>,
  storeAt: ReadonlyMap<string, number>,
  carriers: ReadonlySet<string>,
): Mark[] {
  const drawn = new Map<string, Mark>();
  for (const { from, to, store } of joins) {
    const [writer, reader, middle] = [rowOf.get(from), rowOf.get(to), storeAt.get(store)];
    if (writer === undefined || reader === undefined || middle === undefined) continue;
    const role = carriers.has(to) ? "edge-on" : "edge";
    const put = (key: string, mark: Mark) => (!drawn.has(key) || role === "edge-on") && drawn.set(key, mark);
    put(`w ${from}\n${store}`, {
      shape: "path",
      role,
      d: curve(4 + BOX.width, writer, (WIDTH - STORE.width) / 2, middle),
      of: `store:${store}`,
      label: `${showHidden(from)} writes ${store}`,
    });
    put(`r ${store}\n${to}`, {
      shape: "path",
      role,
      d: curve((WIDTH + STORE.width) / 2, middle, WIDTH - BOX.width - 4, reader),
      of: `store:${store}`,
      label: `${showHidden(to)} reads ${store}`,
    });
  }
  return [...drawn.values()];
}

function curve(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  return path`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

function drawStore(store: string, y: number, apart: boolean): Mark[] {
  const of = `store:${store}`;
  return [
    {
      shape: "rect",
      role: apart ? "state-here" : "state",
      x: (WIDTH - STORE.width) / 2,
      y: y - STORE.height / 2,
      width: STORE.width,
      height: STORE.height,
      round: 17,
      of,
      label: `Store ${store}${apart ? ", to be kept apart" : ""}`,
    },
    {
      shape: "text",
      role: apart ? "text-strong" : "text",
      x: WIDTH / 2,
      y: y + 4.5,
      text: fit(showHidden(store), STORE.width - 20, 13),
      anchor: "middle",
      of,
    },
  ];
}

function drawSession(
  { session, own, carried, lethal }: SessionReach,
  x: number,
  y: number,
  side: "own" | "reached",
): Mark[] {
  const held = side === "own" ? own : [...own, ...carried];
  const role = held.length === LEGS.length ? "state-lethal" : "state";
  const words = held.length === 0 ? "no leg" : `${count(held.length, "leg")}`;
  return [
    {
      shape: "rect",
      role,
      x,
      y: y - BOX.height / 2,
      width: BOX.width,
      height: BOX.height,
      round: 10,
      of: `session:${session}`,
      label: `${showHidden(session)} ${side === "own" ? "itself" : "through storage"}: ${words}${side === "reached" && lethal ? ", all three" : ""}`,
    },
    {
      shape: "text",
      role: "text",
      x: x + 12,
      y: y + 4.5,
      text: fit(showHidden(session), BOX.width - 100, 13),
      of: `session:${session}`,
    },
    ...LEGS.flatMap((leg, at) =>
      legShape(
        leg,
        x + BOX.width - 68 + at * 25,
        y,
        17,
        own.includes(leg) ? "yes" : held.includes(leg) ? "possible" : "no",
        { of: `session:${session}` },
      ),
    ),
  ];
}

function describe(reaches: readonly SessionReach[], stores: readonly string[], separate: readonly string[][]): string {
  const through = reaches
    .filter((reach) => reach.lethal && !reach.lethalAlone)
    .map((reach) => showHidden(reach.session));
  const shared = stores.length === 0 ? "They share no storage." : `They share ${join(stores.map(showHidden))}.`;
  const completed =
    through.length === 0
      ? "No session gets all three legs by it."
      : `${join(through)} ${through.length === 1 ? "gets" : "get"} all three legs by it.`;
  const fix =
    separate.length === 0 ? "" : ` Keep apart ${separate.map((set) => join(set.map(showHidden))).join(", or ")}.`;
  return `${count(reaches.length, "session")}. ${shared} ${completed}${fix} A hollow shape is a leg that comes through storage.`;
}
