import { expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { changeSession } = await import("@/lib/jobs/change-session");
const { createSession, deleteSession, getSession } = await import("@/lib/store/sessions");

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
    // Between the look and the write, somebody else is quicker.
    if (now.name === "work") await changeSession(id, (then) => ({ ...then, name: "renamed" }));
    return { ...now, off: ["mail/send"] };
  });
  expect(await getSession(id)).toMatchObject({ name: "renamed", off: ["mail/send"] });
});

test("a session that is gone is told as gone", async () => {
  const { id } = await aSession();
  await deleteSession(id);
  expect(await changeSession(id, (now) => now)).toBeNull();
});
