import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Server } from "@/lib/core/model/server";
import { Secret, type Secrets } from "@/lib/core/model/secret";
import { KINDS, startHttp } from "../fixtures/servers/http.mjs";
import { refuseRows, useThrowAwayData } from "../store/throw-away-data";
import { openWhole } from "../support/open-whole";

const data = await useThrowAwayData();
const { listings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest, isAgreed, launchOf } = await import("@/lib/jobs/consent");
const { listTools } = await import("@/lib/jobs/list-tools");
const { register, replaceEntry } = await import("@/lib/jobs/register");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { findServerSummaries } = await import("@/lib/store/judged-servers");
const { newestSnapshot } = await import("@/lib/store/snapshots/snapshots");
const { deleteAllowedHost, findAllowedHosts, putAllowedHost } = await import("@/lib/store/allowed-hosts");
const { countStarts, deleteStarts, findStarts } = await import("@/lib/store/starts");
const { whoActs } = await import("@/lib/who");

const packages = path.resolve(import.meta.dirname, "../../node_modules/@modelcontextprotocol");
const real = (name: string, ...args: string[]): Server["transport"] => ({
  kind: "stdio",
  command: process.execPath,
  args: [path.join(packages, name, "dist/index.js"), ...args],
  env: [],
});
const script = (code: string): Server["transport"] => ({
  kind: "stdio",
  command: process.execPath,
  args: ["-e", code],
  env: [],
});
const entry = (name: string, transport: Server["transport"]): Server => ({
  name,
  transport,
  disabled: false,
  hiddenTools: [],
});

async function registered(
  name: string,
  transport: Server["transport"],
  { agreed = true, secrets = {} as Secrets } = {},
) {
  const server = await register(entry(name, transport), secrets);
  if (agreed) await agreeTo(server, await consentDigest(server));
  return server;
}
async function listed(...ids: string[]) {
  const answer = await listTools(ids);
  await (await listings()).settled();
  return answer;
}

beforeEach(async () => {
  for (const server of await findServers()) await deleteServer(server.id);
});
afterEach(async () => (await listings()).settled());

