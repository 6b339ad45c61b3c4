// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FindingFilters } from "@/components/findings/finding-filters";
import { FindingList } from "@/components/findings/finding-list";
import { JudgingNotice } from "@/components/findings/judging-notice";
import { findingsQuery, FindingFilterSchema, type FindingRow } from "@/lib/core/findings/filter";

const refreshed: number[] = [];
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => refreshed.push(1) }) }));

const sent: { url: string; body: unknown }[] = [];
let answer: unknown = { changed: 1 };
beforeEach(() => {
  refreshed.length = 0;
  sent.length = 0;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    sent.push({ url, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (more: Partial<FindingRow> = {}): FindingRow => ({
  sessionId: "s",
  session: "Desk",
  fingerprint: "f1",
  rule: "LT003",
  title: "Lethal across servers",
  message: "Servers crm and mail together carry the lethal trifecta.",
  servers: ["crm", "mail"],
  tools: [],
  legs: ["crm/read", "crm/list", "mail/send"],
  severity: "critical",
  confirmed: true,
  state: "open",
  owner: null,
  due: null,
  accepted: null,
  firstSeen: "2026-11-01",
  lastSeen: "2026-11-22",
  ended: null,
  ...more,
});

test("many are chosen at once, and what is done is sent for all of them", async () => {
  render(<FindingList rows={[row(), row({ fingerprint: "f2", servers: ["a"] })]} total={2} />);
  fireEvent.click(screen.getByRole("checkbox", { name: /^All/ }));
  fireEvent.click(screen.getByRole("button", { name: "Assign" }));
  fireEvent.change(screen.getByLabelText("Who is responsible"), { target: { value: "Bo" } });
  fireEvent.submit(screen.getByLabelText("Who is responsible").closest("form")!);
  await waitFor(() => expect(refreshed).toHaveLength(1));
  expect(sent[0]!.body).toEqual({
    ids: [
      { sessionId: "s", fingerprint: "f1" },
      { sessionId: "s", fingerprint: "f2" },
    ],
    change: { owner: "Bo", due: null },
  });
});

test("sessions that are judged again are told, and the page is asked for anew when that is done", async () => {
  answer = null;
  render(<JudgingNotice judging={{ done: 1, of: 3 }} failed={0} />);
  expect(screen.getByText(/1 of 3 sessions/)).toBeTruthy();
  await waitFor(() => expect(refreshed).toHaveLength(1));
  expect(screen.queryByText(/of 3 sessions/)).toBeNull();
});

test("the filters hold what the address asks for, servers too, and the address is read back as it was", () => {
  const asked = FindingFilterSchema.parse({ severity: "high", server: ["crm", "mail"], text: "x" });
  expect(new URLSearchParams(findingsQuery(asked, { page: "2" })).toString()).toBe(
    "severity=high&text=x&server=crm&server=mail&page=2",
  );
  render(<FindingFilters asked={asked} sessions={[{ id: "s", name: "Desk" }]} />);
  expect((screen.getByLabelText("Severity") as HTMLSelectElement).value).toBe("high");
  expect(screen.getByRole("checkbox", { name: /crm/ })).toHaveProperty("checked", true);
});
