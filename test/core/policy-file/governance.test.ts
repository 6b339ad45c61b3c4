import { describe, expect, test } from "vitest";
import { readApprovals, writeApprovals } from "@/lib/core/governance/approval-file";
import type { Approval } from "@/lib/core/model/approval";
import type { Change } from "@/lib/core/model/change";
import { GovernanceSchema } from "@/lib/core/model/governance";
import type { Session } from "@/lib/core/model/session";
import { govern } from "@/lib/core/policy-file/objections";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { writePolicyFile } from "@/lib/core/policy-file/write";
import { applySwitches, switchesOf } from "@/lib/core/session/switches";
import { aReport } from "../../support/a-report";
import { aSession } from "../analysis/sessions";

const TODAY = "2026-06-30";
const digest = (letter: string) => letter.repeat(64);

function desk(): Session {
  const session = aSession({
    mail: {
      tools: {
        read: { private: { verdict: "yes", grade: 3 } },
        send: { egress: { verdict: "possible", grade: 3 } },
        folders: {},
      },
    },
    notes: { tools: { add: {} } },
    "host:x": { builtIn: true, tools: { shell: { private: { verdict: "yes", grade: 3 } } } },
  });
  for (const server of session.servers) {
    if (!server.builtIn) server.listing = { digest: digest(server.name[0]!), at: "2026-01-01T00:00:00Z" };
    for (const tool of server.tools) tool.digest = digest(tool.tool.name[0]!);
  }
  session.servers[0]!.tools[0]!.tool.annotations = { readOnlyHint: true };
  session.servers[0]!.tools[1]!.tool.annotations = { readOnlyHint: false, destructiveHint: false };
  return session;
}
const approved = (change: Partial<Approval> = {}): Approval => ({
  server: "mail",
  digest: digest("m"),
  decision: "approved",
  by: "Ada",
  at: "2026-06-01T10:00:00Z",
  reason: "Looked at.",
  ...change,
});
const asks = (draft: object) => GovernanceSchema.parse(draft);
const found = (session: Session) =>
  aReport(session)
    .findings.filter(({ rule }) => rule >= "LT042" && rule <= "LT049")
    .map(({ rule, message }) => `${rule} ${message}`)
    .sort();
/** What is said of the server `mail` when every server needs an approval, of what these people decided. */
const ofMail = (approvals: Approval[], rules: object = {}, changes?: (digest: string) => Change[] | undefined) =>
  found(
    govern(desk(), asks({ approval: { required: true, ...rules } }), {
      approvals,
      today: TODAY,
      changesSince: (_, then) => changes?.(then),
    }),
  ).filter((one) => !one.includes("notes"));

describe("what is asked beside the policies", () => {
  test("a hint is asked of every tool of a server, and of those of some servers only; the hints about writing not of tools that say they only read", () => {
    expect(
      found(
        govern(desk(), asks({ hints: [{ hint: "readOnlyHint" }, { hint: "destructiveHint", servers: ["mail"] }] }), {
          approvals: [],
          today: TODAY,
        }),
      ),
    ).toEqual([
      "LT042 1 tool of server mail does not declare destructiveHint, which is asked for: mail/folders.",
      "LT042 1 tool of server mail does not declare readOnlyHint, which is asked for: mail/folders.",
      "LT042 1 tool of server notes does not declare readOnlyHint, which is asked for: notes/add.",
    ]);
  });

  test("a tool above the highest grade is found for sure or perhaps, a host's own too; with 0 no tool may hold the leg", () => {
    expect(
      found(govern(desk(), asks({ grades: { private: 2, egress: 0, untrusted: 3 } }), { approvals: [], today: TODAY })),
    ).toEqual([
      "LT043 1 tool of server host:x holds private data above grade 2, the highest that is allowed: host:x/shell.",
      "LT043 1 tool of server mail holds private data above grade 2, the highest that is allowed: mail/read.",
      "LT044 1 tool of server mail may hold a way out, and no tool may: mail/send.",
    ]);
  });

  test("what is switched off on the board breaks nothing, and where nothing is asked nothing is found", () => {
    const session = govern(desk(), asks({ grades: { private: 2 }, approval: { required: true } }), {
      approvals: [],
      today: TODAY,
    });
    const switches = switchesOf(session);
    expect(found(applySwitches(session, { ...switches, off: new Set(["mail", "notes", "host:x/shell"]) }))).toEqual([]);
    expect(govern(desk(), asks({}), { approvals: [approved()], today: TODAY }).governance).toBeUndefined();
  });

  test("a file that cannot be read whole is a finding of its own", () => {
    expect(
      found(
        govern(desk(), asks({}), { approvals: [], today: TODAY }, [
          "/etc/rules.json, line 3: “polices” is not known here.",
          "another",
        ]),
      ),
    ).toEqual(["LT049 /etc/rules.json, line 3: “polices” is not known here. And 1 more."]);
  });
});

