import { expect, test } from "vitest";
import { Readiness, type Check } from "@/lib/health/readiness";

const check = (name: string, problem: Check["problem"]): Check => ({ name, problem });

test("all problems are told, in words that name nothing", async () => {
  const readiness = new Readiness([
    check("database", async () => Promise.reject(new Error("connect ECONNREFUSED db.corp.example:5432"))),
    check("queue", async () => "it stands still"),
    check("disk", async () => undefined),
  ]);
  expect(await readiness.problem()).toBe("database: not reached; queue: it stands still");
});

test("a check that never answers is over in time", async () => {
  const readiness = new Readiness([check("database", () => new Promise(() => {}))], 20);
  expect(await readiness.problem()).toBe("database: no answer");
});

test("those who ask at once share a look, and a look holds for a while", async () => {
  let looks = 0;
  const readiness = new Readiness([check("database", async () => void looks++)], 1_000, 60_000);
  await Promise.all(Array.from({ length: 100 }, () => readiness.problem()));
  expect(await readiness.problem()).toBeUndefined();
  expect(looks).toBe(1);
});

test("it comes back by itself", async () => {
  let gone = true;
  const readiness = new Readiness([check("database", async () => (gone ? "gone" : undefined))], 1_000, -1);
  expect(await readiness.problem()).toBe("database: gone");
  gone = false;
  expect(await readiness.problem()).toBeUndefined();
});
