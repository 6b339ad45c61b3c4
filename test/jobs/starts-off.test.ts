import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { KINDS, startHttp } from "../fixtures/servers/http.mjs";
import { useThrowAwayData } from "../store/throw-away-data";

const data = await useThrowAwayData();
process.env["TREFOIL_HOST"] = "0.0.0.0";
const { listings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest, launchOf } = await import("@/lib/jobs/consent");
const { listTools } = await import("@/lib/jobs/list-tools");
const { register } = await import("@/lib/jobs/register");
const { watchStream } = await import("@/lib/jobs/watch-server");
const { whoActs } = await import("@/lib/who");
const { findQueuedListings } = await import("@/lib/store/queued-listings");
const { getServer } = await import("@/lib/store/servers");
const { countStarts } = await import("@/lib/store/starts");

test("while the app listens beyond this computer, no command starts, and addresses are asked as before", async () => {
  const trace = path.join(data, "started");
  const command = await register(
    {
      name: "command",
      transport: {
        kind: "stdio",
        command: process.execPath,
        args: ["-e", `require("fs").writeFileSync(${JSON.stringify(trace)}, "")`],
        env: [],
      },
      disabled: false,
      hiddenTools: [],
    },
    {},
  );
  const http = await startHttp(KINDS.plain);
  const address = await register(
    { name: "address", transport: { kind: "http", url: http.url, headers: [] }, disabled: false, hiddenTools: [] },
    {},
  );
  for (const server of [command, address]) await agreeTo(server, await consentDigest(server));
  expect(await launchOf(command)).toMatchObject({ startable: false });
  await listTools([command.id, address.id]);
  await (await listings()).settled();
  expect((await (await listings()).states()).find((job) => job.serverId === command.id)).toMatchObject({
    phase: "failed",
    problem: { kind: "declined", message: expect.stringContaining("--allow-starts-from-network") },
  });
  expect(await getServer(address.id)).toMatchObject({ state: "listed" });
  expect(await new Response(watchStream(command.id, new AbortController().signal)).text()).toContain(
    "--allow-starts-from-network",
  );
  expect([existsSync(trace), await countStarts(), await findQueuedListings()]).toEqual([false, 0, []]);
  expect(whoActs()).toContain("someone on the network");
  await http.end();
});
