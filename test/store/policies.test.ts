import { expect, test } from "vitest";
import { toPolicy } from "@/lib/core/policy-file/own-policy";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { deletePolicy, findPolicies, putPolicies } = await import("@/lib/store/policies");

const policy = (label: string, why: string) => toPolicy({ label, why, sides: [{ anyOf: ["private"] }, { anyOf: ["egress"] }] });

test("policies are kept by name: the same name takes the place of the old, and a deleted one is gone", async () => {
  await putPolicies([policy("Mail stays in", "First."), policy("Books stay in", "Also.")]);
  await putPolicies([policy("Mail stays in", "Second.")]);
  expect((await findPolicies()).map(({ label, why }) => [label, why])).toEqual([["Books stay in", "Also."], ["Mail stays in", "Second."]]);
  await deletePolicy("mail-stays-in");
  expect((await findPolicies()).map(({ id }) => id)).toEqual(["books-stay-in"]);
});
