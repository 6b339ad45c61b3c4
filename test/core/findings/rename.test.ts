import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { renamedFingerprint, renameInFinding } from "@/lib/core/findings/rename";
import { GovernanceSchema } from "@/lib/core/model/governance";
import type { Session } from "@/lib/core/model/session";
import { closeReport } from "@/lib/core/reports/close";
import { renameInSession, renaming } from "@/lib/core/session/rename";
import { aSession, tools } from "../analysis/sessions";

/** A session in which every kind of finding is made, with one server called as said. */
function everything(name: string): Session {
  const session = aSession({
    [name]: { tools: tools("PUE", "p", "e") },
    zebra: { tools: tools("U", "E") },
    attic: { off: true, tools: tools("PUE") },
    cellar: { state: "unlisted" },
  });
  const [mail, zebra] = session.servers;
  Object.assign(mail!, { violations: ["It is loud."], reach: { kind: "stdio", words: "npx mail", pinned: false } });
  mail!.tools[2]!.classification.destructive = true;
  zebra!.tools[1]!.off = true;
  const id = (tool: string) => `${name}/${tool}`;
  const remark = { message: "It says so.", evidence: [] };
  return {
    ...session,
    policies: [
      {
        id: "session",
        label: "Nothing together",
        why: "",
        sides: [
          { label: "in", anyOf: ["untrusted"] },
          { label: "out", anyOf: ["egress"] },
        ],
      },
    ],
    governance: {
      asks: GovernanceSchema.parse({
        hints: [{ hint: "readOnlyHint" }, { hint: "openWorldHint" }],
        grades: { egress: 0, private: 0 },
      }),
      objections: [
        { server: name, tools: [], against: "missing", says: "has no approval" },
        { server: name, tools: [id("t0")], against: "ended", says: "had an approval until 2027-01-01" },
        { server: name, tools: [id("t0"), id("t1")], against: "to-renew", says: "changed since" },
      ],
    },
    remarks: [
      { ...remark, rule: "LT060", server: name, tools: [id("t0")] },
      { ...remark, rule: "LT051", server: name, tools: [id("t1"), id("t2")] },
      { ...remark, rule: "LT051", server: "zebra", tools: ["zebra/t0"] },
    ] as unknown as Session["remarks"],
  };
}

const found = (session: Session) => closeReport(session, analyse(session), { version: "1.0.0" }).findings;

test.each([
  ["mail", "post"],
  ["mail", "zzz"],
  ["session", "post"],
  ["readOnlyHint", "null"],
  ["mail", "attic 2"],
])("every finding of a session is the same one when %s is called %s", (from, to) => {
  const rename = renaming(from, to, [from, "zebra", "attic", "cellar"]);
  const before = found(everything(from)).map((finding) => ({ ...finding, legs: [] }));
  const after = found(everything(to));
  expect(new Set(before.map(({ rule }) => rule)).size).toBeGreaterThan(12);
  expect(before.map((one) => renamedFingerprint(one, rename)).sort()).toEqual(
    after.map(({ fingerprint }) => fingerprint).sort(),
  );
  const about = (one: { rule: string; servers: string[]; tools: string[] }) =>
    JSON.stringify([one.rule, one.servers, one.tools]);
  expect(before.map((one) => about(renameInFinding(one, rename))).sort()).toEqual(after.map(about).sort());
});

test("ids follow their own server only", () => {
  const rename = renaming("a", "b", ["a", "a/x", "ab", "c"]);
  expect(["a", "a/t", "a/x", "a/x/t", "ab", "ab/t", "c/a", "*", "host:cursor"].map(rename)).toEqual([
    "b",
    "b/t",
    "a/x",
    "a/x/t",
    "ab",
    "ab/t",
    "c/a",
    "*",
    "host:cursor",
  ]);
});

test("a kept session names it wherever it did before", () => {
  const spec = {
    name: "Desk",
    host: "none",
    servers: ["a", "c"],
    off: ["a/t", "c"],
    on: ["a/@prompts"],
    gates: [
      { on: "a", kind: "approval" as const },
      { on: "*", kind: "detector" as const },
    ],
    wishes: { keep: ["a/t"], costs: { a: 3, "c/t": 1 }, together: [["a", "c/t"]] },
  };
  expect(renameInSession(spec, renaming("a", "b", ["a", "c"]))).toEqual({
    name: "Desk",
    host: "none",
    servers: ["b", "c"],
    off: ["b/t", "c"],
    on: ["b/@prompts"],
    gates: [
      { on: "b", kind: "approval" },
      { on: "*", kind: "detector" },
    ],
    wishes: { keep: ["b/t"], costs: { b: 3, "c/t": 1 }, together: [["b", "c/t"]] },
  });
});
