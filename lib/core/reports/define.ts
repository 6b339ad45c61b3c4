import type { Report } from "../model/report";

/** One way to write a report down. `render` reads no clock: the same report gives the same bytes. */
export type Format = {
  id: string;
  label: string;
  /** Of the file, without the dot; may hold one: `sarif.json`. */
  extension: string;
  mediaType: string;
  render(report: Report): string;
};

export function defineFormat(format: Format): Format {
  return format;
}
