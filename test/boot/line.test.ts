import { expect, test } from "vitest";
import { Line } from "@/lib/boot/line.mjs";

test("a few are let through at a time, in their order, and the end of a long line is closed", () => {
  const line = new Line({ atOnce: 2, most: 2 });
  const inside: string[] = [];
  const done = new Map<string, () => void>();
  const enter = (name: string) => line.enter((leave) => (inside.push(name), done.set(name, leave)));
  expect(["a", "b", "c", "d", "e"].map(enter)).toEqual([true, true, true, true, false]);
  expect(inside).toEqual(["a", "b"]);
  done.get("b")!();
  done.get("b")!();
  expect(inside).toEqual(["a", "b", "c"]);
  done.get("a")!();
  expect(inside).toEqual(["a", "b", "c", "d"]);
  expect(enter("f")).toBe(true);
});

test("whoever never ends gives the place up after a while", async () => {
  const line = new Line({ atOnce: 1, holdMs: 5 });
  line.enter(() => {});
  await new Promise<void>((resolve) => line.enter(() => resolve()));
});
