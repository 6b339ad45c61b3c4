import * as z from "zod";
import { nearest } from "../text/nearest";

/** A text written by people; errors are in words that follow the name of the field. */
export const words = (most: number) =>
  z.string("is missing or not a text").trim().min(1, "is empty").max(most, `is longer than ${most} characters`);

/** One of some words; the error names what was probably meant. */
export const oneOf = <const T extends readonly string[]>(known: T) =>
  z.enum(known, {
    error: ({ input }) => {
      const meant = typeof input === "string" ? nearest(input, known) : undefined;
      return `has to be one of ${known.join(", ")}${meant === undefined ? "" : `; did you mean “${meant}”?`}`;
    },
  });