describe("listing registered servers", () => {
  test("real servers are listed side by side and their tools kept", async () => {
    const servers = [
      await registered("everything", real("server-everything")),
      await registered("files", real("server-filesystem", data)),
      await registered("memory", real("server-memory")),
      await registered("thinking", real("server-sequential-thinking")),
      await registered(
        "github",
        { ...real("server-github"), env: ["GITHUB_PERSONAL_ACCESS_TOKEN"] } as Server["transport"],
        { secrets: { "env.GITHUB_PERSONAL_ACCESS_TOKEN": new Secret("ghp_dummy") } },
      ),
    ];
    expect(await listed(...servers.map((server) => server.id))).toEqual({ unagreed: [] });
    for (const server of servers) {
      expect(await getServer(server.id)).toMatchObject({ state: "listed", problem: undefined });
      expect((await newestSnapshot(server.id))!.tools.length).toBeGreaterThan(0);
    }
  });

  test("a server that nobody agreed to is not started", async () => {
    const trace = path.join(data, "started");
    const server = await registered("silent", script(`require("fs").writeFileSync(${JSON.stringify(trace)}, "")`), {
      agreed: false,
    });
    expect(await listed(server.id)).toEqual({ unagreed: [server.id] });
    expect(existsSync(trace)).toBe(false);
    expect(await getServer(server.id)).toMatchObject({ state: "new" });
  });

  test("a changed entry, or a changed value of a secret, is asked about again", async () => {
    const server = await registered("thinking", real("server-sequential-thinking"), {
      secrets: { "env.TOKEN": new Secret("one") },
    });
    expect(await isAgreed(server)).toBe(true);
    const other = await replaceEntry(server.id, entry("thinking", real("server-sequential-thinking")), {
      "env.TOKEN": new Secret("two"),
    });
    expect(await isAgreed(other)).toBe(false);
    expect(await listed(server.id)).toEqual({ unagreed: [server.id] });
  });

  test("an agreement to what was shown does not hold for what was put in its place", async () => {
    const server = await registered("thinking", real("server-sequential-thinking"), { agreed: false });
    const { digest } = (await launchOf(server))!;
    const swapped = await replaceEntry(server.id, entry("thinking", script("process.exit(0)")), {});
    expect(await agreeTo(swapped, digest)).toBe(false);
    expect(await listed(server.id)).toEqual({ unagreed: [server.id] });
  });

  test("a server that ends early is failed with the reason and its error output, and the rest goes on", async () => {
    const broken = await registered("broken", script("console.error('no token given'); process.exit(3)"));
    const thinking = await registered("thinking", real("server-sequential-thinking"));
    await listed(broken.id, thinking.id);
    const { state, problem } = (await getServer(broken.id))!;
    expect(state).toBe("failed");
    expect(problem!.message).toContain("code 3");
    expect(problem!.stderrTail).toContain("no token given");
    expect(await getServer(thinking.id)).toMatchObject({ state: "listed" });
    const session = await openWhole({ name: "both", host: "none", servers: ["broken", "thinking"], off: [] });
    expect(session.servers.map((server) => server.state)).toEqual(["unlisted", "listed"]);
    expect(session.servers[0]!.reason).toContain("code 3");
  });

  test("a failed listing keeps the older snapshot", async () => {
    const server = await registered("thinking", real("server-sequential-thinking"));
    await listed(server.id);
    const broken = await replaceEntry(server.id, entry("thinking", script("process.exit(1)")), {});
    await agreeTo(broken, await consentDigest(broken));
    await listed(server.id);
    expect(await getServer(server.id)).toMatchObject({ state: "failed" });
    expect((await newestSnapshot(server.id))!.tools.map((one) => one.tool.name)).toEqual(["sequentialthinking"]);
  });

  test("a cancelled listing leaves the server as it was", async () => {
    const server = await registered("silent", script("setInterval(() => {}, 1000)"));
    await listTools([server.id]);
    await expect
      .poll(async () => (await (await listings()).states()).find((job) => job.serverId === server.id)?.phase)
      .toBe("asking");
    await (await listings()).cancel(server.id);
    await (await listings()).settled();
    expect(await getServer(server.id)).toMatchObject({ state: "new", problem: undefined });
  });

  test("a server that is deleted while it is listed leaves nothing behind", async () => {
    const server = await registered("silent", script("setInterval(() => {}, 1000)"));
    await listTools([server.id]);
    await (await listings()).forget(server.id);
    await deleteServer(server.id);
    expect((await (await listings()).states()).some((job) => job.serverId === server.id)).toBe(false);
    expect(await getServer(server.id)).toBeNull();
  });

  test("a host that is not public is asked only while it is allowed by name for this server", async () => {
    const http = await startHttp(KINDS.plain);
    const url = http.url.replace("127.0.0.1", "0.0.0.0");
    const server = await registered("everywhere", { kind: "http", url, headers: [] });
    const other = await registered("other", { kind: "http", url: `${url}?other`, headers: [] });
    expect((await launchOf(server))!).toMatchObject({
      hostToAllow: "0.0.0.0",
      warnings: [{ title: "Will be refused" }],
    });
    await listed(server.id);
    expect(await getServer(server.id)).toMatchObject({ state: "failed", problem: { kind: "refused" } });
    await putAllowedHost(server.id, "0.0.0.0", "ada");
    expect(await findAllowedHosts(server.id)).toEqual([{ host: "0.0.0.0", by: "ada", at: expect.any(String) }]);
    expect((await launchOf(server))!.warnings).toEqual([]);
    await listed(server.id, other.id);
    expect(await getServer(server.id)).toMatchObject({ state: "listed" });
    expect(await getServer(other.id)).toMatchObject({ state: "failed", problem: { kind: "refused" } });
    await deleteAllowedHost(server.id, "0.0.0.0");
    await listed(server.id);
    expect(await getServer(server.id)).toMatchObject({ state: "failed", problem: { kind: "refused" } });
    await http.end();
  });

  test("every start is written down before it happens, with what ran, who agreed, and how it ended; secrets by name", async () => {
    await deleteStarts();
    const thinking = await registered(
      "thinking",
      {
        ...real("server-sequential-thinking"),
        args: [...(real("server-sequential-thinking") as { args: string[] }).args, "--token", "{{secret:arg.2}}"],
      } as Server["transport"],
      { secrets: { "arg.2": new Secret("CANARY-start-log") } },
    );
    const broken = await registered("broken", script("process.exit(3)"));
    const missing = await registered("missing", { kind: "stdio", command: "no-such-command-here", args: [], env: [] });
    await listed(thinking.id, broken.id, missing.id);
    const log = await findStarts({ take: 100 });
    const of = (name: string) => log.filter((start) => start.server === name);
    expect(of("thinking")).toEqual([
      expect.objectContaining({
        argv: expect.arrayContaining([process.execPath, "--token", "‹secret arg.2›"]),
        agreedBy: whoActs(),
        isolated: false,
        ending: "ended by Trefoil when it was done",
      }),
    ]);
    // A command that ends at once is given a second start without the probe.
    expect(of("broken").map((start) => start.ending)).toEqual([
      "ended by itself with code 3",
      "ended by itself with code 3",
    ]);
    expect(of("missing").map((start) => start.ending)).toEqual(["could not be started"]);
    expect(JSON.stringify(log)).not.toContain("CANARY");
    await deleteServer(thinking.id);
    expect(await countStarts(thinking.id)).toBe(1);
    await deleteStarts();
    expect(await countStarts()).toBe(0);
  });

  test("what is switched off or was given by hand is passed over", async () => {
    const off = await register({ ...entry("off", real("server-sequential-thinking")), disabled: true }, {});
    const given = await register(entry("given", { kind: "given" }), {});
    expect(await listed(off.id, given.id)).toEqual({ unagreed: [] });
    expect(await getServer(off.id)).toMatchObject({ state: "new" });
  });
});

