import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Tool } from "../../model/tool";
import { canonicalJson } from "../../text/canonical";
import type { Fingerprint } from "./label";

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * The canonical form of a definition: canonical JSON (RFC 8785) of all that it says of a call, which is name, both titles, description and
 * the schemas of arguments and result. Hints stay outside, since they are claims that are judged by themselves, and so do `_meta`, icons
 * and the dialect that a schema names (`$schema`), which differs between versions of the same library.
 */
export function canonicalDefinition({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: Tool): string {
  return canonicalJson({
    name,
    title,
    shownTitle: annotations?.title,
    description,
    inputSchema: withoutDialect(inputSchema),
    outputSchema: withoutDialect(outputSchema),
  });
}

function withoutDialect(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  const { $schema: _dialect, ...rest } = schema as Record<string, unknown>;
  return rest;
}

export function lengthOf({ description }: Tool): number {
  return description?.length ?? 0;
}

/** What is kept of a definition. */
export function fingerprintOf(tool: Tool): Required<Fingerprint> {
  const form = canonicalDefinition(tool);
  return { length: lengthOf(tool), digest: shortDigest(form), sketch: sketchOf(form) };
}

/** 96 bits: enough that no second definition can be made for one of thousands of known ones. */
export function shortDigest(form: string): string {
  const bytes = sha256(utf8ToBytes(form));
  let digest = "";
  for (let at = 0; at < 12; at += 3) {
    const word = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    for (const shift of [18, 12, 6, 0]) digest += BASE64URL[(word >> shift) & 63];
  }
  return digest;
}

const BINS = 16;
/** UTF-16 units of a canonical form that a sketch is made of. */
const SKETCHED = 50_000;

/**
 * A sketch of the words of a text, from which no word can be read: each word is hashed into one of 16 bins, and of each bin six bits of the
 * smallest hash are kept (min-wise hashing with one permutation), so two texts agree in about as many bins as they share words.
 */
export function sketchOf(form: string): string {
  const least = new Float64Array(BINS).fill(Infinity);
  for (const [word] of form
    .slice(0, SKETCHED)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const hash = hashOf(word);
    const bin = hash % BINS;
    const value = Math.floor(hash / BINS);
    if (value < least[bin]!) least[bin] = value;
  }
  return Array.from(least, (value) => (value === Infinity ? "." : BASE64URL[value % 64])).join("");
}

/** FNV-1a, 32 bits, with a last stir so that all bits depend on all letters. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** About which share of their words two sketched texts have in common, 0 to 1; good to about a tenth. */
export function likeness(one: string, other: string): number {
  let counted = 0;
  let alike = 0;
  for (let bin = 0; bin < BINS; bin++) {
    if (one[bin] === "." && other[bin] === ".") continue;
    counted++;
    if (one[bin] === other[bin]) alike++;
  }
  // One bin in 64 agrees by chance.
  return counted === 0 ? 0 : Math.max(0, (alike / counted - 1 / 64) / (1 - 1 / 64));
}
