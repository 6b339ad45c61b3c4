import { beforeEach, describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import type { Level } from "@/lib/core/model/analysis";
import { useThrowAwayData } from "../store/throw-away-data";
import { openWhole } from "../support/open-whole";

await useThrowAwayData();
const { loadDemo, removeDemo } = await import("@/lib/jobs/demo");
const { register } = await import("@/lib/jobs/register");
const { createSession, deleteSession, findSessions } = await import("@/lib/store/sessions");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers } = await import("@/lib/store/servers");
const { findSnapshots } = await import("@/lib/store/snapshots/snapshots");

/** What each session is there to show. */
const MEANT: Record<string, Level> = {
  "Lethal alone": "lethal",
  "Lethal together": "lethal",
  "Near miss": "two-legs",
  "It depends": "possible",
  Clear: "clear",
};

const own = (name: string) => register({ name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, {});
const demoServer = async (name: string) => (await findServers()).find((server) => server.name === name)!;

beforeEach(async () => {
  for (const session of await findSessions()) await deleteSession(session.id);
  for (const server of await findServers()) await deleteServer(server.id);
});

describe("the demo", () => {
  test("every session gets the verdict that it is there to show", async () => {
    await loadDemo();
    const specs = await findSessions();
    const sessions = await Promise.all(specs.map((spec) => openWhole(spec)));
    expect(Object.fromEntries(sessions.map((session) => [session.name, analyse(session).verdict.level]))).toEqual(
      MEANT,
    );
  });

  test("the lethal pair is lethal by both servers and by neither alone", async () => {
    await loadDemo();
    const session = await openWhole((await findSessions()).find(({ name }) => name === "Lethal together")!);
    expect(analyse(session!).minimalServerSets.plain).toEqual([["mailbox", "web-reader"]]);
  });

  test("loading it twice changes nothing", async () => {
    await loadDemo();
    const before = { servers: await findServers(), sessions: await findSessions() };
    await loadDemo();
    expect({ servers: await findServers(), sessions: await findSessions() }).toEqual(before);
  });

  test("one of its servers has drifted and another hides text", async () => {
    await loadDemo();
    const [after, before] = await findSnapshots((await demoServer("daily-fact")).id);
    expect(after!.digest).not.toBe(before!.digest);
    const [lunch] = await findSnapshots((await demoServer("lunch-menu")).id);
    expect(lunch!.tools[0]!.tool.description).toMatch(/[\u{e0020}-\u{e007e}]/u);
  });

  test("a person's own server of the same name is never touched, and nothing is loaded", async () => {
    const mine = await own("mailbox");
    expect(await loadDemo()).toMatchObject({ problem: expect.stringContaining("mailbox") });
    expect(await findServers()).toEqual([mine]);
    expect(await findSessions()).toEqual([]);
  });

  test("removing it leaves what is a person's own, and sessions that hold more than the demo", async () => {
    await loadDemo();
    const mine = await own("mine");
    await createSession({ name: "Mixed", host: "none", servers: ["mine", "code-host"], off: [] });
    await removeDemo();
    expect((await findServers()).map((server) => server.id)).toEqual([mine.id]);
    expect(await findSessions()).toMatchObject([{ name: "Mixed", servers: ["mine"] }]);
  });
});
