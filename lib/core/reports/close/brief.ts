import { shorten } from "../../text/visible";

const DESCRIPTION_LENGTH = 300;

/** A text of outsiders, at most 300 characters long. */
export const brief = (text: string): string => shorten(text, DESCRIPTION_LENGTH);
