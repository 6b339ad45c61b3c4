import type { Leg, PerLeg } from "../model/leg";
import { DATA_CLASSES, READERS, WRITERS, type DataClass, type Readers, type Writers } from "../model/severity";
import type { SessionTool } from "../model/session";
import type { Classification } from "../model/verdict";
import type { Tables } from "./severity-tables";

/** Whose data a tool reads: by its kind if the tables name it, else by the grade. */
export function dataClassOf({ data, private: leg }: Classification, tables: Tables): DataClass {
  const named = data && Object.hasOwn(tables.data, data.kind) ? tables.data[data.kind] : undefined;
  return named ?? ({ 1: "internal", 2: "personal", 3: "sensitive" } as const)[leg.grade ?? 2];
}

/**
 * Who can write what a tool brings in. A leg that is only possible is rated as if its condition held, and then an outsider writes.
 */
export function writersOf({ data, untrusted: { verdict, grade } }: Classification, tables: Tables): Writers {
  if (grade === 3) return data && tables.visited.has(data.kind) ? "visited" : "anyone";
  return grade === 1 && verdict === "yes" ? "insiders" : "outsiders";
}

/** Who can read what a tool sends; if it is only possible, somebody outside. */
export function readersOf({ data, egress: { verdict, grade } }: Classification, tables: Tables): Readers {
  if (grade === 3) return data && tables.displayed.has(data.kind) ? "public" : "anyone";
  return grade === 1 && verdict === "yes" ? "insiders" : "outsiders";
}

/** How bad each leg of a tool is, as the index in the list of words: 0 is the worst. */
export function placeOf(leg: Leg, { classification }: SessionTool, tables: Tables): number {
  return PLACES[leg](classification, tables);
}

const PLACES: PerLeg<(classification: Classification, tables: Tables) => number> = {
  private: (one, tables) => DATA_CLASSES.indexOf(dataClassOf(one, tables)),
  untrusted: (one, tables) => WRITERS.indexOf(writersOf(one, tables)),
  egress: (one, tables) => READERS.indexOf(readersOf(one, tables)),
};
