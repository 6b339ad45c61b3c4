import type { Meaning, ValueReader, Vocabulary } from "./define";
import actionMetadata from "./action-metadata";
import anthropic from "./anthropic";
import apps from "./apps";
import discussion2382 from "./discussion-2382";
import displayTemplates from "./display-templates";
import execution from "./execution";
import headers from "./headers";
import icons from "./icons";
import openai from "./openai";
import sep1487 from "./sep-1487";
import sep1560 from "./sep-1560";
import sep1561 from "./sep-1561";
import sep1913 from "./sep-1913";
import sep1938 from "./sep-1938";
import sep1984 from "./sep-1984";
import sep2061 from "./sep-2061";
import sep2793 from "./sep-2793";
import trustAnnotations from "./trust-annotations";
import webmcp from "./webmcp";
import x402 from "./x402";

/** Every known vocabulary of claims, beside the hints of the specification. */
export const VOCABULARIES: readonly Vocabulary[] = [
  icons,
  execution,
  headers,
  trustAnnotations,
  actionMetadata,
  displayTemplates,
  sep1913,
  sep2061,
  sep1984,
  sep1487,
  sep1560,
  sep1561,
  sep1938,
  sep2793,
  discussion2382,
  webmcp,
  apps,
  anthropic,
  openai,
  x402,
];

const READS = new Map<string, ValueReader[]>();
for (const { reads = {} } of VOCABULARIES)
  for (const [name, read] of Object.entries(reads)) READS.set(name, [...(READS.get(name) ?? []), read]);

const nameOf = (key: string) => key.slice(key.lastIndexOf("/") + 1);

/**
 * What a key with this value claims, wherever it stands: authors put proposed hints into annotations and `_meta` alike. Where two
 * vocabularies have one name, the first that the value is of counts.
 */
export function meaningsOf(key: string, value: unknown): readonly Meaning[] {
  for (const read of READS.get(nameOf(key)) ?? []) {
    const meanings = read(value);
    if (meanings.length > 0) return meanings;
  }
  return [];
}

/** The vocabulary that a key is of: the first that makes something of its value, else the first that has the key. */
export function vocabularyOf(where: Vocabulary["where"], key: string, value: unknown): Vocabulary | undefined {
  const fitting = VOCABULARIES.filter((one) => one.where === where && one.keys.test(key));
  return fitting.find(({ reads }) => (reads?.[nameOf(key)]?.(value) ?? []).length > 0) ?? fitting[0];
}
