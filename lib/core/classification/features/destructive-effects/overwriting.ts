import type { Reading } from "../../parsing/read";
import { names, paramPlace, verbOf, verbPlace } from "../questions";
import { perhaps, surely, uncounted, type DestructiveEffect } from "./effect";

const STATE =
  /\b(?:status|state|labels?|tags?|folder|archive|unarchive|trash|untrash|enable|disable|activate|deactivate|toggle|assign|unassign|approve|pin|unpin|mute|unmute|star|mark|move|close|reopen|resolve|lock|unlock|follow|block|unblock|directory|branch|active|current|member|level|link|association|visibility|permission|progress|complete|connect|attach|detach|apply|pause|resume|trash|rename)\b/i;
const REPLACES = /\b(?:overwrit(?:e|es|ing|ten)|replac(?:e|es|ing)|upsert|createorupdate|create or update|put)\b/i;
const CHANGES = /^(?:set|update|edit|modify|patch|put|change|write|replace)\b/i;
const ADDS = /\bappend(?:s|ing|ed)?\b|\bincrement\w*|\bdecrement\w*|\badds? (?:to|an?|the|new)\b/i;
const VALUES = new Set(["content", "title", "data", "code", "attachment", "amount", "prompt"]);

/** How much of the name, title and sentence is searched for a statement that something is only added, in UTF-16 units. */
const OPENING = 120;

/** A stored value replaces another, which is lost. */
export function overwrites(reading: Reading): DestructiveEffect | undefined {
  const { words: name, head } = reading.plain;
  const place = verbPlace(reading);
  const verb = verbOf(reading);
  if (verb === "delete") return undefined;
  const replaces = REPLACES.test(head);
  const changes = verb === "update" || CHANGES.test(name);
  if (!changes) {
    if (!replaces || verb === "search" || verb === "read" || verb === "list" || verb === "analyse") return undefined;
    return perhaps("overwrites", place, "It speaks of overwriting.");
  }
  const value =
    reading.params.find((param) => param.free && param.roles.some((role) => VALUES.has(role.id))) ??
    reading.params.find((param) => param.free && param.roles.length === 0);
  if (STATE.test(name) || names(reading, "tag", "reaction", "mail-settings"))
    return uncounted("loss but a state", place, "It changes a state that can be changed back.");
  if (replaces) return surely("overwrites", place, "It replaces what was there.");
  if (ADDS.test(head.slice(0, OPENING))) return uncounted("loss but a state", place, "It adds to what was there.");
  if (value)
    return surely("changes a stored value", paramPlace(value), "The old value is lost when a new one is stored.");
  return reading.params.length === 0
    ? perhaps("changes a value", place, "It changes something.")
    : uncounted("loss but a state", place, "It changes something without a new value.");
}
