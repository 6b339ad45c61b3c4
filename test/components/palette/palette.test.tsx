// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { distinct, findCommands, MOST_SHOWN, type PaletteCommand } from "@/components/palette/command";
import { PaletteButton } from "@/components/palette/palette-button";
import { PaletteProvider, useCommands } from "@/components/palette/palette-provider";
import { SETTINGS } from "@/components/shell/places";
import { Board } from "@/components/sessions/board";
import { aSampleSession } from "../../support/a-report";
import { renderInApp } from "../in-app";

let went: string[] = [];
const kept = {
  sessions: [{ id: "7", name: "Support desk" }],
  servers: [
    { id: "s1", name: "tracker" },
    { id: "s2", name: "archive" },
  ],
  tools: [["read_ticket"], ["find_box"]],
};
beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json(kept)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  went = [];
  window.history.replaceState(null, "", "/");
});

const command = (label: string, group = "Page"): PaletteCommand => ({ id: label, label, group, href: `/${label}` });
const options = () =>
  within(screen.getByRole("listbox"))
    .queryAllByRole("option")
    .map((one) => one.firstElementChild!.textContent);
const openIt = () => fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
const type = (value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: /Page, server/ }), { target: { value } });
const press = (key: string) => fireEvent.keyDown(screen.getByRole("combobox", { name: /Page, server/ }), { key });

test("what begins with the words comes first, then what has them at the beginning of a word, then anywhere", () => {
  const all = ["Unsettled", "The settings", "Settings", "Else"].map((label) => command(label));
  expect(findCommands(all, "sett").map(({ label }) => label)).toEqual(["Settings", "The settings", "Unsettled"]);
  expect(
    findCommands([command("Undo", "This session"), command("Support", "Session")], "session undo").map(
      ({ label }) => label,
    ),
  ).toEqual(["Undo"]);
  expect(distinct([command("a"), { ...command("a"), group: "Later" }])).toEqual([command("a")]);
});

test("it opens on Ctrl K, finds kept sessions, servers and tools, and goes there on Enter", async () => {
  ({ went } = renderInApp(
    <PaletteProvider>
      <PaletteButton />
    </PaletteProvider>,
  ));
  openIt();
  type("read_tick");
  await waitFor(() => expect(options()).toEqual(["tracker/read_ticket"]));
  press("Enter");
  expect(went).toEqual(["/tools?server=tracker&text=read_ticket"]);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: /^Search or jump to/ }));
  type("setti");
  await waitFor(() => expect(options()).toHaveLength(SETTINGS.pages.length));
  press("ArrowDown");
  press("ArrowUp");
  press("ArrowUp");
  press("Enter");
  expect(went[1]).toBe("/settings/data");
});

test("of thousands only the first are drawn, and it says how many fit", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => command(`tool-${at}`));
  const Many = () => (useCommands(() => many), null);
  ({ went } = renderInApp(
    <PaletteProvider>
      <Many />
    </PaletteProvider>,
  ));
  openIt();
  expect(options()).toHaveLength(MOST_SHOWN);
  type("tool-49");
  await waitFor(() => expect(screen.getByText(/^111 match; the first 60 are shown/)).toBeTruthy());
});

test("on a board it switches, opens evidence, changes the view, undoes and highlights", async () => {
  const nothing = async () => ({});
  ({ went } = renderInApp(
    <PaletteProvider>
      <Board
        session={aSampleSession()}
        formats={[{ id: "json", label: "JSON", use: "For a test.", extension: "json", mediaType: "application/json" }]}
        reportsAt="/reports"
        actions={{
          save: nothing,
          gates: nothing,
          wishes: nothing,
          cover: nothing,
          rename: nothing,
          remove: nothing,
          split: nothing,
          override: nothing,
        }}
      />
    </PaletteProvider>,
  ));
  const run = async (words: string, label: string) => {
    openIt();
    type(words);
    await waitFor(() => expect(options()[0]).toBe(label));
    press("Enter");
  };
  await run("switch mail off", "Switch mail off");
  await waitFor(() => expect(screen.getByRole("switch", { name: "mail" }).getAttribute("aria-checked")).toBe("false"));
  await run("undo", "Undo");
  await waitFor(() => expect(screen.getByRole("switch", { name: "mail" }).getAttribute("aria-checked")).toBe("true"));
  await run("attack path", "Attack path");
  await waitFor(() =>
    expect(screen.getByRole("tab", { name: "Attack path" }).getAttribute("aria-selected")).toBe("true"),
  );
  await run("highlight tracker", "Highlight tracker");
  await waitFor(() => expect(document.querySelector("[data-lit]")!.getAttribute("data-of")).toBe("server:tracker"));
  openIt();
  type("slide");
  await waitFor(() => expect(options()).toEqual(["Save the slide as SVG", "Save the slide as PNG", "Copy the slide"]));
  type("read_ticket");
  // The evidence here comes instead of the same tool elsewhere.
  await waitFor(() => expect(options()).toEqual(["tracker/read_ticket", "Switch tracker/read_ticket off"]));
  press("Enter");
  expect(within(await screen.findByRole("dialog")).getByRole("heading", { level: 2 }).textContent).toBe("read_ticket");
});
