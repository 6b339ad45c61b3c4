import { blocksOf, openAtFirst } from "../../analysis/compositions/entries";
import { mapCompositions } from "../../analysis/compositions/map";
import { drawCompositions } from "../../charts/compositions";
import type { MapReport } from "../../model/map-report";
import type { Scene } from "../../model/scene";

/** The matrix of a map as a picture of about the given width. */
export function mapScene({ servers, host }: Pick<MapReport, "servers" | "host">, room: number): Scene {
  const map = mapCompositions(servers, { host });
  return drawCompositions(map, blocksOf(map, openAtFirst(map)), room);
}
