import { beforeEach, describe, expect, test } from "vitest";
import type { Opinion } from "@/lib/core/model/opinion";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { getAdvisor, putAdvisor, findSealedAdvisorKey, switchAdvisor } = await import("@/lib/store/advisor");
const { findCountedOpinions, findOpinions, forgetOpinions, putOpinions } = await import("@/lib/store/opinions");
const { createServer } = await import("@/lib/store/register-server");
const { deleteServer } = await import("@/lib/store/delete-server");

const SETTINGS = {
  on: true,
  kind: "openai" as const,
  address: "http://127.0.0.1:1/v1/chat/completions",
  model: "small",
  prices: { input: 1, output: 2.5 },
};
const opinion = (change: Partial<Opinion> = {}): Opinion => ({
  server: "desk",
  tool: "send",
  digest: "d1",
  leg: "egress",
  verdict: "yes",
  reason: "It sends.",
  quote: "send",
  model: "small",
  at: "2026-03-01T12:00:00.000Z",
  ...change,
});

describe("the advisor's settings", () => {
  test("are none at first, and switching on nothing does nothing", async () => {
    await switchAdvisor(true);
    expect(await getAdvisor()).toBeNull();
  });

  test("are kept; the key stays when it is not given anew, is never among them, and can be forgotten", async () => {
    expect(await putAdvisor(SETTINGS, "sealed")).toEqual({ ...SETTINGS, hasKey: true });
    await putAdvisor({ ...SETTINGS, model: "large" });
    expect(await findSealedAdvisorKey()).toBe("sealed");
    expect(await getAdvisor()).toEqual({ ...SETTINGS, model: "large", hasKey: true });
    await putAdvisor({ ...SETTINGS, prices: undefined }, null);
    expect(await getAdvisor()).toEqual({
      on: true,
      kind: "openai",
      address: SETTINGS.address,
      model: "small",
      hasKey: false,
    });
  });
});

describe("opinions", () => {
  let serverId = "";
  beforeEach(async () => {
    await forgetOpinions();
    await putAdvisor(SETTINGS);
    if (serverId) await deleteServer(serverId);
    serverId = (await createServer({ name: "desk", transport: { kind: "given" }, disabled: false, hiddenTools: [] }))
      .id;
  });

  test("are kept with their server's name; a newer one on the same leg takes the place of the older", async () => {
    await putOpinions(serverId, [opinion(), opinion({ leg: "private", verdict: "no" })]);
    await putOpinions(serverId, [opinion({ verdict: "possible", reason: "Perhaps." })]);
    expect(await findOpinions()).toEqual([
      opinion({ verdict: "possible", reason: "Perhaps." }),
      opinion({ leg: "private", verdict: "no" }),
    ]);
  });

  test("do not count while the advisor is off, and are there again when it is on", async () => {
    await putOpinions(serverId, [opinion()]);
    await switchAdvisor(false);
    expect(await findCountedOpinions()).toEqual([]);
    expect(await findOpinions()).toHaveLength(1);
    await switchAdvisor(true);
    expect(await findCountedOpinions()).toHaveLength(1);
  });

  test("go with their server, and all at once when they are forgotten", async () => {
    await putOpinions(serverId, [opinion()]);
    await deleteServer(serverId);
    expect(await findOpinions()).toEqual([]);
    serverId = (await createServer({ name: "desk", transport: { kind: "given" }, disabled: false, hiddenTools: [] }))
      .id;
    await putOpinions(serverId, [opinion()]);
    await forgetOpinions();
    expect(await findOpinions()).toEqual([]);
  });
});
