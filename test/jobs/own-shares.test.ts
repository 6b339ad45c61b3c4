import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { wholeText } from "../support/whole-text";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { shareSession } = await import("@/lib/jobs/own-shares");
const { exportEverything } = await import("@/lib/jobs/everything");
const { addOwnShare, findOwnShares } = await import("@/lib/store/own-shares");
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

test("everything is exported although a relay stalls in the middle of its answer; only what was said there is missing", async () => {
  const relay = createServer(
    (_request, response) => void response.writeHead(200, { "Content-Length": "100" }).write("["),
  );
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const [own] = await findOwnShares();
  const address = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const { id: _id, ...kept } = own!;
  await Promise.all([1, 2, 3].map((nth) => addOwnShare({ ...kept, relay: address, shareId: `elsewhere ${nth}` })));
  setTimeout(() => relay.closeAllConnections(), 2_000).unref();
  try {
    const { reviews, sessions } = JSON.parse(await wholeText(exportEverything()));
    expect(sessions).toHaveLength(1);
    expect(reviews.map(({ log }: { log: unknown }) => log)).toEqual([null, null, null, []]);
  } finally {
    relay.closeAllConnections();
    relay.close();
  }
});