describe("an approval", () => {
  test("that nobody gave, that was refused or taken back is missing; the newest decision counts", () => {
    expect(ofMail([])).toEqual(["LT045 Server mail has no approval."]);
    expect(ofMail([approved()])).toEqual([]);
    expect(ofMail([approved(), approved({ decision: "withdrawn", at: "2026-06-02T00:00:00Z", by: "Bo" })])).toEqual([
      "LT045 Server mail has no approval since Bo took it back on 2026-06-02.",
    ]);
    expect(ofMail([approved({ decision: "refused", at: "2026-06-02T00:00:00Z" }), approved()])).toEqual([
      "LT045 Server mail was refused by Ada on 2026-06-02.",
    ]);
    expect(
      ofMail([approved({ at: "2026-06-03T00:00:00Z" }), approved({ decision: "refused", at: "2026-06-02T00:00:00Z" })]),
    ).toEqual([]);
  });

  test("ends with its last day, and after the days for which approvals hold", () => {
    expect(ofMail([approved({ until: TODAY })])).toEqual([]);
    expect(ofMail([approved({ until: "2026-06-29" })])).toEqual([
      "LT046 Server mail was approved by Ada on 2026-06-01, until 2026-06-29.",
    ]);
    expect(ofMail([approved()], { days: 29 })).toEqual([]);
    expect(ofMail([approved()], { days: 28 })).toEqual([
      "LT046 Server mail was approved by Ada on 2026-06-01, until 2026-06-29.",
    ]);
    expect(ofMail([approved({ until: "2027-01-01" })], { days: 28 })).toEqual([]);
  });

  test("counts only from somebody who may give it", () => {
    expect(ofMail([approved()], { by: ["Ada", "Bo"] })).toEqual([]);
    expect(ofMail([approved()], { by: ["Bo"] })).toEqual([
      "LT047 Server mail was approved on 2026-06-01 by Ada, who is not authorised to.",
    ]);
  });

  test("has to be renewed after a change that asks for it, or that cannot be told", () => {
    const change = (effect: Change["effect"]): Change => ({ part: "description", effect, says: "It was reworded." });
    const old = approved({ digest: digest("0") });
    expect(ofMail([old])).toEqual(["LT048 Server mail is not as Ada approved it on 2026-06-01."]);
    expect(ofMail([old], {}, () => [change("wording")])).toEqual([]);
    expect(ofMail([old], {}, () => [change("wording"), change("leg-gained")])).toEqual([
      "LT048 Server mail changed since Ada approved it on 2026-06-01 (leg gained).",
    ]);
    expect(ofMail([old], { renewOn: ["wording"] }, () => [change("wording")])).toHaveLength(1);
    expect(ofMail([old], { renewOn: [] }, () => [change("other-server")])).toEqual([]);
  });

  test("of each tool stands in for that of the server, and a refused tool is found in an approved server", () => {
    const tool = (name: string, more: Partial<Approval> = {}) =>
      approved({ tool: name, digest: digest(name[0]!), ...more });
    expect(ofMail([tool("read"), tool("send"), tool("folders")])).toEqual([]);
    expect(ofMail([tool("read"), tool("send")])).toEqual(["LT045 Tool mail/folders has no approval."]);
    const refused = tool("send", { decision: "refused", by: "Bo", at: "2026-06-09T00:00:00Z" });
    expect(ofMail([approved(), refused])).toEqual(["LT045 Tool mail/send was refused by Bo on 2026-06-09."]);
    expect(ofMail([refused, approved({ at: "2026-06-10T00:00:00Z" })])).toEqual([]);
    expect(ofMail([refused], { required: false })).toEqual(["LT045 Tool mail/send was refused by Bo on 2026-06-09."]);
  });
});

describe("a file of approvals", () => {
  test("is read back as it was written, in the order in which things were decided", () => {
    const all = [approved({ at: "2026-06-03T00:00:00Z", until: "2027-01-01", tool: "send" }), approved()];
    const text = writeApprovals(all);
    expect(writeApprovals([...all].reverse())).toBe(text);
    expect(readApprovals(text)).toEqual({ approvals: [all[1], all[0]], problems: [] });
  });

  test("says what cannot be read, with its line", () => {
    const { approvals, problems } = readApprovals(
      writeApprovals([approved(), approved({ at: "2026-06-03T00:00:00Z" })]).replace(
        '"2026-06-03T00:00:00Z"',
        '"yesterday"',
      ),
    );
    expect(approvals).toHaveLength(1);
    expect(problems).toEqual([{ line: 5, message: "“at” is not a time such as 2026-03-01T12:00:00Z." }]);
    expect(readApprovals("{}").problems[0]!.message).toMatch(/This is not a file of approvals/);
  });
});

describe("rows of severity", () => {
  const file = (severity: unknown) => JSON.stringify({ schema: "trefoil-policies/1", severity });
  const rows = {
    harm: [{ data: "internal", readers: "anyone", is: "high", why: "Our code is our trade." }],
    data: [{ kind: "issue", is: "personal" }],
  };

  test("are read, written and read again, and rate sessions", () => {
    const { governance, problems } = readPolicyFile(file(rows));
    expect(problems).toEqual([]);
    expect(governance.severity).toMatchObject(rows);
    const again = readPolicyFile(writePolicyFile({ policies: [], governance }));
    expect(again.governance.severity).toEqual(governance.severity);
  });

  test("that turn the order around, or are misspelt, are refused with the line and what was meant", () => {
    const turned = readPolicyFile(file({ harm: [{ data: "internal", readers: "insiders", is: "high" }] }));
    expect(turned.governance.severity).toBeUndefined();
    expect(turned.problems[0]!.message).toContain(
      "In the table of harm, personal × insiders would be low, and internal × insiders, which is less bad, high.",
    );
    const misspelt = readPolicyFile(file({ harm: [{ data: "internl", readers: "anyone", is: "high" }] }));
    expect(misspelt.problems).toMatchObject([{ line: 1 }]);
    expect(misspelt.problems[0]!.message).toContain("did you mean “internal”?");
  });
});
