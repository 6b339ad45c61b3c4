import { stem } from "./stem";
import { termsOf } from "./terms";
import { CUES } from "./cues";
import { RESOURCES, SERVICES } from "./lists";

/** Names that are written with capitals inside, and are no terms of a list. */
const COINED = termsOf(`
  devops
  graphql
  javascript
  nodejs
  oauth
  openapi
  typescript
`);

/** Single words of the lexicon: a run of letters that is one of them is one word, whatever its capitals. */
const SINGLE: ReadonlySet<string> = new Set([
  ...[...RESOURCES, ...SERVICES, ...CUES]
    .flatMap(({ words }) => termsOf(words.toLowerCase()))
    .filter((word) => /^[a-z0-9]{5,}$/.test(word))
    .map(stem),
  ...COINED,
]);

export function isCompound(stemmed: string): boolean {
  return SINGLE.has(stemmed);
}
