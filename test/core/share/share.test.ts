import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeShare, encodeShare, LINK_BUDGET } from "@/lib/core/share";
import { STEPS } from "@/lib/core/share/slim";
import { fromBase64Url, toBase64Url } from "@/lib/core/share/base64url";
import { digestOf } from "@/lib/core/text/digest";
import { anySession, aSession } from "../analysis/sessions";
import { aReport, aSampleSession, sessionSaying } from "../../support/a-report";
import { HOSTILE } from "../reports/hostile-texts";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const linkTo = (value: unknown) =>
  `v1.${deflateRawSync(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url")}`;
/** Copies of a value, each with one of its parts replaced by something of another kind, or left out. */
function mutationsOf(value: unknown, replacements: readonly unknown[]): unknown[] {
  if (typeof value !== "object" || value === null) return [...replacements];
  return Object.keys(value).flatMap((key) => {
    const copy = (part: unknown) =>
      Array.isArray(value) ? Object.assign([...value], { [key]: part }) : { ...value, [key]: part };
    const { [key]: part, ...rest } = value as Record<string, unknown>;
    return [rest, ...mutationsOf(part, replacements).map(copy)];
  });
}
/** Texts that do not compress: every tool has its own. */
const noise = (...seed: unknown[]) => digestOf(seed);
const bulky = (count: number) => {
  const session = aSampleSession();
  const [server] = session.servers;
  server!.tools = Array.from({ length: count }, (_, at) => {
    const tool = structuredClone(server!.tools[0]!);
    tool.classification.untrusted.evidence = [1, 2].map((weight) => ({
      signal: "s",
      bearing: "for",
      weight,
      field: "description",
      quote: noise("quote", at, weight),
      reason: noise("reason", at, weight),
    }));
    return {
      ...tool,
      id: `tracker/t${at}`,
      digest: noise("digest", at),
      tool: { name: `t${at}`, description: noise("description", at) },
    };
  });
  return aReport(session);
};

describe("a share link", () => {
  test("brings back the report that went in", async () => {
    await fc.assert(
      fc.asyncProperty(anySession({ switches: true }), async (session) => {
        const report = aReport(session);
        const { fragment, bytes, omitted } = await encodeShare(report);
        expect(bytes).toBe(fragment.length);
        expect(omitted).toEqual([]);
        const opened = await decodeShare(fragment);
        expect(opened.ok && plain(opened.report)).toEqual(plain(report));
      }),
      { numRuns: 40 },
    );
  });

  test.each(Object.entries(HOSTILE))("carries a text whole: %s", async (name, text) => {
    const report = aReport(sessionSaying(text));
    const opened = await decodeShare((await encodeShare(report)).fragment);
    expect(opened.ok).toBe(name !== "very long");
    // Half a character cannot come back as it was: UTF-8 has no place for it.
    const whole = opened.ok && name !== "lone surrogate" ? plain(opened.report) : plain(report);
    expect(whole).toEqual(plain(report));
  });

  test("holds only letters, digits, point, hyphen and underscore", async () => {
    expect((await encodeShare(aReport(aSampleSession()))).fragment).toMatch(/^v2\.[\w-]+\.[\w-]{8}$/);
  });

  test.each([
    [120, 1],
    [200, 2],
    [350, 3],
    [600, 4],
  ])(
    "with %i bulky tools stays within the budget by leaving out %i of four things, in order, and says so",
    async (count, steps) => {
      const { fragment, omitted } = await encodeShare(bulky(count));
      expect(omitted).toEqual(STEPS.slice(Math.min(steps - 1, 1), steps).map((step) => step.omits));
      expect(fragment.length).toBeLessThanOrEqual(LINK_BUDGET);
      const opened = await decodeShare(fragment);
      expect(opened.ok && opened.report.omitted).toEqual(omitted);
      expect(opened).toMatchObject({ report: { verdict: plain(bulky(count).verdict) } });
    },
  );

  test("that would be too long even so is refused, with the way out", async () => {
    const names = aSession(
      Object.fromEntries(
        Array.from({ length: 400 }, (_, at) => [
          noise("name", at) + noise("more", at),
          { tools: { t: { private: "yes" as const } } },
        ]),
      ),
    );
    const { fragment, bytes, problem } = await encodeShare(aReport(names));
    expect(fragment).toBe("");
    expect(bytes).toBeGreaterThan(LINK_BUDGET);
    expect(problem).toContain("as a file");
  });

  test("leaves out hosts and paths when asked", async () => {
    const session = aSampleSession();
    session.servers[0]!.reach = { kind: "stdio", words: "/opt/company/run --dir=/srv/data", pinned: undefined };
    const { fragment, carried } = await encodeShare(aReport(session), { hosts: true, paths: true });
    expect(JSON.stringify(carried)).not.toMatch(/mail\.example|\/opt|\/srv|\.mcp\.json/);
    expect((await decodeShare(fragment)).ok).toBe(true);
  });

  test("cannot claim a verdict that its tools do not have", async () => {
    const { carried } = await encodeShare(aReport(aSampleSession()));
    const forged = {
      ...carried,
      verdict: { level: "clear" },
      findings: [{ rule: "LT001", level: "error", message: "forged", servers: ["mail"], tools: [], fingerprint: "0" }],
    };
    const opened = await decodeShare(linkTo(forged));
    expect(opened).toMatchObject({ report: { verdict: { level: "lethal" } } });
    expect(opened.ok && opened.report.findings.map((finding) => finding.message)).not.toContain("forged");
  });
});

