import * as z from "zod";
import { nearest } from "../text/nearest";

/** A text of people, with what is wrong in words that follow the name of the field. */
export const words = (most: number) =>
  z.string("is missing or not a text").trim().min(1, "is empty").max(most, `is longer than ${most} characters`);

/** One of some words; what was probably meant stands in the answer. */
export const oneOf = <const T extends readonly string[]>(known: T) =>
  z.enum(known, {
    error: ({ input }) => {
      const meant = typeof input === "string" ? nearest(input, known) : undefined;
      return `has to be one of ${known.join(", ")}${meant === undefined ? "" : `; did you mean “${meant}”?`}`;
    },
  });
