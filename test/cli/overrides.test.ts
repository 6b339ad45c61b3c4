import { describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import type { Override } from "@/lib/core/model/verdict";
import { writeOverrides } from "@/lib/core/classification/scoring/override-file";
import { runWith } from "../support/an-io";

const tools = JSON.stringify({
  tools: [
    {
      name: "send_mail",
      description: "Send a mail to any recipient.",
      inputSchema: { type: "object", properties: { to: { type: "string" }, body: { type: "string" } } },
    },
  ],
});
const word: Override = {
  server: "mail",
  tool: "send_mail",
  leg: "egress",
  verdict: "no",
  by: "Ada",
  at: "2026-03-01T12:00:00.000Z",
  reason: "Its outbox is held back.",
};
const scan = (overrides: string) =>
  runWith("scan --tools-list mail=tools.json --overrides decided.json --format json --fail-on none", {
    files: { "tools.json": tools, "decided.json": overrides },
  });

describe("scan --overrides", () => {
  test("takes a person's word from the exported file, and the report says who and why", async () => {
    const { stdout } = await scan(writeOverrides([word]));
    const report = JSON.parse(stdout) as Report;
    expect(report.tools[0]!.egress).toMatchObject({
      verdict: "no",
      override: { by: "Ada", reason: "Its outbox is held back." },
    });
    const without = await scan(writeOverrides([]));
    expect((JSON.parse(without.stdout) as Report).tools[0]!.egress.verdict).toBe("yes");
  });

  test("judges nothing when an entry cannot be read: it may have been the one that counts", async () => {
    const { code, stdout, stderr } = await scan(writeOverrides([word]).replace('"leg":"egress"', '"leg":"out"'));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("decided.json:4: “leg” has to be one of private, untrusted, egress.");
  });
});

describe("classify --overrides", () => {
  const line = (server: string) =>
    JSON.stringify({ id: server, server: { name: server }, tool: (JSON.parse(tools) as { tools: object[] }).tools[0] });
  const classify = (overrides: string, more = "") =>
    runWith(`classify --overrides decided.json ${more}`.trim(), {
      stdin: `${line("mail")}\n${line("other")}\n`,
      files: { "decided.json": overrides },
    });
  const answers = (stdout: string) =>
    stdout
      .trim()
      .split("\n")
      .map((one) => JSON.parse(one) as Record<string, any>);

  test.each(["", "--profile-servers"])(
    "takes a person's word for the tool of the server that it names, and for no other %s",
    async (more) => {
      const [mail, other] = answers((await classify(writeOverrides([word]), more)).stdout);
      expect(mail!.egress).toEqual({
        verdict: "no",
        p: 0,
        override: { by: "Ada", at: "2026-03-01T12:00:00.000Z", reason: "Its outbox is held back." },
      });
      expect(other!.egress.verdict).toBe("yes");
    },
  );

  test("with --evidence keeps in sight what the word outweighs, and says what the verdict would be without it", async () => {
    const [mail] = answers((await classify(writeOverrides([word]), "--evidence")).stdout);
    expect(mail!.egress.evidence[0].signal).toBe("a-person-said-so");
    expect(mail!.egress.evidence.length).toBeGreaterThan(1);
    expect(mail!.egress.counterfactuals).toEqual([expect.objectContaining({ to: "yes" })]);
  });

  test("judges nothing when an entry cannot be read", async () => {
    const { code, stdout, stderr } = await classify(writeOverrides([word]).replace('"leg":"egress"', '"leg":"out"'));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("decided.json:4:");
  });
});
