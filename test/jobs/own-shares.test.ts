import { expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { shareSession } = await import("@/lib/jobs/own-shares");
const { findOwnShares } = await import("@/lib/store/own-shares");
const { database } = await import("@/lib/store/client");
const { createSession } = await import("@/lib/store/sessions");

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test("a share whose link would have ended already leaves nothing behind, and can be made again", async () => {
  const { id: sessionId } = await createSession({ name: "work", host: "none", servers: [], off: [] });
  const share = (expiresAt: string) =>
    shareSession({
      sessionId,
      sealed: "v1.sealed",
      key: "k".repeat(43),
      snapshot: "0".repeat(64),
      atRelay: false,
      link: { right: "view", expiresAt, label: "Ann" },
    });
  await expect(share(later(-1))).rejects.toMatchObject({ status: 400 });
  await expect(share(later(24 * 400))).rejects.toMatchObject({ status: 400 });
  expect([await database.keptShare.count(), (await findOwnShares()).length]).toEqual([0, 0]);
  expect((await share(later(1))).minted.secret).toHaveLength(43);
  await expect(share(later(1))).rejects.toMatchObject({ status: 409 });
  expect([await database.keptShare.count(), (await findOwnShares()).length]).toEqual([1, 1]);
});
