import { expect, test, vi } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";
import { useThrowAwayData } from "../store/throw-away-data";

process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
await useThrowAwayData();
const { atAGlance, serversAtAGlance } = await import("@/lib/jobs/judged/at-a-glance");
const { judgedServers } = await import("@/lib/jobs/judged/servers");
const { keepListing } = await import("@/lib/jobs/keep-listing");
const { findServerSummaries } = await import("@/lib/store/judged-servers");
const { createServer } = await import("@/lib/store/register-server");
const { getServer } = await import("@/lib/store/servers");
const { newestListing } = await import("@/lib/store/snapshots/listings");

const at = "2026-11-01T08:00:00.000Z";
/** A list of lists within lists: a few megabytes of text, and more than a thread may take once it is read. */
const VAST = `{"at":"${at}","digest":"vast","tools":[],"extra":[${"[[]],".repeat(3_000_000)}[]]}`;
const SMALL = JSON.stringify({
  at,
  digest: "small",
  tools: [{ tool: { name: "now", description: "Tells the time.", inputSchema: { type: "object" } }, digest: "now" }],
});
const closed = (digest: string, body: string) => ({
  at,
  digest,
  extent: "complete" as const,
  compared: digest,
  tools: 1,
  body,
});
const given = (name: string) =>
  createServer({ name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, {});

test(
  "a server whose tools cannot be judged keeps its listing, is told as failed and unknown, and keeps no page and no other server waiting",
  { timeout: 120_000 },
  async () => {
    const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const [vast, small] = [await given("vast"), await given("small")];
    await keepListing(vast.id, closed("vast", VAST));
    await keepListing(small.id, closed("small", SMALL));
    expect((await newestListing(vast.id))?.body).toBe(VAST);
    expect([...(await findServerSummaries()).keys()]).toEqual([small.id]);

    const problem = { kind: "too-big", message: expect.stringContaining("more memory or time than it may take") };
    const glances = new Map((await serversAtAGlance()).map((glance) => [glance.name, glance]));
    expect(glances.get("vast")).toMatchObject({ state: "failed", problem });
    expect(glances.get("vast")).not.toHaveProperty("summary");
    expect(glances.get("small")?.summary?.tools).toBe(1);
    expect(await atAGlance((await getServer(vast.id))!)).toMatchObject({ state: "failed", problem });

    const judged = await judgedServers();
    expect(judged.get("vast")).toMatchObject({ state: "unlisted", tools: [] });
    expect(JSON.stringify(judged.get("vast"))).toContain("more memory or time than it may take");
    // Tried once, when it was listed: no page waits for it.
    expect(said.mock.calls.filter(([line]) => String(line).includes("could not be judged"))).toHaveLength(1);
    expect(judged.get("small")?.tools.filter(({ channel }) => !channel)).toHaveLength(1);
    said.mockRestore();
  },
);
