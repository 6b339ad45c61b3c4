import { describe, expect, test } from "vitest";
import { toPolicy, writePolicies } from "@/lib/core/own-policies";
import type { Capability } from "@/lib/core/model/policy";
import { runWith } from "../support/an-io";

const tools = JSON.stringify({ tools: [{ name: "send_mail", description: "Send a mail to any recipient.", inputSchema: { type: "object", properties: { to: { type: "string" }, body: { type: "string" } } } }, { name: "read_mail", description: "Reads a mail from your inbox.", annotations: { readOnlyHint: true } }] });
const policy = (label: string, ...sides: Capability[][]) => toPolicy({ label, why: "House rule.", sides: sides.map((anyOf) => ({ anyOf })) });
const scan = (policies: string, more = "") => runWith(`scan --tools-list mail=tools.json --policies rules.json ${more}`.trim(), { files: { "tools.json": tools, "rules.json": policies, "config.json": "{}" } });
const quiet = "--fail-on none";

describe("scan --policies", () => {
  test("fails when a policy of one's own is broken, also where the trifecta would not, and names it", async () => {
    // One tool reads private data and another sends; the thresholds ask the trifecta and the policies alike.
    const broken = writePolicies([policy("Mail stays in", ["private"], ["egress"])]);
    const kept = writePolicies([policy("Never delete", ["egress"], ["destructive"])]);
    const without = await scan(writePolicies([]));
    expect((await scan(kept)).code).toBe(without.code);
    const { code, stdout } = await scan(broken);
    expect(code).toBe(1);
    expect(stdout).toContain("Mail stays in: broken. Private data and a way out meet.");
    expect((await scan(broken, quiet)).code).toBe(0);
  });

  test("one side short counts only when two legs would", async () => {
    const short = writePolicies([policy("Never delete", ["egress"], ["destructive"])]);
    const alone = (more: string) => runWith(`scan --tools-list mail=tools.json --policies rules.json ${more}`, { files: { "tools.json": JSON.stringify({ tools: [{ name: "send_mail", description: "Send a mail to any recipient.", inputSchema: { type: "object", properties: { to: { type: "string" } } } }] }), "rules.json": short } });
    expect((await alone("--fail-on possible")).code).toBe(0);
    expect((await alone("--fail-on two-legs")).code).toBe(1);
  });

  test("judges nothing when a policy cannot be read: it may be the one that is broken", async () => {
    const { code, stdout, stderr } = await scan(writePolicies([policy("Mail stays in", ["private"], ["egress"])]).replace('"egress"', '"out"'));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("rules.json:4: “sides.1.anyOf.0” has to be one of");
  });
});
