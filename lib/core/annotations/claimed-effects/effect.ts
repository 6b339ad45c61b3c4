/** What a call does according to the tool's own words: to compare what is claimed with what is said. */
export type ClaimedEffectKind = "deletes" | "overwrites" | "creates" | "sends" | "writes";
export type ClaimedEffect = {
  kind: ClaimedEffectKind;
  field: string;
  quote: string;
  /** What it says, to follow “says that it”. */ says: string;
};

/** The place of an effect in the definition, in words. */
export function sayPlace({ field }: ClaimedEffect): string {
  return field === "name" ? "its name" : field === "description" ? "its description" : "what its arguments offer";
}
