/** Ids of the formats that write the map of compositions. Separate from the formats themselves, so that a page can offer them without loading any. */
export const MAP_FORMAT_IDS: readonly string[] = ["html", "markdown", "json", "csv"];
