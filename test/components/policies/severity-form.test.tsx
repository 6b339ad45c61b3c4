// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SeverityForm } from "@/components/policies/severity-form";
import type { SeverityRows } from "@/lib/core/model/severity";

afterEach(cleanup);

const kept: (SeverityRows | null)[] = [];
const keep = async ({ rows }: { rows: SeverityRows | null }) => {
  kept.push(rows);
  return { ok: null };
};
const choose = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const save = () => screen.getByRole("button", { name: "Save severity" });

test("what is changed is kept as rows, with the default beside it", async () => {
  render(<SeverityForm rows={undefined} keep={keep} />);
  expect(save()).toHaveProperty("disabled", true);
  choose("Harm: Internal, Whom the attacker chooses", "high");
  expect(screen.getByText("default: medium")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add a kind" }));
  choose("Kind 1", "issue");
  choose("Class of kind 1", "personal");
  fireEvent.click(save());
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).toEqual({
    reach: [],
    harm: [{ data: "internal", readers: "anyone", is: "high" }],
    level: [],
    data: [{ kind: "issue", is: "personal" }],
  });
});

test("tables that turn the order around are refused in words, and cannot be saved", () => {
  render(<SeverityForm rows={undefined} keep={keep} />);
  choose("Reach and harm together: Reach high, Harm high", "low");
  expect(screen.getAllByText(/high × high would be low/).length).toBeGreaterThan(0);
  expect(save()).toHaveProperty("disabled", true);
});

test("a reason that came with a file stays with its row", async () => {
  kept.length = 0;
  const rows: SeverityRows = {
    reach: [],
    harm: [{ data: "internal", readers: "anyone", is: "high", why: "Our code is our trade." }],
    level: [],
    data: [],
  };
  render(<SeverityForm rows={rows} keep={keep} />);
  choose("Harm: All but public, Whom the attacker chooses", "medium");
  const label = "Harm: Internal, Anyone who looks";
  expect(screen.getByLabelText(label)).toBeTruthy();
  fireEvent.click(save());
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]!.harm).toContainEqual(rows.harm[0]);
});
