// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FollowedFile } from "@/components/policies/followed-file";
import { ImportPolicies } from "@/components/policies/import-policies";
import { PolicyDesk } from "@/components/policies/policy-desk";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Policy } from "@/lib/core/model/policy";
import { toPolicy } from "@/lib/core/policy-file/own-policy";

afterEach(cleanup);

const policy: Policy = {
  id: "no-leaks",
  label: "No leaks",
  why: "Nothing private leaves.",
  sides: [
    { label: "Private data", anyOf: ["private"] },
    { label: "A way out", anyOf: ["egress"] },
  ],
};

test("one's own policies can be deleted and changed, built-in ones not", async () => {
  const removed: string[] = [];
  const remove = async ({ id }: { id: string }): Promise<Outcome<null>> => (removed.push(id), { ok: null });
  render(
    <PolicyDesk
      own={[policy]}
      builtIn={[{ ...policy, id: "b", label: "Built" }]}
      keep={async () => ({ ok: null })}
      remove={remove}
    />,
  );
  const [own, builtIn] = within(screen.getByRole("list", { name: "In force" })).getAllByRole("listitem");
  expect(own!.textContent).toContain("Private data must not meet a way out.");
  expect(within(builtIn!).queryByRole("button")).toBeNull();
  fireEvent.click(within(own!).getByRole("button", { name: "Change No leaks" }));
  expect(screen.getByDisplayValue("No leaks")).toBeTruthy();
  fireEvent.click(within(own!).getByRole("button", { name: "Delete No leaks" }));
  await waitFor(() => expect(screen.getByText("No leaks was deleted.")).toBeTruthy());
  expect(removed).toEqual(["no-leaks"]);
});

test("a file that is followed shows what it says and what of it cannot be read", () => {
  render(
    <FollowedFile
      file={{
        path: "/etc/trefoil/\u202epolicies.yaml",
        policies: [policy],
        governance: NO_GOVERNANCE,
        problems: [{ line: 3, message: "“sides” is missing." }],
      }}
    />,
  );
  expect(screen.getByText("Line 3:", { exact: false }).closest("li")!.textContent).toBe("Line 3: “sides” is missing.");
  expect(screen.getByText("No leaks").closest("li")!.textContent).toBe(
    "No leaks: Private data must not meet a way out.",
  );
  expect(document.body.textContent).not.toContain("\u202e");
});

test("a file of policies is shown before it is taken over, and says whose place it takes", async () => {
  const taken: string[] = [];
  render(
    <ImportPolicies
      known={[toPolicy(policy)]}
      asks={NO_GOVERNANCE}
      takeOver={async ({ text }) => (taken.push(text), { ok: { taken: "1 policy is kept." } })}
    />,
  );
  const text = JSON.stringify({
    schema: "trefoil-policies/1",
    policies: [{ label: policy.label, why: policy.why, sides: policy.sides.map(({ anyOf }) => ({ anyOf })) }],
  });
  fireEvent.change(screen.getByLabelText(/Choose a file of policies/), {
    target: { files: [new File([text], "policies.json")] },
  });
  expect(await screen.findByText(/place of yours|replaces yours/)).toBeTruthy();
  expect(taken).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /1 policy$/ }));
  await waitFor(() => expect(taken).toEqual([text]));
});
