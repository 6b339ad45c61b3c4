import { expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { changeSession } = await import("@/lib/jobs/change-session");
const { createSession, deleteSession, getSession, updateSession } = await import("@/lib/store/sessions");

const aSession = () => createSession({ name: "work", host: "none", servers: ["mail"], off: [] });

test("changes that are made at the same time are all kept", async () => {
  const { id } = await aSession();
  const tools = Array.from({ length: 12 }, (_, nth) => `mail/tool-${nth}`);
  await Promise.all(tools.map((tool) => changeSession(id, (now) => ({ ...now, off: [...now.off, tool].sort() }))));
  expect((await getSession(id))!.off).toEqual([...tools].sort());
});

test("one writes its name while another writes its switches, and both stay", async () => {
  const { id } = await aSession();
  await changeSession(id, async (now) => {
    // Between the look and the write, somebody else is quicker, in another copy of the app.
    if (now.name === "work") await updateSession(now, { ...now, name: "renamed" });
    return { ...now, off: ["mail/send"] };
  });
  expect(await getSession(id)).toMatchObject({ name: "renamed", off: ["mail/send"] });
});

test("within one copy nobody judges in vain while another one is at it, and whoever fails lets the next one go on", async () => {
  const { id } = await aSession();
  let tries = 0;
  const turn = (tool: string) =>
    changeSession(id, (now) => {
      tries++;
      if (tool === "mail/none") throw new Error("It cannot be judged.");
      return { ...now, off: [...now.off, tool].sort() };
    });
  const tools = ["mail/a", "mail/none", "mail/b", "mail/c"];
  const ended = await Promise.allSettled(tools.map(turn));
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(tries).toBe(tools.length);
  expect((await getSession(id))!.off).toEqual(["mail/a", "mail/b", "mail/c"]);
});

test("a session that is gone is told as gone", async () => {
  const { id } = await aSession();
  await deleteSession(id);
  expect(await changeSession(id, (now) => now)).toBeNull();
});
