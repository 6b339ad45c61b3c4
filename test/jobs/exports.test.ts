import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";
import { appendLog } from "@/lib/cli/guard/append-log";
import { LOG_SCHEMA } from "@/lib/core/guard/log";
import { readToolset } from "@/lib/core/importers/toolset";
import { ALL_FORMATS, MAP_OFFERS } from "@/lib/core/reports/formats";
import { toPolicy } from "@/lib/core/policy-file/own-policy";
import { HOSTILE } from "../core/reports/hostile-texts";
import { sent } from "../identity/a-browser";
import { useThrowAwayData } from "../store/throw-away-data";
import { readAs } from "../support/real-parsers";

process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
const data = await useThrowAwayData();
const { findingsNow } = await import("@/lib/jobs/findings/findings");
const { registerGiven } = await import("@/lib/jobs/register");
const { addApprovals } = await import("@/lib/store/approvals");
const { changeFindings } = await import("@/lib/store/findings");
const { putOverride } = await import("@/lib/store/overrides");
const { changeGovernance, putPolicies } = await import("@/lib/store/policies");
const { putRecords } = await import("@/lib/store/records");
const { findServers } = await import("@/lib/store/servers");
const { createSession } = await import("@/lib/store/sessions");
sent.headers = new Headers();

const ROOT = path.resolve(import.meta.dirname, "../..");
const AT = "2026-11-01T08:00:00.000Z";
const TEXTS = Object.values(HOSTILE);
const EVERYTHING = TEXTS.map((text) => text.slice(0, 90)).join(" ");
let sessionId = "";
let serverId = "";

beforeAll(async () => {
  const tools = TEXTS.flatMap((text, at) => [
    { name: `read_mail ${text.slice(0, 120)}`, description: `Reads the mails of the inbox. ${text}` },
    { name: `post ${at}`, title: text.slice(0, 200), description: `Posts any text to any web address. ${text}` },
  ]);
  const servers = [EVERYTHING, ...TEXTS.slice(0, 5)].map((name, at) => ({
    name: name.slice(0, 60),
    instructions: EVERYTHING,
    tools: at === 0 ? tools : tools.slice(0, 4),
  }));
  for (const given of readToolset(JSON.stringify({ servers }), { at: AT }).servers) await registerGiven(given);
  const names = (await findServers()).map(({ name }) => name);
  serverId = (await findServers())[0]!.id;
  sessionId = (await createSession({ name: EVERYTHING.slice(0, 80), host: "none", servers: names, off: [] })).id;

  const by = EVERYTHING.slice(0, 80);
  const written = { by, at: AT, reason: EVERYTHING };
  for (const server of names) {
    await putOverride({ server, tool: tools[0]!.name, leg: "egress", verdict: "yes", ...written });
    await addApprovals([{ server, digest: "0".repeat(64), decision: "approved", ...written }]);
    await putRecords([
      { server, owner: by, trust: "registry entry", trustReason: by, remindDays: 14, notes: by, by, at: AT },
    ]);
  }
  await putPolicies([
    toPolicy({ label: by, why: EVERYTHING.slice(0, 1000), sides: [{ anyOf: ["private"] }, { anyOf: ["egress"] }] }),
  ]);
  await changeGovernance((now) => ({ ...now, approval: { ...now.approval, required: true, by: TEXTS } }));
  const findings = await findingsNow(sessionId);
  expect(findings.length).toBeGreaterThan(0);
  const accepted = { owner: by, reason: EVERYTHING, until: "2099-12-31", at: AT };
  await changeFindings(findings, { accepted });

  const folder = path.join(data, "guard", "claude-code");
  mkdirSync(folder, { recursive: true });
  for (const tool of TEXTS) {
    const about = { at: AT, client: "claude-code", session: "s".repeat(32), tool, policy: tool };
    appendLog(folder, { schema: LOG_SCHEMA, event: "decided", answer: "ask", cause: "unknown tool", ...about });
  }
});

type Asked = { file: string; query?: string; params?: Record<string, string>; draft?: true };

const of = (file: string, ...queries: string[]): Asked[] => queries.map((query) => ({ file, query }));
const reports = (file: string, formats: readonly { id: string }[], more: Partial<Asked> = {}): Asked[] =>
  formats.map(({ id }) => ({ file, params: { format: id }, query: "appendix", ...more }));

/** Every way in which the app hands out a file. */
const ASKED: Asked[] = [
  ...of("app/findings/export", "format=csv", "format=json"),
  ...of("app/governance/export", "format=csv", ""),
  ...of("app/governance/log/export", ""),
  ...of("app/settings/overrides/export", ""),
  ...of("app/settings/policies/export", ""),
  ...of("app/settings/policies/approvals", ""),
  ...of("app/settings/data/export", ""),
  ...of("app/settings/guard/export", "format=csv", "format=json", "format=jsonl"),
  ...of("app/sessions/[sessionId]/then/export", "at=2026-11-20T10:00:00Z"),
  ...of("app/annotations/export", ""),
  ...of("app/servers/[serverId]/history/export", "", "at=2026-11-20T10:00:00Z"),
  ...of("app/api/sessions/[sessionId]/acceptances", ""),
  ...reports("app/api/sessions/[sessionId]/report/[format]", ALL_FORMATS),
  ...reports("app/api/drafts/report/[format]", ALL_FORMATS, { draft: true }),
  ...reports("app/api/compositions/report/[format]", MAP_OFFERS),
];

test("no route that hands out a file is missing here", () => {
  const routes = readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => `app/${file}`)
    .filter((file) => /handOut\(|content-disposition/i.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect([...new Set(ASKED.map(({ file }) => `${file}/route.ts`))].sort()).toEqual(routes.sort());
});

test.each(ASKED)(
  "a real parser reads what $file answers for $query $params, whatever servers and people wrote",
  async ({ file, query = "", params = {}, draft }) => {
    const { GET, POST } = (await import(path.join(ROOT, file, "route.ts"))) as Record<
      "GET" | "POST",
      (request: Request, context: object) => Promise<Response>
    >;
    const spec = { name: EVERYTHING.slice(0, 80), host: "none", servers: (await findServers()).map(nameOf), off: [] };
    const init = draft && { method: "POST", body: JSON.stringify(spec) };
    const request = new Request(`http://127.0.0.1/?${query}`, init);
    const context = { params: Promise.resolve({ sessionId, serverId, ...params }) };
    const answer = await (draft ? POST : GET)(request, context);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z-]+[\w.-]*"$/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(100);
    readAs(answer.headers.get("content-type")!, bytes);
  },
);

const nameOf = ({ name }: { name: string }): string => name;
