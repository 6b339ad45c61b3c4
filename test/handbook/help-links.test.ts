import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { HELP_LINKS, helpFor } from "@/components/shell/help-links";
import { addressOf } from "@/lib/handbook/links";
import { allPages } from "@/lib/handbook/pages";

const APP = path.resolve(import.meta.dirname, "../../app");
/** Addresses from before, which only lead on. */
const LEADING_ON = ["/how", "/terms"];

/** The route of every page of the app. */
const ROUTES = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace(/^\/\.$/, "/"))
  .filter((route) => route !== "/help" && !route.startsWith("/help/") && !LEADING_ON.includes(route));

const ANCHORS = new Set(
  allPages().flatMap(({ id, sections }) => [
    addressOf(id),
    ...sections.slice(1).map(({ anchor }) => `${addressOf(id)}#${anchor}`),
  ]),
);

describe("the help of every page", () => {
  test("there are pages", () => {
    expect(ROUTES).toContain("/");
    expect(ROUTES).toContain("/sessions/[sessionId]");
    expect(ROUTES.length).toBeGreaterThan(35);
  });

  test.each(ROUTES)("%s has a paragraph of the handbook", (route) => {
    expect(Object.keys(HELP_LINKS)).toContain(route);
  });

  test.each(Object.entries(HELP_LINKS))("%s: %s is there, and so is the page", (route, address) => {
    expect([...ANCHORS]).toContain(address);
    expect(ROUTES).toContain(route);
  });

  test("a page is told by its address, a fixed one before a variable one, and what is not known leads to the contents", () => {
    expect(helpFor("/")).toBe(HELP_LINKS["/"]);
    expect(helpFor("/servers/add")).toBe(HELP_LINKS["/servers/add"]);
    expect(helpFor("/servers/0b1c")).toBe(HELP_LINKS["/servers/[serverId]"]);
    expect(helpFor("/servers/0b1c/history")).toBe(HELP_LINKS["/servers/[serverId]/history"]);
    expect(helpFor("/nowhere/at/all")).toBe("/help");
    expect(helpFor("/help/legs")).toBe("/help");
  });
});
