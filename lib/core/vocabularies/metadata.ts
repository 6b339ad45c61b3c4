import { DESTINATIONS, OUTCOMES, SENSITIVITIES, SOURCES, worse, type Sensitivity } from "../propagation/labels";
import type { Meaning, ValueReader } from "./define";
import { IRREVERSIBLE } from "./meanings";

type Node = Record<string, unknown>;
const nodeOf = (value: unknown): Node =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** How many values of a list are read. */
const MOST = 50;

/** Of a value or a list of possible values the worst that the draft knows; others are no claim. */
function worst<T extends string>(list: readonly T[], value: unknown): T | undefined {
  const said = (Array.isArray(value) ? (value as unknown[]).slice(0, MOST) : [value]).map((one) =>
    "regulated" in nodeOf(one) ? "regulated" : one,
  );
  return said.reduce<T | undefined>(
    (so, one) =>
      worse(
        list,
        so,
        list.find((known) => known === one),
      ),
    undefined,
  );
}

const GRADE: Partial<Record<Sensitivity, 2 | 3>> = { pii: 2, financial: 2, credentials: 3, regulated: 3 };

export const readSensitivity: ValueReader = (value) => {
  const sensitivity = worst(SENSITIVITIES, value);
  if (sensitivity === undefined) return [];
  const label = { sensitivity };
  return sensitivity === "none"
    ? [{ says: "not sensitive", words: "its results are not sensitive", lowers: true, label }]
    : [{ says: "sensitive", words: `its results are ${sensitivity}`, grade: GRADE[sensitivity], label }];
};

export const readSource: ValueReader = (value) => {
  const source = worst(SOURCES, value);
  if (source === undefined) return [];
  const label = { source, ...(source === "untrustedPublic" && { untrusted: true }) };
  return source === "untrustedPublic"
    ? [{ says: "untrusted", words: "its results come from the public", label }]
    : [{ says: "vouched for", words: `its results come from ${PLACE[source]}`, lowers: true, label }];
};
const PLACE = {
  system: "the system itself",
  user: "the user",
  internal: "inside the organisation",
  trustedPublic: "a public source that is trusted",
} as const;

export const readDestination: ValueReader = (value) => {
  const destination = worst(DESTINATIONS, value);
  if (destination === undefined) return [];
  const label = { destination };
  return destination === "public"
    ? [{ says: "sends out", words: "its arguments go to the public", label }]
    : [{ says: "keeps in", words: `its arguments stay ${STAYS[destination]}`, lowers: true, label }];
};
const STAYS = {
  ephemeral: "nowhere",
  system: "with the system",
  user: "with the user",
  internal: "inside the organisation",
} as const;

export const readOutcomes: ValueReader = (value) => {
  const outcomes = worst(OUTCOMES, value);
  if (outcomes === undefined) return [];
  return outcomes === "irreversible"
    ? [IRREVERSIBLE]
    : [{ says: "other", words: `a call is ${outcomes}`, label: { outcomes } }];
};

/** `inputMetadata` of the drafts: what goes in, and what becomes of it. */
export const readInput: ValueReader = (value): Meaning[] => {
  const { destination, outcomes } = nodeOf(value);
  return [...readDestination(destination), ...readOutcomes(outcomes)];
};

/** `returnMetadata` of the drafts: what comes back. */
export const readReturn: ValueReader = (value): Meaning[] => {
  const { source, sensitivity } = nodeOf(value);
  return [...readSource(source), ...readSensitivity(sensitivity)];
};

/** A node of an extension in `_meta`, read member by member. */
export const members =
  (reads: Readonly<Record<string, ValueReader>>): ValueReader =>
  (value) => {
    const node = nodeOf(value);
    return Object.entries(reads).flatMap(([name, read]) => (Object.hasOwn(node, name) ? read(node[name]) : []));
  };
