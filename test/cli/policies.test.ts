import { describe, expect, test } from "vitest";
import { writeApprovals } from "@/lib/core/governance/approval-file";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import { toPolicy } from "@/lib/core/policy-file/own-policy";
import { writePolicyFile } from "@/lib/core/policy-file/write";
import type { Capability } from "@/lib/core/model/capability";
import { runWith } from "../support/an-io";

const tools = JSON.stringify({
  tools: [
    {
      name: "send_mail",
      description: "Send a mail to any recipient.",
      inputSchema: { type: "object", properties: { to: { type: "string" }, body: { type: "string" } } },
    },
    { name: "read_mail", description: "Reads a mail from your inbox.", annotations: { readOnlyHint: true } },
  ],
});
const policy = (label: string, ...sides: Capability[][]) =>
  toPolicy({ label, why: "House rule.", sides: sides.map((anyOf) => ({ anyOf })) });
const writePolicies = (policies: ReturnType<typeof policy>[]) =>
  writePolicyFile({ policies, governance: NO_GOVERNANCE });
const scan = (policies: string, more = "") =>
  runWith(`scan --tools-list mail=tools.json --policies rules.json ${more}`.trim(), {
    files: { "tools.json": tools, "rules.json": policies, "config.json": "{}" },
  });
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
    const alone = (more: string) =>
      runWith(`scan --tools-list mail=tools.json --policies rules.json ${more}`, {
        files: {
          "tools.json": JSON.stringify({
            tools: [
              {
                name: "send_mail",
                description: "Send a mail to any recipient.",
                inputSchema: { type: "object", properties: { to: { type: "string" } } },
              },
            ],
          }),
          "rules.json": short,
        },
      });
    expect((await alone("--fail-on possible")).code).toBe(0);
    expect((await alone("--fail-on two-legs")).code).toBe(1);
  });

  test("judges nothing when a policy cannot be read: it may be the one that is broken", async () => {
    const { code, stdout, stderr } = await scan(
      writePolicies([policy("Mail stays in", ["private"], ["egress"])]).replace('"egress"', '"out"'),
    );
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("rules.json:4: “policies[0].sides[1].anyOf[0]” has to be one of");
  });
});

describe("what a file of policies asks beside them", () => {
  const asking = (draft: object) => JSON.stringify({ schema: "trefoil-policies/1", ...draft });
  const approvals = (digest: string, by = "Ada") =>
    writeApprovals([
      { server: "mail", digest, decision: "approved", by, at: "2026-06-01T00:00:00Z", reason: "Looked at." },
    ]);
  const digestOfMail = async () =>
    JSON.parse((await scan(asking({}), "--format json")).stdout).servers[0].digest as string;

  test("fails the scan when it does not hold, unless nothing may fail it; YAML is read, too", async () => {
    const hints = await scan(
      "schema: trefoil-policies/1\nhints:\n  - readOnlyHint # all of them\n",
      "--fail-on lethal",
    );
    expect(hints.code).toBe(1);
    expect(hints.stdout).toContain("1 tool of server mail does not declare readOnlyHint");
    expect((await scan(asking({ hints: ["readOnlyHint"] }), quiet)).code).toBe(0);
    expect((await scan(asking({ grades: { egress: 0 } }))).code).toBe(1);
    expect((await scan(asking({ grades: { untrusted: 3 } }))).code).toBe((await scan(asking({}))).code);
  });

  test("an approval holds for what was approved, by whom it may be given and as long as it lasts", async () => {
    const rules = asking({ approval: { required: true, by: ["Ada"], days: 30 } });
    const checked = async (file: string, more = "--today 2026-06-10") =>
      runWith(`scan --tools-list mail=tools.json --policies rules.json --approvals approved.json ${more}`, {
        files: { "tools.json": tools, "rules.json": rules, "approved.json": file },
      }).then((ran) => ({ ...ran, stdout: ran.stdout.replaceAll(/\s+/g, " ") }));
    const digest = await digestOfMail();
    const kept = (await scan(asking({}))).code;
    expect((await scan(rules)).stdout).toContain("Server mail has no approval.");
    expect((await checked(approvals(digest))).code).toBe(kept);
    expect((await checked(approvals("0".repeat(64)))).stdout).toContain(
      "Server mail is not as Ada approved it on 2026-06-01.",
    );
    expect((await checked(approvals(digest, "Eve"))).stdout).toContain("who is not authorised to.");
    expect((await checked(approvals(digest), "--today 2026-07-02")).stdout).toContain("until 2026-07-01.");
    expect((await checked("{}")).code).toBe(2);
  });

  test("is told and counted by verify, which nothing else made fail", async () => {
    const files = { "tools.json": tools, "rules.json": asking({ hints: ["readOnlyHint"] }) };
    const lock = (await runWith("lock --tools-list mail=tools.json -o trefoil.lock.json", { files })).written[
      "trefoil.lock.json"
    ]!;
    const verify = (more: string) =>
      runWith(`verify --tools-list mail=tools.json --lock a.lock ${more}`.trim(), {
        files: { ...files, "a.lock": lock },
      });
    expect((await verify("")).code).toBe(0);
    const { code, stdout } = await verify("--policies rules.json");
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining("✖ 1 tool of server mail does not declare readOnlyHint"),
    ]);
    expect((await verify("--policies rules.json --fail-on none")).code).toBe(0);
  });
});
