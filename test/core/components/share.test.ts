import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { readComponents } from "@/lib/core/components";
import { ReportSchema } from "@/lib/core/model/report";
import { besideServers } from "@/lib/core/reports/beside-servers";
import { closeReport } from "@/lib/core/reports/close";
import { FORMATS } from "@/lib/core/reports/formats";
import { carry, concludeFrom } from "@/lib/core/share/carried";
import { redact } from "@/lib/core/share/redact";
import { stringsOf } from "@/lib/core/share/strings";
import { composeSession } from "@/lib/core/session/compose";
import { packSession, unpackSession } from "@/lib/core/session/pack";

const session = () =>
  composeSession(
    { name: "work", host: "claude-code", servers: [], off: [], gates: [{ on: "*", kind: "approval" }] },
    readComponents(
      [
        {
          path: ".claude/skills/tidy/SKILL.md",
          text: "---\nname: tidy\ndescription: Keeps the ledger neat.\nallowed-tools: Bash(*)\n---\nRead.\n!`cat /home/ada/books`",
        },
        { path: ".claude/agents/look.md", text: "---\nname: look\ndescription: Looks.\ntools: Glob\n---\nx" },
      ],
      "",
    ).components,
    [],
  );
const report = () => closeReport(session(), analyse(session()), { version: "1" });

describe("a report with skills and agents", () => {
  test("follows the schema, and tells what stands beside servers", () => {
    expect(ReportSchema.parse(JSON.parse(JSON.stringify(report())))).toMatchObject({ schema: "trefoil-report/1" });
    expect(besideServers(report()).map(({ kind, title, sentences }) => `${kind} ${title}: ${sentences[0]}`)).toEqual([
      "Sub-agent look: As a session of its own it has 1 of 15 tools: possibly lethal.",
      "Skill tidy: Approves in advance: Bash(*).",
    ]);
    for (const format of FORMATS) expect(JSON.stringify(format.render(report()))).not.toContain("/home/ada");
  });

  test("is carried in a link whole, with every text in the preview of what leaves", () => {
    const carried = carry(report());
    const opened = concludeFrom(carried);
    expect(besideServers(opened)).toEqual(besideServers(report()));
    expect(opened.gates).toEqual(report().gates);
    const shown = stringsOf(carried).flatMap(({ texts }) => texts);
    expect(shown).toEqual(expect.arrayContaining(["Keeps the ledger neat.", "Bash(*)", "tidy"]));
  });

  test("leaves nothing of what was taken out", () => {
    const copy = JSON.stringify(
      redact(carry(report()), { servers: true, texts: true, tools: true, paths: true, hosts: true }),
    );
    expect(copy).not.toMatch(/tidy|ledger|books|SKILL\.md/);
  });

  test("of before skills were read opens as it did", () => {
    const old = JSON.parse(JSON.stringify(carry(report())));
    for (const server of old.servers) {
      delete server.component;
      delete server.subAgent;
    }
    for (const gate of old.gates) delete gate.except;
    expect(besideServers(concludeFrom(old))).toEqual([]);
  });

  test("goes to a page and back with all of it", () => {
    const before = session();
    const after = unpackSession(JSON.parse(JSON.stringify(packSession(before))));
    expect(after.servers.map(({ component }) => component?.title)).toEqual(
      before.servers.map(({ component }) => component?.title),
    );
  });
});
