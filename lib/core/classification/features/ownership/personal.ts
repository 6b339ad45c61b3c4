import type { DecisionRule } from "../decision-list";
import { cued } from "../questions";
import { drivesBrowser, drivesDevice } from "../tool-context";

const YOURS =
  /\b(?:your|my|current user(?:'s)?|authenticated user|logged.in|the user's|own)\b|当前用户|我的|내 |로그인된/i;

/** What the user sees, is signed in to or calls their own. */
export const PERSONAL: readonly DecisionRule[] = [
  {
    id: "of a browser",
    reason: "It brings back what a browser shows.",
    when: drivesBrowser,
  },
  {
    id: "of a screen",
    reason: "It brings back what is on a screen or a device.",
    when: drivesDevice,
  },
  {
    id: "of secrets",
    reason: "It brings back secrets or settings of the environment.",
    when: ({ about, flow }) => (about?.id === "secret" || about?.id === "environment-variable") && flow !== "works",
  },
  {
    id: "of the user",
    reason: "It brings back what belongs to the user who asks.",
    when: ({ about, reading, flow, service }) =>
      flow !== "works" &&
      (about?.id === "self" ||
        (service?.holds !== "public" && (YOURS.test(reading.plain.sentence) || cued(reading, "own-account")))),
  },
];
