import { expect, test } from "vitest";
import { handOver } from "@/lib/boot/hand-over.mjs";

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const never = () => new Promise<void>(() => {});

test("work that takes longer to hand over than traces may take is waited for while time is left", async () => {
  let given = false;
  const givenBack = () => after(2_000).then(() => void (given = true));
  await handOver({ givenBack, tracesSent: never }, 60_000);
  expect(given).toBe(true);
});

test("nobody is waited for without an end, and what fails ends nothing else", async () => {
  await handOver({ givenBack: never, tracesSent: never }, 0);
  let sent = false;
  const tracesSent = () => after(50).then(() => void (sent = true));
  await handOver({ givenBack: () => Promise.reject(new Error("no database")), tracesSent }, 60_000);
  expect(sent).toBe(true);
  await handOver({}, 60_000);
});
