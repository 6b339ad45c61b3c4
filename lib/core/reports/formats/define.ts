import type { MapReport } from "../../model/map-report";
import type { Report } from "../../model/report";
import { bounded } from "../../text/bounded";
import type { Choices } from "../document/subject";

/** A format as people are offered it. */
export type FormatOffer = {
  id: string;
  label: string;
  /** What it is good for, in a sentence or two. */
  use: string;
  /** The file's extension, without the first dot: `sarif.json`. */
  extension: string;
  mediaType: string;
};

/** One way to write a report down. `render` reads no clock: the same report gives the same bytes. */
export type Format = FormatOffer & {
  render(report: Report, choices?: Choices): string;
  /** The same for the map of compositions; absent in formats that are about tools. */
  renderMap?(map: MapReport): string;
  /** What the map is called in it, where that is not the label. */
  mapLabel?: string;
};

/** The same as bytes; the code that writes them is loaded on demand. */
export type ByteFormat = FormatOffer & { write(report: Report, choices?: Choices): Promise<Uint8Array> };

/** Formats for people are given texts of a length that can be read; `whole` ones are given all, as those are that are written from a document, which shortens texts itself. */
export function defineFormat({ whole = false, ...format }: Format & { whole?: boolean }): Format {
  const { renderMap } = format;
  if (whole) return format;
  return {
    ...format,
    render: (report, choices) => format.render(bounded(report), choices),
    ...(renderMap && { renderMap: (map: MapReport) => renderMap(bounded(map)) }),
  };
}
