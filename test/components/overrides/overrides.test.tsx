// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OverrideList } from "@/components/overrides/override-list";
import { TakeoverTable } from "@/components/overrides/takeover-table";
import type { Override } from "@/lib/core/model/verdict";

afterEach(cleanup);

const override: Override = {
  server: "mail",
  tool: "send",
  leg: "egress",
  verdict: "no",
  by: "Ada",
  at: "2026-03-01T12:00:00.000Z",
  reason: "Only to us.",
};
const many = Array.from({ length: 20 }, (_, at) => ({
  ...override,
  id: `o${at}`,
  tool: `tool_${at}`,
  by: at === 7 ? "Grace" : "Ada",
}));
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);

test("an override is removed only after a second look", async () => {
  const taken: string[] = [];
  render(
    <OverrideList overrides={[{ ...override, id: "o" }]} takeBack={async ({ id }) => (taken.push(id), { ok: null })} />,
  );
  fireEvent.click(screen.getByRole("button", { name: /send\?$/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Keep .* send$/ }));
  expect(taken).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /send\?$/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Remove .* send$/ }));
  await waitFor(() => expect(taken).toEqual(["o"]));
});

test("a long list is narrowed by any of its words", async () => {
  render(<OverrideList overrides={many} takeBack={async () => ({ ok: null })} />);
  expect(rows()).toHaveLength(20);
  const field = screen.getByRole("searchbox", { name: "Filter the list" });
  fireEvent.change(field, { target: { value: " grace " } });
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining("tool_7")]));
  fireEvent.change(field, { target: { value: "nobody" } });
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(screen.getByText(/None of the 20/)).toBeTruthy();
});

test("a short list needs no field", () => {
  render(<OverrideList overrides={many.slice(0, 12)} takeBack={async () => ({ ok: null })} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("what a file would replace comes first, with the word that it replaces", () => {
  const other = { ...override, tool: "read", reason: "Read\u202e by eye." };
  render(
    <TakeoverTable
      rows={[
        { override, effect: "same", known: override },
        { override: { ...override, tool: "list" }, effect: "new" },
        { override: other, effect: "replaces", known: { ...other, verdict: "yes", by: "Grace" } },
      ]}
    />,
  );
  expect(rows().map((row) => /replaces|new|known already/.exec(row.textContent!)![0])).toEqual([
    "replaces",
    "new",
    "known already",
  ]);
  expect(rows()[0]!.textContent).toMatch(/yes: .*Grace/);
  expect(rows()[0]!.textContent).not.toContain("\u202e");
});
