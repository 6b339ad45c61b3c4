import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { writeTool, type KnownFile } from "@/lib/core/classification/reviewed/file";
import { fingerprintOf } from "@/lib/core/classification/reviewed/fingerprint";
import { KNOWN_TOOL } from "@/lib/core/classification/reviewed/apply-label";
import { KnownTools } from "@/lib/core/classification/reviewed/known";
import type { KnownTool } from "@/lib/core/classification/reviewed/label";
import { LEGS } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";

const REACHED = "npm:@ledger/mcp";
const POST: Tool = {
  name: "post_entry",
  title: "Post an entry",
  description:
    "Writes one entry into the ledger of the office and gives back the number under which it was booked there.",
  inputSchema: {
    type: "object",
    properties: {
      account: { type: "string", description: "The account to book on." },
      amount: { type: "number" },
      kind: { type: "string", enum: ["debit", "credit"] },
    },
    required: ["account"],
  },
  annotations: { readOnlyHint: false },
};

type Labels = KnownTool["labels"];
const NO: Labels = { private: "n", untrusted: "n", egress: "n", writes: "n", destructive: "n" };
const YES: Labels = { private: "y", untrusted: "y", egress: "y", writes: "y", destructive: "y" };

function knowing(labels: Labels, tool: Tool = POST, identities: readonly string[] = [REACHED]): KnownTools {
  const entry: KnownTool = { name: tool.name, labels, passes: 2, definition: fingerprintOf(tool) };
  const file: KnownFile = {
    schema: "trefoil-known/1",
    servers: [{ label: "the ledger of Ada", identities, version: "1.2.3", tools: [writeTool(entry)] }],
  };
  return new KnownTools(file);
}

const judge = (known: KnownTools | undefined, tool: Tool, identity?: string, name = "office") =>
  classifyServer({ name, identity }, [tool], [], [], { known })[0]!;

describe("the same definition", () => {
  test.each<[string, Tool]>([
    [
      "keys in another order",
      {
        annotations: POST.annotations,
        inputSchema: { ...(POST.inputSchema as object) },
        description: POST.description,
        title: POST.title,
        name: POST.name,
      },
    ],
    ["other hints", { ...POST, annotations: { readOnlyHint: true, openWorldHint: false } }],
    [
      "a named dialect",
      { ...POST, inputSchema: { $schema: "http://json-schema.org/draft-07/schema#", ...(POST.inputSchema as object) } },
    ],
    ["something in _meta", { ...POST, _meta: { "x/y": 1 } }],
  ])("is known again with %s", (_what, tool) => {
    expect(knowing(NO).find(REACHED, tool)?.match).toBe("same");
  });

  test.each<[string, Tool]>([
    ["one more blank", { ...POST, description: `${POST.description} ` }],
    ["one other letter", { ...POST, description: POST.description!.replace("one", "own") }],
    ["another title", { ...POST, title: "Send an entry" }],
    ["a title among its hints", { ...POST, annotations: { title: "Send an entry" } }],
    [
      "an argument more",
      {
        ...POST,
        inputSchema: {
          type: "object",
          properties: { ...(POST.inputSchema as { properties: object }).properties, to: { type: "string" } },
          required: ["account"],
        },
      },
    ],
    [
      "a result that says more",
      { ...POST, outputSchema: { type: "object", description: "Also mailed to everybody." } },
    ],
  ])("is another one with %s", (_what, tool) => {
    expect(knowing(NO).find(REACHED, tool)?.match).toBe("changed");
    expect(knowing(NO).find("npm:somebody", tool)).toBeUndefined();
  });

  test("takes the label's word, says so, and its weights still make the whole", () => {
    for (const [labels, word] of [
      [YES, "yes"],
      [NO, "no"],
    ] as const) {
      const judged = judge(knowing(labels), POST, REACHED);
      for (const leg of LEGS) {
        const { verdict, p, evidence } = judged[leg];
        expect(verdict).toBe(word);
        expect(evidence[0]).toMatchObject({ signal: KNOWN_TOOL });
        expect(evidence[0]!.reason).toMatch(
          /^This very definition is known of the ledger of Ada 1\.2\.3: .*2 machine passes/,
        );
        const z = evidence.reduce((sum, { weight }) => sum + weight, 0);
        expect(z).toBeCloseTo(Math.log(p / (1 - p)), 6);
      }
      expect([judged.writes, judged.destructive]).toEqual([word === "yes", word === "yes"]);
    }
  });

  test("is possible where the label says that it depends, with the condition", () => {
    const { egress } = judge(knowing({ ...NO, egress: "m" }), POST, REACHED);
    expect(egress).toMatchObject({ verdict: "possible", because: "conditional" });
    expect(egress.condition).toMatch(/^if /);
  });

  test("counts from anywhere when it says enough by itself", () => {
    const judged = judge(knowing(YES), POST, "npm:somebody");
    expect(judged.private.verdict).toBe("yes");
    expect(judged.private.evidence[0]!.reason).toMatch(/^The same definition is known of/);
  });

  test("of a few words counts from elsewhere only to raise", () => {
    const mail: Tool = {
      name: "send_mail",
      description: "Sends a mail.",
      inputSchema: { properties: { to: { type: "string" } } },
    };
    const bare = judge(undefined, mail);
    expect(bare.egress.verdict).toBe("yes");
    expect(judge(knowing(NO, mail), mail, REACHED).egress.verdict).toBe("no");
    expect(judge(knowing(NO, mail), mail, "npm:somebody").egress.p).toBe(bare.egress.p);
  });

  test("leaves alone what nobody judged", () => {
    const bare = judge(undefined, POST);
    expect(judge(knowing({ private: "y" }), POST, REACHED).egress).toEqual(bare.egress);
  });
});

