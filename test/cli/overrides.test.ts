import { describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import type { Override } from "@/lib/core/model/verdict";
import { writeOverrides } from "@/lib/core/overrides";
import { runWith } from "../support/an-io";

const tools = JSON.stringify({ tools: [{ name: "send_mail", description: "Send a mail to any recipient.", inputSchema: { type: "object", properties: { to: { type: "string" }, body: { type: "string" } } } }] });
const word: Override = { server: "mail", tool: "send_mail", leg: "egress", verdict: "no", by: "Ada", at: "2026-03-01T12:00:00.000Z", reason: "Its outbox is held back." };
const scan = (overrides: string) => runWith("scan --tools-list mail=tools.json --overrides decided.json --format json --fail-on none", { files: { "tools.json": tools, "decided.json": overrides } });

describe("scan --overrides", () => {
  test("takes a person's word from the exported file, and the report says who and why", async () => {
    const { stdout } = await scan(writeOverrides([word]));
    const report = JSON.parse(stdout) as Report;
    expect(report.tools[0]!.egress).toMatchObject({ verdict: "no", override: { by: "Ada", reason: "Its outbox is held back." } });
    const without = await scan(writeOverrides([]));
    expect((JSON.parse(without.stdout) as Report).tools[0]!.egress.verdict).toBe("yes");
  });

  test("judges nothing when an entry cannot be read: it may have been the one that counts", async () => {
    const { code, stdout, stderr } = await scan(writeOverrides([word]).replace('"leg":"egress"', '"leg":"out"'));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("decided.json:4: “leg” has to be one of private, untrusted, egress.");
  });
});
