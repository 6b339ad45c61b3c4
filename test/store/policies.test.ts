import { expect, test } from "vitest";
import { NO_GOVERNANCE, tidyGovernance } from "@/lib/core/model/governance";
import { toPolicy } from "@/lib/core/policy-file/own-policy";
import { versionOfPolicy } from "@/lib/core/policy-file/versions";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { changeGovernance, deletePolicy, findGovernance, findPolicies, putPolicies } =
  await import("@/lib/store/policies");

const policy = (label: string, why: string) =>
  toPolicy({ label, why, sides: [{ anyOf: ["private"] }, { anyOf: ["egress"] }] });

test("policies are kept by name: the same name takes the place of the old, and a deleted one is gone", async () => {
  await putPolicies([policy("Mail stays in", "First."), policy("Books stay in", "Also.")]);
  await putPolicies([policy("Mail stays in", "Second.")]);
  expect((await findPolicies()).map(({ label, why }) => [label, why])).toEqual([
    ["Books stay in", "Also."],
    ["Mail stays in", "Second."],
  ]);
  await deletePolicy("mail-stays-in", versionOfPolicy(policy("Mail stays in", "Second.")));
  expect((await findPolicies()).map(({ id }) => id)).toEqual(["books-stay-in"]);
});

test("what is asked beside the policies is kept as one, and nothing is asked before", async () => {
  expect(await findGovernance()).toEqual(NO_GOVERNANCE);
  const asks = tidyGovernance({
    ...NO_GOVERNANCE,
    hints: [{ hint: "readOnlyHint", servers: ["mail"] }],
    grades: { egress: 0 },
    approval: { ...NO_GOVERNANCE.approval, required: true, by: ["Ada"], days: 90 },
  });
  await changeGovernance(() => asks);
  expect(await findGovernance()).toEqual(asks);
  await changeGovernance(() => NO_GOVERNANCE);
  expect(await findGovernance()).toEqual(NO_GOVERNANCE);
});
