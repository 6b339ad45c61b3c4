import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/reports/close";
import { FORMATS } from "@/lib/core/reports/formats";
import { decodeShare, encodeShare } from "@/lib/core/share";
import { startHttp } from "../fixtures/servers/http.mjs";
import { useThrowAwayData } from "../store/throw-away-data";
import { openWhole } from "../support/open-whole";
import { wholeText } from "../support/whole-text";

const data = await useThrowAwayData();
const { itemOf } = await import("@/app/servers/item-of");
const { atAGlance } = await import("@/lib/jobs/judged/at-a-glance");
const { listings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest, launchOf } = await import("@/lib/jobs/consent");
const { exportEverything, forgetEverything } = await import("@/lib/jobs/everything");
const { importServers, previewConfig } = await import("@/lib/jobs/import-config");
const { listTools } = await import("@/lib/jobs/list-tools");
const { findSealedSecrets, deleteSealedSecret } = await import("@/lib/store/secrets");
const { deleteServer } = await import("@/lib/store/delete-server");
const { getServerByName } = await import("@/lib/store/servers");
const { findStarts } = await import("@/lib/store/starts");

const CANARY = "CANARY-7d1f03b9c4e5";
const FORMS = [
  CANARY,
  encodeURIComponent(CANARY),
  ...[0, 1, 2].map((shift) =>
    Buffer.from("x".repeat(shift) + CANARY)
      .toString("base64")
      .slice(shift === 0 ? 0 : 4, -4),
  ),
];
const tells = path.resolve(import.meta.dirname, "../fixtures/servers/tells-secrets.mjs");

let http: Awaited<ReturnType<typeof startHttp>>;
const written: string[] = [];
beforeAll(async () => {
  // Gives every secret back that it is told, in its tools and in its errors.
  http = await startHttp((request, body, response) => {
    const told = `${request.url} ${JSON.stringify(request.headers)}`;
    const results: Record<string, unknown> = {
      initialize: {
        protocolVersion: "2025-06-18",
        capabilities: { tools: {} },
        serverInfo: { name: "echo", version: "1" },
        instructions: told,
      },
      "tools/list": { tools: [{ name: "echo", description: told, inputSchema: { type: "object" } }] },
    };
    if (request.url!.includes("broken"))
      return void response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ jsonrpc: "2.0", id: body?.id, error: { code: -1, message: `bad credential ${told}` } }));
    const result = results[body?.method ?? ""];
    response.writeHead(body?.id === undefined ? 202 : 200, { "content-type": "application/json" }).end(
      body?.id === undefined
        ? ""
        : JSON.stringify({
            jsonrpc: "2.0",
            id: body.id,
            ...(result ? { result } : { error: { code: -32601, message: told } }),
          }),
    );
  });
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    vi.spyOn(stream, "write").mockImplementation(
      ((...args: Parameters<typeof write>) => (written.push(String(args[0])), write(...args))) as typeof stream.write,
    );
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await http.end();
});

const holds = (text: string): string[] => FORMS.filter((form) => text.includes(form));
const onDisk = (): string =>
  readdirSync(data, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(data, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "latin1"))
    .join("\n");

const config = () => ({
  mcpServers: {
    teller: {
      command: process.execPath,
      args: [
        tells,
        "--token",
        `${CANARY}-arg`,
        `--api-key=${CANARY}-key`,
        `https://user:${CANARY}-user@example.com/?token=${CANARY}-query`,
      ],
      env: { PLANTED_TOKEN: CANARY, PLANTED_URL: `https://x:${CANARY}-env@example.com` },
    },
    crasher: {
      command: process.execPath,
      args: [tells, "--token", `${CANARY}-arg`],
      env: { PLANTED_TOKEN: CANARY, PLANTED_FAIL: "1" },
    },
    echo: {
      url: `${http.url.replace("http://", `http://ada:${CANARY}-user@`)}?token=${CANARY}-query`,
      headers: { "X-Key": `${CANARY}-header` },
    },
    broken: {
      url: `${http.url}?broken=1&token=${CANARY}-query`,
      headers: { Authorization: `Bearer ${CANARY}-bearer` },
    },
  },
});

describe("a secret planted in every place of a config", () => {
  test("reaches its server and stands nowhere else: database, logs, pages, reports, links, exports, errors, log of starts", async () => {
    const source = { text: JSON.stringify(config()), fileName: "mcp.json", importer: "auto" };
    const preview = await previewConfig(source);
    const names = Object.keys(config().mcpServers);
    const imported = await importServers({
      source,
      session: { name: "all", host: "none" },
      chosen: names.map((name) => ({ name, as: name, replace: false })),
    });
    if (!("ok" in imported)) throw new Error(imported.problem);
    for (const name of names) {
      const server = (await getServerByName(name))!;
      await agreeTo(server, await consentDigest(server));
    }
    await listTools(imported.ok.serverIds);
    await (await listings()).settled();

    const servers = (await Promise.all(names.map(getServerByName))).map((server) => server!);
    expect(servers.map((server) => server.state)).toEqual(["listed", "failed", "listed", "failed"]);
    expect(http.requests.some((request) => request.headers["x-key"] === `${CANARY}-header`)).toBe(true);
    const pages = await Promise.all(
      servers.map(async (server) => [await itemOf(await atAGlance(server)), await launchOf(server)]),
    );
    const session = await openWhole({ name: "all", host: "none", servers: names, off: [] });
    const report = closeReport(session, analyse(session), { version: "1" });
    const link = await encodeShare(report);
    const places: Record<string, string> = {
      preview: JSON.stringify(preview),
      pages: JSON.stringify(pages),
      servers: JSON.stringify(servers),
      jobs: JSON.stringify(await (await listings()).states()),
      session: JSON.stringify(session),
      reports: FORMATS.map((format) => format.render(report)).join("\n"),
      link: JSON.stringify(await decodeShare(link.fragment)),
      export: await wholeText(exportEverything()),
      starts: JSON.stringify(await findStarts({ take: 100 })),
      disk: onDisk(),
      output: written.join(""),
    };
    for (const [place, text] of Object.entries(places))
      expect({ place, holds: holds(text) }).toEqual({ place, holds: [] });
    expect(places.pages).toContain("‹secret");
    expect(places.session).toContain("••••••");
  });

  test("is gone for good when it is forgotten, also in its sealed form, from the database and its journal", async () => {
    const teller = (await getServerByName("teller"))!;
    const sealed = await findSealedSecrets(teller.id);
    const [[place, text] = ["", ""], ...others] = Object.entries(sealed);
    expect(onDisk()).toContain(text);
    await deleteSealedSecret(teller.id, place);
    expect(onDisk()).not.toContain(text);
    expect(others.length).toBeGreaterThan(2);
    for (const [, other] of others) expect(onDisk()).toContain(other);
    await deleteServer(teller.id);
    for (const [, other] of others) expect(onDisk()).not.toContain(other);
    const rest = Object.values(await findSealedSecrets((await getServerByName("echo"))!.id));
    expect(rest.length).toBeGreaterThan(1);
    await forgetEverything();
    for (const one of rest) expect(onDisk()).not.toContain(one);
    expect(onDisk()).not.toContain("PLANTED_TOKEN");
  });
});
