import { z } from "zod";
import { POLICIES } from "./analysis/policies";
import { CAPABILITIES, CAPABILITY_WORDS, SIDES, type Capability, type Policy } from "./model/policy";
import { readJsonc } from "./text/jsonc";

/** Name and version of the file that people pass on. A later version that adds fields keeps the number. */
const SCHEMA = "trefoil-policies/1";

/** Most characters and policies that are read from one file, and kept. */
const CHARACTERS = 1_000_000;
export const MOST_POLICIES = 50;
export const LONGEST = { label: 80, why: 500 };

const text = (most: number) => z.string("is missing or not a text").trim().min(1, "is empty").max(most, `is longer than ${most} characters`);

/** What a person decides of a policy of their own: a name, a reason, and the capabilities of each side. */
export const OwnPolicySchema = z
  .object(
    {
      label: text(LONGEST.label),
      why: text(LONGEST.why),
      sides: z
        .array(
          z.object({ anyOf: z.array(z.enum(CAPABILITIES, `has to be one of ${CAPABILITIES.join(", ")}`), "is not a list").min(1, "names no capability") }, "is not an object with anyOf"),
          "is missing or not a list",
        )
        .min(SIDES.least, `has fewer than ${SIDES.least} sides`)
        .max(SIDES.most, `has more than ${SIDES.most} sides`),
    },
    "The entry is not an object.",
  )
  .superRefine(({ label, sides }, context) => {
    if (POLICIES.some((one) => one.id === idOf(label))) context.addIssue({ code: "custom", path: ["label"], message: "is the name of a built-in policy" });
    for (const [at, { anyOf }] of sides.entries()) {
      const idle = sides.findIndex((other, place) => place !== at && anyOf.every((one) => other.anyOf.includes(one)));
      if (idle >= 0) return context.addIssue({ code: "custom", path: ["sides"], message: `are not apart: whatever meets side ${at + 1} meets side ${idle + 1} too` });
    }
  });
export type OwnPolicy = z.input<typeof OwnPolicySchema>;

/** The policy that follows: its id comes from its name, the words of its sides from their capabilities. */
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
  const words = capabilities.map((one) => CAPABILITY_WORDS[one]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** Letters and digits of the name; two names that differ only in the rest are one policy. */
function idOf(label: string): string {
  return label.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "-";
}

/** What is wrong with a file, or with the entry that begins on a line (1-based). */
export type PolicyProblem = { line?: number; message: string };

/** Own policies as a file, one on a line; sorted, so the same policies are the same bytes. */
export function writePolicies(policies: readonly Policy[]): string {
  const sorted = [...policies].sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map(({ label, why, sides }) => `    ${JSON.stringify({ label, why, sides: sides.map(({ anyOf }) => ({ anyOf })) })}`);
  return `{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "policies": [${lines.length > 0 ? `\n${lines.join(",\n")}\n  ` : ""}]\n}\n`;
}

const FileSchema = z.object({ schema: z.literal(SCHEMA), policies: z.array(z.unknown()) });

/** Reads such a file. It never throws: what cannot be read is a problem, with its line where it has one, and the rest is read. */
export function readPolicies(text: string): { policies: Policy[]; problems: PolicyProblem[] } {
  const refused = (problem: PolicyProblem) => ({ policies: [], problems: [problem] });
  if (text.length > CHARACTERS) return refused({ message: `The file is longer than ${CHARACTERS.toLocaleString("en-GB")} characters.` });
  const read = readJsonc(text);
  if (!read.ok) return refused({ line: read.problem.line, message: `This is not JSON: ${read.problem.message}.` });
  const file = FileSchema.safeParse(read.doc.value);
  if (!file.success) return refused({ message: `This is not a file of policies: it has to be {"schema": "${SCHEMA}", "policies": […]}.` });

  const kept = new Map<string, Policy>();
  const problems: PolicyProblem[] = [];
  file.data.policies.forEach((entry, index) => {
    const line = read.doc.line(["policies", index]);
    const parsed = OwnPolicySchema.safeParse(entry);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      return problems.push({ line, message: issue.path.length > 0 ? `“${issue.path.join(".")}” ${issue.message}.` : issue.message });
    }
    const policy = toPolicy(parsed.data);
    if (kept.has(policy.id)) return problems.push({ line, message: `A policy called “${policy.label}” stands in this file already.` });
    if (kept.size === MOST_POLICIES) return problems.push({ line, message: `Only the first ${MOST_POLICIES} policies are read.` });
    kept.set(policy.id, policy);
  });
  return { policies: [...kept.values()], problems };
}