/** A link of the open kind, as somebody else may write it: many servers of one tool, and thousands of constraints on them. */
function crowded(tools: number): string {
  const no = { verdict: "no", p: 0.01 };
  const yes = { verdict: "yes", p: 0.99 };
  const ids = Array.from({ length: tools }, (_, at) => `s${at % 60}/t${at}`);
  const wish = ids.slice(0, 400);
  return linkTo({
    version: "1",
    name: "x",
    host: "none",
    servers: Array.from({ length: 60 }, (_, at) => ({ name: `s${at}`, state: "listed", tools: tools / 60 })),
    tools: ids.map((id, at) => ({
      server: `s${at % 60}`,
      tool: `t${at}`,
      id,
      private: at % 3 === 0 ? yes : no,
      untrusted: at % 3 === 1 ? yes : no,
      egress: at % 3 === 2 ? yes : no,
      writes: false,
      destructive: false,
      carrier: null,
    })),
    wishes: {
      keep: wish,
      costs: Object.fromEntries(wish.map((id, at) => [id, at % 7])),
      together: Array.from({ length: 50 }, (_, at) => wish.slice(at, at + 100)),
    },
    findings: [],
    omitted: [],
  });
}

test("a link of thousands of tools and constraints opens in work that grows with it, and says what was left out", async () => {
  const opened = async (tools: number) => {
    const from = process.cpuUsage();
    const open = await decodeShare(crowded(tools));
    const { user, system } = process.cpuUsage(from);
    return { open, seconds: (user + system) / 1e6 };
  };
  expect(crowded(3_000).length).toBeLessThan(48_000);
  await opened(300);
  const [few, many] = [await opened(300), await opened(3_000)];
  // Ten times the tools: work that grows with their square would be a hundred times as much.
  expect(many.seconds / Math.max(few.seconds, 0.02)).toBeLessThan(45);
  expect(many.open).toMatchObject({
    ok: true,
    report: { omitted: [expect.stringMatching(/^Only \d+ smallest sets of servers are written out/)] },
  });
});

describe("a tampered link", () => {
  test("with any single bit flipped is refused, in any letter of it", async () => {
    const { fragment } = await encodeShare(aReport(aSampleSession()));
    for (let at = 0; at < fragment.length; at++)
      for (let bit = 0; bit < 7; bit++) {
        const letter = String.fromCharCode(fragment.charCodeAt(at) ^ (1 << bit));
        const opened = await decodeShare(`${fragment.slice(0, at)}${letter}${fragment.slice(at + 1)}`);
        expect(opened, `letter ${at}, bit ${bit}`).toMatchObject({
          ok: false,
          problem: expect.stringMatching(/^This .*\.$/),
        });
      }
  });

  test("of the first form, which had no checksum, opens as a whole report or is refused in words, and never throws", async () => {
    const { fragment } = await encodeShare(aReport(aSampleSession()));
    const bytes = fromBase64Url(fragment.split(".")[1]!)!;
    expect((await decodeShare(`v1.${toBase64Url(bytes)}`)).ok).toBe(true);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Uint8Array.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      const opened = await decodeShare(`v1.${toBase64Url(flipped)}`);
      expect(opened.ok ? opened.report.schema : opened.problem).toMatch(/^(trefoil-report\/1|This link .*\.)$/);
    }
  });

  test("with a form that is not a report's is refused in words, whichever of hundreds of changes was made to what it carries", async () => {
    const { carried } = await encodeShare(aReport(aSampleSession()));
    const changed = mutationsOf(plain(carried), [null, -1, "", [], { a: 1 }, "\u202e<script>"]);
    expect(changed.length).toBeGreaterThanOrEqual(370);
    for (const one of changed) {
      const opened = await decodeShare(linkTo(one));
      // A text may be another one: then it is a report, with the verdict that its tools have.
      expect(opened.ok ? opened.report.schema : opened.problem).toMatch(
        /^(trefoil-report\/1|This link is damaged .*\.|This link is not a report: .*\.)$/s,
      );
    }
  });

  test("cut off anywhere is refused", async () => {
    const { fragment } = await encodeShare(aReport(aSampleSession()));
    for (let length = 0; length < fragment.length; length += 7)
      expect((await decodeShare(fragment.slice(0, length))).ok).toBe(false);
  });

  test("of any text at all is refused without throwing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `v1.${text}`),
          fc.uint8Array().map((bytes) => `v1.${toBase64Url(bytes)}`),
          fc.json().map(linkTo),
        ),
        async (text) => void expect((await decodeShare(text)).ok).toBe(false),
      ),
    );
  });

  test("that is a bomb is stopped while it unfolds", async () => {
    const bomb = `v1.${deflateRawSync(Buffer.alloc(40 * 1024 * 1024, 32)).toString("base64url")}`;
    expect(bomb.length).toBeLessThan(64 * 1024);
    expect(await decodeShare(bomb)).toEqual({
      ok: false,
      problem: "This link unfolds to more than 4 MB, which no report does. It was not opened.",
    });
  });

  test.each([
    ["nested endlessly", "[".repeat(1_000_000), "nested too deeply"],
    ["of a later version", "v3.abc", "later version"],
    ["too long", `v1.${"A".repeat(70_000)}`, "longer than"],
    [
      "two servers of one name",
      {
        version: "1",
        name: "x",
        host: "none",
        servers: [1, 2].map(() => ({ name: "a", state: "listed", tools: 0 })),
        tools: [],
        findings: [],
        omitted: [],
      },
      "two servers have one name",
    ],
    [
      "an unknown verdict",
      {
        version: "1",
        name: "x",
        host: "none",
        servers: [{ name: "a", state: "fine", tools: 0 }],
        tools: [],
        findings: [],
        omitted: [],
      },
      "servers.0.state",
    ],
  ])("that is %s says what is wrong", async (_, content, problem) => {
    const link = typeof content === "string" && content.startsWith("v") ? content : linkTo(content);
    expect(await decodeShare(link)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
  });
});
