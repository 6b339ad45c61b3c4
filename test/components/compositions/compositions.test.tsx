// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CompositionsView } from "@/components/compositions/compositions-view";
import { draftHref } from "@/components/compositions/draft-href";
import { readOpening } from "@/components/compositions/opening";
import { WORKSPACE } from "../../support/members";
import { renderInApp } from "../in-app";

let went: string[] = [];

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/compositions");
});

const show = (query: Record<string, string> = {}) =>
  ({ went } = renderInApp(<CompositionsView members={WORKSPACE} opening={readOpening(query)} />));
const cell = (words: RegExp) => screen.getAllByRole("button", { name: words })[0]!;

test("the matrix says its sentence when a cell has the focus, and leads to a draft of that session", () => {
  show();
  const pair = cell(/^crm and upload: lethal, confirmed/);
  fireEvent.focus(pair);
  expect(screen.getAllByText(/^crm and upload are lethal together/).length).toBeGreaterThan(0);
  fireEvent.keyDown(pair, { key: "Enter" });
  expect(went).toEqual(["/sessions/draft?server=crm&server=upload"]);
});

test("one tab stop for the whole matrix, and the arrow keys go by place", () => {
  show();
  const matrix = screen.getByRole("group", { name: "Compositions" });
  const stops = () => within(matrix).getAllByRole("button");
  expect(stops().filter((one) => one.getAttribute("tabindex") === "0")).toHaveLength(1);
  const first = cell(/^browser: lethal/);
  fireEvent.focus(first);
  fireEvent.keyDown(matrix, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^browser and crm: /);
  fireEvent.keyDown(matrix, { key: "ArrowDown" });
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^crm: safe/);
});

test("a host that is lethal alone is left out of the map, which says so, and its drafts are without it", () => {
  show({ host: "cursor" });
  expect(screen.getByText(/lethal before any server is added/)).toBeTruthy();
  fireEvent.click(cell(/^crm and upload: lethal/));
  expect(went).toEqual(["/sessions/draft?server=crm&server=upload"]);
});

test("a server says what is safe together with it and with whom it is lethal", () => {
  show({ server: "ledger" });
  const names = (title: string) =>
    within(screen.getByRole("region", { name: title }))
      .getAllByRole("link")
      .map((one) => one.textContent);
  expect(names("Safe together with")).toEqual(["crm", "drive", "mail", "notes", "rss", "upload"]);
  expect(names("Lethal with, confirmed")).toEqual(["browser", "fetch"]);
});

test("the filters leave those that hold a leg, and those that are safe with one server", () => {
  show({ safeWith: "ledger" });
  expect(screen.getByText("7 of 10 servers")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Egress/ }));
  expect(screen.getByText("2 of 10 servers")).toBeTruthy();
});

test("servers with the same legs are one row that opens", () => {
  show();
  const rows = () => screen.getAllByRole("button", { name: /^(crm|drive)( \+ 1)?: private/ }).length;
  expect(rows()).toBe(2);
  fireEvent.click(cell(/^Show these 2 servers .* as one row/));
  expect(rows()).toBe(1);
  fireEvent.click(cell(/^Show each of these 2 servers/));
  expect(rows()).toBe(2);
});

test("a cell of several sessions lists them", () => {
  show();
  fireEvent.click(cell(/^Show these 2 servers .* as one row/));
  fireEvent.click(cell(/^crm \+ 1 and upload: /));
  const listed = within(screen.getByRole("region", { name: "The sessions of this cell" }));
  expect(listed.getAllByRole("link").map((one) => one.textContent)).toEqual(["crm + upload", "drive + upload"]);
});

test("a map that somebody sent leads to no session of one's own", () => {
  ({ went } = renderInApp(<CompositionsView members={WORKSPACE} opening={{}} frozen={{}} />));
  expect(screen.queryAllByRole("link")).toEqual([]);
  fireEvent.click(cell(/^crm and upload: lethal/));
  expect(went).toEqual([]);
});

test("too many servers for an address have no draft", () => {
  expect(
    draftHref(
      Array.from({ length: 600 }, (_, at) => `server-${at}`),
      "none",
    ),
  ).toBeUndefined();
  expect(draftHref(["a"], null)).toBeUndefined();
});
