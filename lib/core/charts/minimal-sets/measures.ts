import { fit } from "../../text/fit";

export const MARGIN = 12;
export const LABELS = 128;
export const ROW = 26;
export const LEG_ROW = 18;
export const COLUMN = { narrow: 26, wide: 44 };
export const BAR = { least: 120, most: 280, number: 64 };
const NAME_LENGTH = 150;

/** A name as a column shows it. */
export function shown(name: string): string {
  return fit(name, NAME_LENGTH, 13);
}
