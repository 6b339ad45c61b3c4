import { TERMS } from "@/lib/core/text/terms";
import { cell, page, table, WRITTEN } from "./markdown";

/** Every word that the app, the reports and the command line use. */
export function terms(): string {
  return page("Terms", [
    WRITTEN,
    "The words that Trefoil uses, each in a sentence or two.",
    ...TERMS.flatMap(({ group, terms }) => [
      `## ${group}`,
      table(
        ["term", "means"],
        terms.map(({ term, means }) => [`*${cell(term)}*`, cell(means)]),
      ),
    ]),
  ]);
}
