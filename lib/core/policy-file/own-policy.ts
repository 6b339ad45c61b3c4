import * as z from "zod";
import { POLICIES } from "../analysis/policies";
import { CAPABILITIES, CAPABILITY_WORDS, type Capability } from "../model/capability";
import { SIDES, type Policy } from "../model/policy";
import { oneOf, words } from "./words";
import { joinWords } from "../text/join-words";

export const MOST_POLICIES = 50;
export const LONGEST = { label: 80, why: 500 };

/** What a person decides about a policy of their own: a name, a reason, and the capabilities of each side. */
export const OwnPolicySchema = z
  .strictObject(
    {
      label: words(LONGEST.label).describe("What the policy is called."),
      why: words(LONGEST.why).describe("Why it is there; every report quotes it."),
      sides: z
        .array(
          z.strictObject(
            {
              anyOf: z
                .array(oneOf(CAPABILITIES), "has to be a list of capabilities")
                .min(1, "names no capability")
                .max(CAPABILITIES.length, "names a capability twice")
                .describe("What meets this side; one of them is enough."),
            },
            "has to be an object with anyOf",
          ),
          "is missing or not a list",
        )
        .min(SIDES.least, `has fewer than ${SIDES.least} sides`)
        .max(SIDES.most, `has more than ${SIDES.most} sides`)
        .describe("The sides. The policy is broken where a session meets all of them."),
    },
    "has to be an object with label, why and sides",
  )
  .superRefine(({ label, sides }, context) => {
    if (POLICIES.some((one) => one.id === idOf(label)))
      context.addIssue({ code: "custom", path: ["label"], message: "is the name of a built-in policy" });
    for (const [at, { anyOf }] of sides.entries()) {
      const idle = sides.findIndex(
        (other, place) => place !== at && anyOf.every((one) => other.anyOf.includes(one)) && anyOf.length > 0,
      );
      if (idle >= 0)
        return context.addIssue({
          code: "custom",
          path: ["sides"],
          message: `are not apart: whatever meets side ${at + 1} meets side ${idle + 1} too`,
        });
    }
  });
export type OwnPolicy = z.input<typeof OwnPolicySchema>;

/** The resulting policy: its id comes from its name, the words of its sides from their capabilities. */
export function toPolicy({ label, why, sides }: OwnPolicy): Policy {
  return {
    id: idOf(label),
    label,
    why,
    sides: sides.map(({ anyOf }) => {
      const sorted = CAPABILITIES.filter((one) => anyOf.includes(one));
      return { label: sayCapabilities(sorted), anyOf: sorted };
    }),
  };
}

/** `private data or a way out`. */
export function sayCapabilities(capabilities: readonly Capability[]): string {
  const said = capabilities.map((one) => CAPABILITY_WORDS[one]);
  return joinWords(said, "or");
}

/** Letters and digits of the name; two names that differ only in the rest are one policy. */
function idOf(label: string): string {
  return (
    label
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "-"
  );
}
