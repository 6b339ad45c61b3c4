import { stem } from "./stem";
import { CUES } from "./cues";
import { RESOURCES, SERVICES } from "./lists";

/** Single words of the ontology: a run of letters that is one of them is one word, whatever its capitals. */
const SINGLE = new Set(
  [...RESOURCES, ...SERVICES, ...CUES]
    .flatMap(({ words }) => words.toLowerCase().split(/\s+/))
    .filter((word) => /^[a-z0-9]{5,}$/.test(word))
    .map(stem),
);

for (const word of ["javascript", "typescript", "graphql", "openapi", "nodejs", "devops", "oauth"]) SINGLE.add(word);

export function isCompound(stemmed: string): boolean {
  return SINGLE.has(stemmed);
}
