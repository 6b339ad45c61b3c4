import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { useThrowAwayData } from "../../store/throw-away-data";

await useThrowAwayData();
const { together } = await import("@/lib/store/transaction");
const { openWorkQueues } = await import("@/lib/store/work-queue");

const faults: Error[] = [];
const { listing: queue, close } = await openWorkQueues(process.env["DATABASE_URL"]!, (error) => faults.push(error));
afterAll(() => close());

const person = (name: string) => ({ kind: "person", issuer: "https://login.example", subject: name, name });

/** As a listing is asked for. */
async function ask(name: string): Promise<void> {
  const whom = person(name);
  const behind = await queue.waiting(whom);
  await together((tx) => queue.put(tx, randomUUID(), whom, behind));
}

test("who asks for little does not wait for all that somebody else has asked for before", async () => {
  for (const name of ["ada", "ada", "ada", "ada", "ada", "bob", "bob", "eve"]) await ask(name);
  const order: string[] = [];
  for (let nth = 0; nth < 8; nth++) {
    const [taken] = await queue.take(1);
    order.push((taken!.data as { name: string }).name);
  }
  expect(order).toEqual(["ada", "bob", "eve", "ada", "bob", "ada", "ada", "ada"]);
  expect(await queue.waiting(person("ada"))).toBe(0);
  expect(faults).toEqual([]);
});
