// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AuditFilters } from "@/components/governance/audit-filters";
import { AuditVerdictCard } from "@/components/governance/audit-verdict";
import { DecideForm, type Decide } from "@/components/governance/decide-form";
import { DecisionList } from "@/components/governance/decision-list";
import type { Approval } from "@/lib/core/model/approval";
import { renderInApp } from "../in-app";

afterEach(cleanup);
beforeEach(() => window.localStorage.clear());

const digest = "d".repeat(64);
const verdict = { entries: 1204, head: { seq: 1204, digest }, key: "key", closed: false };

test("an intact log says how many entries, and gives the head and the key to keep", () => {
  const { container } = render(<AuditVerdictCard verdict={verdict} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(container.textContent).toContain("1,204");
  expect(screen.getByText(digest)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy key" })).toBeTruthy();
});

test("a broken chain is an alert that tells where it breaks", () => {
  render(
    <AuditVerdictCard
      verdict={{
        ...verdict,
        head: { seq: 8, digest },
        fault: { line: 9, what: "changed", says: "Entry 9 was changed." },
      }}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("Entry 9 was changed.");
  expect(screen.getByRole("alert").textContent).toContain("Entries 1 to 8 are intact.");
});

test("an empty log has no head to keep", () => {
  render(<AuditVerdictCard verdict={{ ...verdict, entries: 0, head: { seq: 0, digest: "" } }} />);
  expect(screen.queryByRole("button", { name: "Copy head" })).toBeNull();
});

test("a decision is on exactly what is on the screen, and ends only when it approves", async () => {
  const asked: Parameters<Decide>[0][] = [];
  const { told } = renderInApp(
    <DecideForm
      serverId="7"
      subjects={[{ tool: "send", digest }]}
      decide={async (input) => (asked.push(input), { ok: { decided: 1 } })}
    />,
  );
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/name/, "Ada");
  type(/^Why/, "It is ours.");
  type(/until/, "2027-01-31");
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(told.refreshed).toBe(1));
  type(/^Why/, "Not any more.");
  fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const common = { serverId: "7", by: "Ada", subjects: [{ tool: "send", digest }] };
  expect(asked).toEqual([
    { ...common, decision: "approved", reason: "It is ours.", until: "2027-01-31" },
    { ...common, decision: "refused", reason: "Not any more.", until: "" },
  ]);
});

test("with nothing chosen there is nothing to decide; what is missing stands at its field", async () => {
  const decide: Decide = async () => ({ problem: "Not yet.", fields: { reason: "Give a reason." } });
  const { rerender } = renderInApp(<DecideForm serverId="7" subjects={[]} decide={decide} />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Approve" }).disabled).toBe(true);
  rerender(<DecideForm serverId="7" subjects={[{ digest }]} decide={decide} />);
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Give a reason.");
  expect(screen.queryByText("Not yet.")).toBeNull();
});

test("every decision says who, when, why, and whether it is on what is offered now", () => {
  const one: Approval = {
    server: "mail",
    digest,
    decision: "approved",
    by: "A\u202eda",
    at: "2026-03-01T12:00:00.000Z",
    reason: "It is ours.",
    until: "2027-01-31",
  };
  const { container } = render(
    <DecisionList decisions={[one, { ...one, digest: "e".repeat(64), decision: "refused" }]} now={digest} />,
  );
  const [newest, older] = screen.getAllByRole("listitem");
  expect(newest!.textContent).toContain("until 2027-01-31");
  expect(newest!.textContent).toContain("which is what is offered now");
  expect(older!.textContent).toContain("which is not what is offered now");
  expect(container.textContent).not.toContain("\u202e");
});

test("the log's filters keep what was asked for", () => {
  render(
    <AuditFilters
      kinds={[{ kind: "session", words: "sessions" }]}
      chosen={{ kind: "session", subject: "mail", day: "2026-03-01" }}
    />,
  );
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "What" }).value).toBe("session");
  expect(screen.getByLabelText<HTMLInputElement>(/^Day/).value).toBe("2026-03-01");
});
