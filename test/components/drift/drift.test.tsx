// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChangeList } from "@/components/drift/change-list";
import { TwoTexts } from "@/components/drift/two-texts";
import { WorseList, type WorseLine } from "@/components/drift/worse-list";
import type { Change } from "@/lib/core/model/change";

afterEach(cleanup);

const change = (effect: Change["effect"], says: string, more: Partial<Change> = {}): Change => ({
  part: "description",
  effect,
  says,
  ...more,
});
const hrefOf = (only: string | undefined, page: number) => `/history?only=${only ?? "all"}&page=${page}`;

test("changes are counted by effect, and one effect can be asked for", () => {
  const changes = [
    change("leg-gained", "It sends now."),
    change("wording", "Other words."),
    change("wording", "More words."),
  ];
  const { rerender } = render(<ChangeList changes={changes} page={1} hrefOf={hrefOf} />);
  const filters = within(screen.getByRole("navigation", { name: "Show only one effect" })).getAllByRole("link");
  expect(filters.map((link) => link.textContent!.replace(/\u00a0/g, " "))).toEqual([
    "All 3",
    "Leg gained 1",
    "Wording 2",
  ]);
  expect(filters[0]!.getAttribute("aria-current")).toBe("true");
  rerender(<ChangeList changes={changes} only="wording" page={1} hrefOf={hrefOf} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("Other words."),
    expect.stringContaining("More words."),
  ]);
});

test("a long list has pages, and a page beyond the last is the last", () => {
  const changes = Array.from({ length: 230 }, (_, at) => change("shape", `Change ${at}.`));
  render(<ChangeList changes={changes} page={9} hrefOf={hrefOf} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(30);
  expect(screen.getByText("Page 3 of 3")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Earlier" }).getAttribute("href")).toBe("/history?only=all&page=2");
  expect(screen.queryByRole("link", { name: "Further" })).toBeNull();
});

test("two texts stand side by side as text; what differs is marked and what hides is spelled out", () => {
  const { container } = render(<TwoTexts before="Reads a <b>page</b>." after={"Reads a secret\u200b <b>page</b>."} />);
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    expect.stringContaining("secret"),
  ]);
  expect(container.querySelector("b")).toBeNull();
  expect(container.textContent).not.toContain("\u200b");
  cleanup();
  render(<TwoTexts before="" after={"x".repeat(30_000)} />);
  expect(screen.getByText("nothing")).toBeTruthy();
  expect(screen.getByLabelText("After").textContent).toContain("and 10,000 characters more");
});

const line: WorseLine = {
  id: "w1",
  at: "2026-03-01T12:00:00.000Z",
  serverId: "7",
  server: "mail",
  sessionId: "3",
  name: "Desk",
  before: "clear",
  after: "lethal",
  items: ["a", "b", "c", "d"],
};

test("what became worse names the session, from what to what, and the listing that did it", () => {
  render(<WorseList lines={[line]} more={2} markSeen={async () => ({ ok: null })} />);
  const region = screen.getByRole("region", { name: "What became worse" });
  expect(region.textContent).toContain("Desk: went from clear to lethal.");
  expect(region.textContent).toContain("and 1 more.");
  expect(region.textContent).toContain("2 more are not shown.");
  expect(within(region).getByRole("link", { name: "Desk" }).getAttribute("href")).toBe("/sessions/3");
  expect(within(region).getByRole("link", { name: "mail" }).getAttribute("href")).toBe("/servers/7/history");
});

test("all that is shown is marked as seen at once, and a refusal is told", async () => {
  const asked: string[][] = [];
  render(
    <WorseList
      lines={[line, { ...line, id: "w2", ownShareId: "s" }]}
      more={0}
      markSeen={async ({ ids }) => (asked.push(ids), { problem: "The disk is full." })}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Mark as seen" }));
  await waitFor(() => expect(screen.getByText("The disk is full.")).toBeTruthy());
  expect(asked).toEqual([["w1", "w2"]]);
});

test("nothing that became worse is nothing to look at", () => {
  const { container } = render(<WorseList lines={[]} more={0} markSeen={async () => ({ ok: null })} />);
  expect(container.textContent).toBe("");
});
