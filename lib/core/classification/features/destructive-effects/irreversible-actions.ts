import type { Reading } from "../../parsing/read";
import { callsAnother, shareOf, verbOf, verbPlace } from "../questions";
import { perhaps, surely, type DestructiveEffect } from "./effect";

/** What cannot be undone although nothing that is stored is deleted or replaced by the call itself. */

const MOVES_MONEY = /\b(?:broadcast|submit|send)s?\b[^.]{0,30}\btransaction|\brefunds?\b/i;
const ONLY_LOOKS = /\b(?:get|list|search|estimate|quote|simulate)\b/i;

/** Money that is sent is gone. */
export function spends(reading: Reading): DestructiveEffect | undefined {
  const { words, head } = reading.plain;
  if (verbOf(reading) === "pay" || MOVES_MONEY.test(head)) {
    return ONLY_LOOKS.test(words)
      ? undefined
      : surely("spends", verbPlace(reading), "It moves money, which does not come back by itself.");
  }
  return undefined;
}

const ACTS = /\b(?:evaluate|execute|fill|submit|click)\b/i;

/** Typing into a page replaces what stands there; evaluating runs code in it. */
export function actsOnPage(reading: Reading): DestructiveEffect | undefined {
  if (shareOf(reading, "browser", "phone") < 0.2 || !ACTS.test(reading.plain.words)) return undefined;
  return perhaps("acts on a page", verbPlace(reading), "What it does on a page may not be undone.");
}

/** Another tool or service does whatever it is told. */
export function passesOn(reading: Reading): DestructiveEffect | undefined {
  return callsAnother(reading)
    ? perhaps("passes on anything", verbPlace(reading), "It passes what the caller says on to another tool.")
    : undefined;
}
