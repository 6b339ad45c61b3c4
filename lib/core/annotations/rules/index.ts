import type { ToolRule } from "../define";
import alsoSends from "./also-sends";
import asksForWhatItCannotNeed from "./asks-for-what-it-cannot-need";
import asksForASecret from "./asks-for-a-secret";
import closedWorldThatReachesOut from "./closed-world-that-reaches-out";
import destructiveAndReadOnly from "./destructive-and-read-only";
import harmlessThatDeletes from "./harmless-that-deletes";
import harmlessThatOverwrites from "./harmless-that-overwrites";
import hiddenCharacters from "./hidden-characters";
import hintWithoutRight from "./hint-without-right";
import hintNobodyReads from "./hint-nobody-reads";
import hintOfWrongType from "./hint-of-wrong-type";
import hintWithoutMeaning from "./hint-without-meaning";
import idempotentThatCreates from "./idempotent-that-creates";
import lettersOfTwoScripts from "./letters-of-two-scripts";
import lookAlikeName from "./look-alike-name";
import namesAnotherServersTool from "./names-another-servers-tool";
import putsItselfFirst from "./puts-itself-first";
import readOnlyThatDeletes from "./read-only-that-deletes";
import readOnlyThatWrites from "./read-only-that-writes";
import reportsMaliciousActivity from "./reports-malicious-activity";
import readOnlyThatAsksToWrite from "./read-only-that-asks-to-write";
import rightThatNoToolNeeds from "./right-that-no-tool-needs";
import rightWiderThanHint from "./right-wider-than-hint";
import sameNameElsewhere from "./same-name-elsewhere";
import signatureThatDoesNotFit from "./signature-that-does-not-fit";
import speaksToTheModel from "./speaks-to-the-model";

/** Every rule about what servers say of their tools: claims, texts, names. */
export const TOOL_RULES: readonly ToolRule[] = [
  readOnlyThatDeletes,
  harmlessThatDeletes,
  readOnlyThatWrites,
  closedWorldThatReachesOut,
  idempotentThatCreates,
  harmlessThatOverwrites,
  destructiveAndReadOnly,
  hintNobodyReads,
  hintOfWrongType,
  hintWithoutMeaning,
  reportsMaliciousActivity,
  readOnlyThatAsksToWrite,
  rightThatNoToolNeeds,
  rightWiderThanHint,
  hintWithoutRight,
  signatureThatDoesNotFit,
  alsoSends,
  speaksToTheModel,
  hiddenCharacters,
  lettersOfTwoScripts,
  namesAnotherServersTool,
  asksForWhatItCannotNeed,
  asksForASecret,
  putsItselfFirst,
  lookAlikeName,
  sameNameElsewhere,
];

export function findToolRule(id: string): ToolRule | undefined {
  return TOOL_RULES.find((rule) => rule.id === id);
}