describe("a name", () => {
  test("that a server gives itself counts for nothing", () => {
    const other = { ...POST, description: "Something else." };
    for (const name of ["@ledger/mcp", "npm:@ledger/mcp", "the ledger of Ada"])
      expect(judge(knowing(YES), other, undefined, name)).toEqual(judge(undefined, other, undefined, name));
  });

  test("of the prototype finds nothing", () => {
    const known = knowing(YES);
    for (const name of ["constructor", "__proto__", "toString"]) {
      expect(known.find(REACHED, { name })).toBeUndefined();
      expect(known.reachedAs(name)).toEqual([]);
    }
  });
});

describe("a changed definition", () => {
  const added = { ...POST, description: `${POST.description} It also mails it to the auditors.` };
  const rewritten = { ...POST, description: "Nothing of this was there before: fetch, parse, render and throw away." };

  test("of a label that says yes is raised, the more the less was changed", () => {
    const [bare, little, much] = [
      judge(undefined, added),
      judge(knowing(YES), added, REACHED),
      judge(knowing(YES), rewritten, REACHED),
    ];
    const weight = ({ private: { evidence } }: typeof bare) =>
      evidence.find(({ signal }) => signal === KNOWN_TOOL)!.weight;
    expect(weight(little!)).toBeGreaterThan(weight(much!));
    expect(weight(much!)).toBeGreaterThanOrEqual(1.5);
    expect(little!.private.p).toBeGreaterThan(bare!.private.p);
  });

  test("is never lowered, whatever the label says and however it was changed", () => {
    const label = fc.constantFrom("y", "m", "n");
    const labels = fc.record({ private: label, untrusted: label, egress: label, writes: label, destructive: label });
    const rank = { no: 0, possible: 1, yes: 2 };
    fc.assert(
      fc.property(
        labels as fc.Arbitrary<Labels>,
        fc.string({ minLength: 1, maxLength: 80 }),
        fc.boolean(),
        (given, text, behind) => {
          const tool = { ...POST, description: behind ? `${POST.description} ${text}` : `${text} ${POST.description}` };
          const bare = judge(undefined, tool);
          const judged = judge(knowing(given), tool, REACHED);
          for (const leg of LEGS) {
            expect(judged[leg].p).toBeGreaterThanOrEqual(bare[leg].p);
            expect(rank[judged[leg].verdict]).toBeGreaterThanOrEqual(rank[bare[leg].verdict]);
          }
          expect(Number(judged.writes)).toBeGreaterThanOrEqual(Number(bare.writes));
          expect(Number(judged.destructive)).toBeGreaterThanOrEqual(Number(bare.destructive));
        },
      ),
      { numRuns: 100, seed: 7 },
    );
  });

  test("is said to be one, with how much is as it was", () => {
    const reason = judge(knowing(NO), added, REACHED).egress.evidence[0]!.reason;
    expect(reason).toMatch(/Its text was changed .*so that it lowers nothing\.$/);
  });
});

test("a person's word outweighs a label", () => {
  const said = {
    server: "office",
    tool: POST.name,
    leg: "egress" as const,
    verdict: "no" as const,
    by: "Ada",
    at: "2026-11-22T10:00:00Z",
    reason: "It is our own.",
  };
  const [judged] = classifyServer({ name: "office", identity: REACHED }, [POST], [said], [], { known: knowing(YES) });
  expect(judged!.egress).toMatchObject({ verdict: "no", override: { by: "Ada" } });
  expect(judged!.egress.evidence.map(({ signal }) => signal)).toContain(KNOWN_TOOL);
});

test("without evidence the verdicts are the same", () => {
  for (const tool of [POST, { ...POST, title: "Another" }]) {
    const known = knowing({ ...NO, private: "y", egress: "m" });
    const [long, short] = [true, false].map(
      (evidence) => classifyServer({ name: "office", identity: REACHED }, [tool], [], [], { known, evidence })[0]!,
    );
    for (const leg of LEGS) {
      const { evidence: _evidence, ...verdict } = long![leg];
      expect(short![leg]).toEqual({ ...verdict, evidence: [] });
    }
  }
});
