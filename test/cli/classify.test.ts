import { describe, expect, test } from "vitest";
import { runWith } from "../support/an-io";

const line = (id: string, server: object, tool: object) => JSON.stringify({ id, server, tool });
const answers = (stdout: string) =>
  stdout
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one) as Record<string, any>);
const TERSE = { name: "get_thread" };

describe("classify", () => {
  test("answers each line in its place, and a bad line with its error and exit code 1", async () => {
    const stdin = [
      line(
        "a",
        { name: "fetch" },
        { name: "fetch", description: "Fetch a URL.", inputSchema: { properties: { url: { type: "string" } } } },
      ),
      "{oops",
      line("c", { name: "x" }, {}),
      "[]",
      line("d", { name: "x" }, { name: "add", description: "Add two numbers." }),
    ].join("\n");
    const { code, stdout } = await runWith("classify", { stdin });
    expect(code).toBe(1);
    const [first, notJson, nameless, list, last] = answers(stdout);
    expect(first).toMatchObject({ id: "a", untrusted: { verdict: "yes" }, writes: false, carrier: null });
    expect(first!.private.evidence).toBeUndefined();
    expect(notJson).toMatchObject({ id: null, error: expect.any(String) });
    expect(nameless).toMatchObject({ id: "c", error: expect.any(String) });
    expect(list).toMatchObject({ error: expect.any(String) });
    expect(last).toMatchObject({ id: "d", private: { verdict: "no" } });
  });

  test("reads a terse tool in the light of its whole server when asked to, wherever its lines are", async () => {
    const server = { name: "desk" };
    const stdin = [
      line("1", server, TERSE),
      line("2", { name: "other" }, TERSE),
      line("3", server, { name: "send_email", description: "Send an email from the gmail mailbox." }),
      line("4", server, { name: "search_inbox", description: "Search the gmail inbox for emails." }),
    ].join("\n");
    const alone = answers((await runWith("classify", { stdin })).stdout);
    const together = answers((await runWith("classify --profile-servers", { stdin })).stdout);
    expect(together.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
    expect(together[0]!.private.p).toBeGreaterThan(alone[0]!.private.p);
    expect(together[1]!.private.p).toBe(alone[1]!.private.p);
  });

  test("says what --profile-servers takes at most, and answers nothing beyond it", async () => {
    const one = `${line("1", { name: "desk" }, { name: "read" })}\n`;
    const { code, stdout, stderr } = await runWith("classify --profile-servers", { stdin: one.repeat(200_001) });
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain("at most 200,000 lines");
  });

  test("says why when asked to, and the weights sum to the log-odds", async () => {
    const { stdout } = await runWith("classify --evidence", {
      stdin: line("1", { name: "gmail" }, { name: "read_email", description: "Read an email." }),
    });
    const { private: verdict } = answers(stdout)[0]!;
    const sum = (verdict.evidence as { weight: number }[]).reduce((total, { weight }) => total + weight, 0);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(verdict.p as number, 8);
    expect(verdict.evidence[0]).toMatchObject({
      signal: expect.any(String),
      bearing: "for",
      field: expect.any(String),
      quote: expect.any(String),
      reason: expect.any(String),
    });
  });

  test("gives the same bytes for the same input, and nothing for nothing", async () => {
    const stdin = line("1", { name: "gmail" }, { name: "read_email" });
    expect((await runWith("classify", { stdin })).stdout).toBe((await runWith("classify", { stdin })).stdout);
    expect(await runWith("classify", { stdin: "\n\n" })).toMatchObject({ code: 0, stdout: "" });
  });

  test("knows no other option", async () =>
    expect(await runWith("classify --profile", { stdin: "" })).toMatchObject({ code: 2, stdout: "" }));
});

describe("explain", () => {
  test("says what a signal looks for and how well it does", async () => {
    const { code, stdout } = await runWith("explain takes-a-destination");
    expect(code).toBe(0);
    expect(stdout).toMatch(/destination[\s\S]*Fires on:[\s\S]*heaviest features[\s\S]*Measured on labelled tools/);
  });
  test("says of what stands among the evidence and is no signal what it is", async () => {
    const { code, stdout } = await runWith("explain a-person-said-so");
    expect(code).toBe(0);
    expect(stdout).toContain("outweighs all evidence");
  });
  test("lists all signals without a name", async () =>
    expect((await runWith("explain")).stdout).toContain("serves-an-account (private)"));
  test("gives the list and exit code 2 for an unknown one", async () => {
    const { code, stderr } = await runWith("explain no-such-thing");
    expect(code).toBe(2);
    expect(stderr).toContain("takes-a-destination");
  });
});
