import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { readToolset } from "@/lib/core/importers/toolset";
import { useThrowAwayData } from "../store/throw-away-data";
import { wholeText } from "../support/whole-text";

await useThrowAwayData();
const { renameServer } = await import("@/lib/jobs/edit-server");
const { exportEverything } = await import("@/lib/jobs/everything");
const { findingsNow } = await import("@/lib/jobs/findings/findings");
const { registerGiven } = await import("@/lib/jobs/register");
const { reportOf } = await import("@/lib/jobs/session-report");
const { readAudit } = await import("@/lib/store/read-audit");
const { changeFindings } = await import("@/lib/store/findings");
const { getReportCover, putReportCover } = await import("@/lib/store/report-covers");
const { putRecords } = await import("@/lib/store/records");
const { findServers } = await import("@/lib/store/servers");
const { createSession, deleteSession, getSession } = await import("@/lib/store/sessions");

const AT = "2026-11-01T08:00:00.000Z";
const TOOLS = [
  { name: "read_mail", description: "Reads mails of the inbox.", inputSchema: { type: "object" } },
  {
    name: "send_mail",
    description: "Sends a mail to anyone.",
    inputSchema: { type: "object", properties: { recipient: { type: "string" }, body: { type: "string" } } },
  },
];
let id: string;
beforeAll(async () => {
  await registerGiven(
    readToolset(JSON.stringify({ servers: [{ name: "mail", tools: TOOLS }] }), { at: AT }).servers[0]!,
  );
  id = (await createSession({ name: "Desk", host: "none", servers: ["mail"], off: [] })).id;
});

async function written(format: string, appendix = false) {
  const spec = (await getSession(id))!;
  return reportOf(spec, { switches: { off: [], host: null }, format, appendix, handedOut: false });
}
const asJson = async (): Promise<Report> => JSON.parse(String((await written("json")).body));
const ACTION = "mail/private";

describe("what people write on the reports of a session", () => {
  test("is kept, stands on every format, and is in the audit log", async () => {
    const cover = {
      author: "Ada",
      reviewer: "Grace",
      version: "1.0",
      date: "2026-11-22",
      scope: "The mail agent.",
      actions: [{ action: ACTION, owner: "Olga", due: "2026-12-24" }],
    };
    expect(await putReportCover(id, cover)).toBe(true);
    expect(await getReportCover(id)).toEqual(cover);
    const report = await asJson();
    expect([report.author, report.cover?.reviewer, report.cover?.date]).toEqual(["Ada", "Grace", "2026-11-22"]);
    const html = String((await written("html")).body);
    for (const words of ["22 November 2026", "Ada", "Grace", "The mail agent.", "Olga", "24 December 2026"])
      expect(html).toContain(words);
    const entry = (await readAudit(0, 100)).at(-1)!;
    expect(entry).toMatchObject({ kind: "recorded", subject: "Desk" });
    expect(JSON.parse(entry.detail)).toMatchObject({ reviewer: "Grace", actions: [`${ACTION}: Olga, 2026-12-24`] });
    expect(JSON.parse(await wholeText(exportEverything())).sessions[0]).toMatchObject({ id, reportCover: cover });
  });

  test("has tables of every tool only when they are asked for", async () => {
    expect(String((await written("html")).body)).not.toContain("Appendix: every tool");
    expect(String((await written("html", true)).body)).toContain("Appendix: every tool");
  });

  test("is written for Word as well, as bytes", async () => {
    const { body } = await written("docx");
    expect(
      Buffer.from(body as Uint8Array)
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  test("gives way to nobody: else an action belongs to who sees to its finding, or answers for its server", async () => {
    await putReportCover(id, { date: "2026-11-22" });
    await putRecords([
      { server: "mail", owner: "Mona", trust: "none", trustReason: "", remindDays: 14, notes: "", by: "Ada", at: AT },
    ]);
    expect((await asJson()).cover?.owners).toEqual([{ server: "mail", owner: "Mona" }]);
    expect(String((await written("html")).body)).toContain("Mona");
    const [finding] = (await findingsNow(id)).filter(({ rule }) => rule === "LT002" || rule === "LT001");
    await changeFindings([finding!], { owner: "Ben", due: "2027-01-31" });
    const html = String((await written("html")).body);
    expect(html).toContain("Ben");
    expect(html).toContain("31 January 2027");
    expect((await asJson()).findings.find(({ fingerprint }) => fingerprint === finding!.fingerprint)).toMatchObject({
      owner: "Ben",
      due: "2027-01-31",
      firstSeen: finding!.firstSeen,
    });
  });

  test("follows a server to its new name, and goes with its session", async () => {
    await putReportCover(id, { actions: [{ action: ACTION, owner: "Olga" }] });
    const [server] = await findServers();
    await renameServer(server!.id, "post", server!.name);
    expect((await getReportCover(id)).actions).toEqual([{ action: "post/private", owner: "Olga" }]);
    await deleteSession(id);
    expect(await getReportCover(id)).toEqual({});
    expect(await putReportCover(id, {})).toBe(false);
  });
});
