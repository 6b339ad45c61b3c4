import { expect, test } from "vitest";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { createSession, deleteSession, findSessions, getSession, updateSession } = await import("@/lib/store/sessions");
const { deleteOverride, findOverrides, putOverride } = await import("@/lib/store/overrides");

test("a session is created, changed and deleted", async () => {
  const spec = { name: "work", host: "claude-code", servers: ["mail", "web"], off: ["mail/send"] };
  const created = await createSession(spec);
  const { id } = created;
  expect(await getSession(id)).toMatchObject(spec);
  await updateSession(created, { ...spec, off: [] });
  expect((await findSessions()).map(({ off }) => off)).toEqual([[]]);
  await deleteSession(id);
  expect(await getSession(id)).toBeNull();
});

test("a session that was changed meanwhile is not written over", async () => {
  const created = await createSession({ name: "twice", host: "none", servers: ["mail"], off: [] });
  const first = await updateSession(created, { ...created, off: ["mail/send"] });
  expect(first).toMatchObject({ off: ["mail/send"] });
  expect(await updateSession(created, { ...created, name: "lost" })).toBeNull();
  expect(await getSession(created.id)).toMatchObject({ name: "twice", off: ["mail/send"] });
});

test("a person's newer word on the same leg takes the place of the older", async () => {
  const word = {
    server: "mail",
    tool: "send",
    leg: "egress",
    verdict: "no",
    by: "ann",
    at: "2026-01-01T00:00:00.000Z",
    reason: "internal only",
  } as const;
  await putOverride(word);
  await putOverride({ ...word, verdict: "yes", by: "bob" });
  const { id } = await putOverride({ ...word, leg: "private" });
  expect((await findOverrides()).map(({ leg, verdict, by }) => [leg, verdict, by])).toEqual([
    ["egress", "yes", "bob"],
    ["private", "no", "ann"],
  ]);
  await deleteOverride(id);
  expect((await findOverrides()).map(({ leg }) => leg)).toEqual(["egress"]);
});