describe("a disk that fills while a server is listed", () => {
  /** A start that could not be written down is a listing that failed; after that nothing happened that the server would remember. */
  const STATES: Record<string, string> = { Snapshot: "new", JudgedServer: "new", AuditEntry: "failed" };
  // What a full disk looks like to the store, without filling one: each of the tables that a listing ends in.
  test.each(["Snapshot", "JudgedServer", "AuditEntry"])(
    "and refuses rows of %s keeps nothing of it, says so, and the log says why under the id that is shown",
    async (table) => {
      const server = await registered("everything", real("server-everything"));
      const lines: string[] = [];
      const said = vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
      const room = await refuseRows(table);
      await listed(server.id);
      said.mockRestore();
      await room();
      const job = (await (await listings()).states()).find(({ serverId }) => serverId === server.id)!;
      expect(job.phase).toBe("failed");
      expect(job.problem!.message).toMatch(/could not be (finished or stored|written down).*under [0-9a-f]{8}\.$/);
      const id = /under ([0-9a-f]{8})\.$/.exec(job.problem!.message)![1]!;
      expect(lines.find((line) => line.includes(id))).toMatch(/ error [0-9a-f]{8} A (listing|start) could not be/);
      expect(await newestSnapshot(server.id)).toBeNull();
      expect((await findServerSummaries()).has(server.id)).toBe(false);
      expect(await getServer(server.id)).toMatchObject({ lastListedAt: undefined, state: STATES[table] });

      await listed(server.id);
      expect((await getServer(server.id))!.state).toBe("listed");
      expect((await findServerSummaries()).has(server.id)).toBe(true);
    },
  );
});
