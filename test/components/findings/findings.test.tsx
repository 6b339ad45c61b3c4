// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BulkBar, type BulkChange } from "@/components/findings/bulk-bar";
import { FindingFilters } from "@/components/findings/finding-filters";
import { FindingLine } from "@/components/findings/finding-line";
import type { FindingRow } from "@/lib/core/findings/filter";

afterEach(cleanup);
beforeEach(() => window.localStorage.clear());

const row = {
  id: "f1",
  sessionId: "s 1",
  session: "Desk",
  rule: "LT001",
  title: "Lethal",
  message: "Three legs meet.",
  servers: ["mail", "web\u202e"],
  legs: ["mail/read", "web/fetch", "mail/send"],
  severity: "high",
  confirmed: false,
  state: "open",
  firstSeen: "2026-01-01",
  lastSeen: "2026-02-01",
} as unknown as FindingRow;

test("a finding says how bad, what, where, by which tools, and whose it is", () => {
  let chosen = 0;
  const { container } = render(<FindingLine row={row} within={false} chosen={false} onToggle={() => (chosen += 1)} />);
  expect(container.textContent).not.toContain("\u202e");
  expect(screen.getByRole("heading").textContent).toMatch(/^mail \+ web/);
  expect(container.textContent).toContain("uncertain");
  expect(container.textContent).toContain("no owner");
  expect(screen.getByRole("link", { name: "Desk" }).getAttribute("href")).toBe("/sessions/s%201?tab=findings");
  fireEvent.click(screen.getByRole("checkbox", { name: /^Select LT001 mail/ }));
  expect(chosen).toBe(1);
});

test("on its session's own page a finding does not name the session again", () => {
  render(<FindingLine row={row} within chosen onToggle={() => {}} />);
  expect(screen.queryByRole("link", { name: "Desk" })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

test("what was asked for stays chosen in the form, and names of sessions hide nothing", () => {
  const { container } = render(
    <FindingFilters asked={{ state: "fixed", text: "mail" }} sessions={[{ id: "1", name: "De\u200bsk" }]} />,
  );
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "State" }).value).toBe("fixed");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "About" }).value).toBe("mail");
  expect(container.textContent).not.toContain("\u200b");
});

test("nothing is accepted without who, why and a day to come", () => {
  const changes: BulkChange[] = [];
  render(<BulkBar marked={[row]} busy={false} onChange={(change) => changes.push(change)} />);
  expect(screen.queryByRole("button", { name: "Reopen" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Accept until/ }));
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect(screen.getAllByRole("alert")).toHaveLength(3);
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/responsible/, " Ada ");
  type(/acceptable/, "Known.");
  type(/day/, "2001-01-01");
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect([screen.getAllByRole("alert").length, changes]).toEqual([1, []]);
  type(/day/, "2999-12-31");
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect(changes).toEqual([{ accept: { owner: "Ada", reason: "Known.", until: "2999-12-31" } }]);
});

test("an owner is given and taken away", () => {
  const changes: BulkChange[] = [];
  render(<BulkBar marked={[{ ...row, owner: "Ada" }]} busy={false} onChange={(change) => changes.push(change)} />);
  fireEvent.click(screen.getByRole("button", { name: "Assign" }));
  const owner = screen.getByLabelText<HTMLInputElement>(/responsible/);
  expect(owner.value).toBe("Ada");
  fireEvent.change(owner, { target: { value: " " } });
  fireEvent.submit(owner.form!);
  expect(changes).toEqual([{ owner: null, due: null }]);
});
