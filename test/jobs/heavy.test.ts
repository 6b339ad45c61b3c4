import { expect, test } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";

process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
const { runHeavy } = await import("@/lib/jobs/heavy/run");
const { Overtaxed } = await import("@/lib/jobs/heavy/overtaxed");

const server = { name: "mail", transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };
const listing = (tools: number, name = "send_mail") =>
  JSON.stringify({
    at: "2026-11-01T08:00:00.000Z",
    tools: Array.from({ length: tools }, (_, at) => ({
      tool: { name: `${name}_${at}`, description: "Sends a mail to anyone.", inputSchema: { type: "object" } },
      digest: String(at),
    })),
    digest: "all",
  });
const judge = (body: string, deadlineMs?: number) =>
  runHeavy("judge", { server, body, overrides: [], opinions: [] }, { deadlineMs });

test("threads are used again, several at once, and the app goes on meanwhile", async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([judge(listing(1)), judge(listing(200)), judge(listing(3))]);
    expect(answers.map(({ summary }) => summary.tools)).toEqual([1, 200, 3]);
  }
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(4);
});

test("work that takes too long is ended and says so; what comes after it is done", async () => {
  await expect(judge(listing(30_000), 20)).rejects.toThrow(Overtaxed);
  expect((await judge(listing(2))).summary.tools).toBe(2);
});

test("what cannot be done is an error in words, and the thread goes on", async () => {
  await expect(judge("{")).rejects.toThrow(/JSON/);
  expect((await judge(listing(2))).summary.tools).toBe(2);
});

test.each([
  // A few megabytes of text, and many times as much once it is read: it is not begun, since reading cannot be interrupted.
  [
    "to be read",
    () => `{"at":"2026-11-01T08:00:00.000Z","digest":"all","tools":[],"extra":[${"[[]],".repeat(3_000_000)}[]]}`,
  ],
  // Long names are in each answer again, so that little is judged before the memory is used up.
  ["to be judged", () => listing(5_000, "send_mail".padEnd(15_000, "_on"))],
])(
  "work that takes too much memory %s is ended and says so, the app goes on, and what comes after it is done",
  async (_what, body) => {
    // On a busy machine its time would be over before its memory.
    const asked = judge(body(), 290_000);
    await expect(asked).rejects.toThrow(Overtaxed);
    await expect(asked).rejects.toThrow(/more than \d+ MB of memory.*Ask for fewer tools/);
    expect((await judge(listing(2))).summary.tools).toBe(2);
  },
);
