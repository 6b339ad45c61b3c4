import type { MapReport } from "../../model/map-report";
import type { Report } from "../../model/report";
import { bounded } from "../../text/bounded";

/** One way to write a report down. `render` reads no clock: the same report gives the same bytes. */
export type Format = {
  id: string;
  label: string;
  /** Of the file, without the dot; may hold one: `sarif.json`. */
  extension: string;
  mediaType: string;
  render(report: Report): string;
  /** The same for the map of compositions; absent in formats that are about tools. */
  renderMap?(map: MapReport): string;
};

/** Formats for people are given texts of a length that can be read; `whole` ones are given all. */
export function defineFormat({ whole = false, ...format }: Format & { whole?: boolean }): Format {
  const { renderMap } = format;
  if (whole) return format;
  return {
    ...format,
    render: (report) => format.render(bounded(report)),
    ...(renderMap && { renderMap: (map: MapReport) => renderMap(bounded(map)) }),
  };
}
