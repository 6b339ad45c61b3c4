// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readAddress } from "@/components/sessions/address";
import { Board } from "@/components/sessions/board";
import type { BoardActions } from "@/components/sessions/board-types";
import { aSampleSession, sessionSaying } from "../../support/a-report";

const nothing = async () => ({});
const ACTIONS: BoardActions = {
  save: nothing,
  gates: nothing,
  wishes: nothing,
  cover: nothing,
  rename: nothing,
  remove: nothing,
  split: nothing,
  override: nothing,
};

beforeEach(() => window.history.replaceState(null, "", "/sessions/1"));
afterEach(cleanup);

const show = (props: Partial<Parameters<typeof Board>[0]> = {}) =>
  render(<Board session={aSampleSession()} formats={[]} reportsAt="/reports" actions={ACTIONS} {...props} />);
const verdict = () => within(screen.getByRole("region", { name: "Verdict" })).getByRole("heading").textContent;
const grid = () => screen.getByRole("grid", { name: "Tools and legs" });
const focused = () => document.activeElement as HTMLElement;
const place = () => [Number(focused().dataset.row), Number(focused().dataset.column)];
const press = (key: string, more: object = {}) => fireEvent.keyDown(focused(), { key, ...more });
const enterGrid = () => grid().querySelector<HTMLElement>("[tabindex='0']")!.focus();

describe("the switches", () => {
  test("the verdict follows a server's switch, and is announced politely", async () => {
    show();
    expect(verdict()).toBe("This session can leak.");
    fireEvent.click(screen.getByRole("switch", { name: "mail" }));
    await waitFor(() => expect(verdict()).toBe("One leg short: a way out is missing."));
    expect(screen.getAllByRole("status").some((region) => region.textContent?.includes("a way out is missing"))).toBe(
      true,
    );
  });

  test("u takes a switch back and U does it again", async () => {
    show();
    fireEvent.click(screen.getByRole("switch", { name: "mail" }));
    await waitFor(() => expect(verdict()).not.toBe("This session can leak."));
    fireEvent.keyDown(document.body, { key: "u" });
    await waitFor(() => expect(verdict()).toBe("This session can leak."));
    fireEvent.keyDown(document.body, { key: "U", shiftKey: true });
    await waitFor(() => expect(verdict()).toBe("One leg short: a way out is missing."));
  });

  test("the address holds every switch that is off, and opens the same board again", async () => {
    show();
    fireEvent.click(screen.getByRole("switch", { name: "mail" }));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).getAll("off")).toEqual(["mail", "web-search"]),
    );
    cleanup();
    show({ opening: { off: ["mail", "web-search"] } });
    expect(verdict()).toBe("One leg short: a way out is missing.");
  });

  test("what was saved is announced when it is, and not before", async () => {
    let kept: () => void = () => {};
    const save = () => new Promise<object>((resolve) => (kept = () => resolve({})));
    const { rerender } = show({ actions: { ...ACTIONS, save } });
    const said = () => screen.getAllByRole("status").some((region) => region.textContent === "Switches saved.");
    fireEvent.click(screen.getByRole("switch", { name: "mail" }));
    fireEvent.click(screen.getByRole("button", { name: "Save switches" }));
    expect(screen.queryByRole("button", { name: "Save switches" })).toBeNull();
    expect(said()).toBe(false);
    kept();
    const session = aSampleSession();
    const off = session.servers.map((server) => (server.name === "mail" ? { ...server, off: true } : server));
    rerender(
      <Board session={{ ...session, servers: off }} formats={[]} reportsAt="/reports" actions={{ ...ACTIONS, save }} />,
    );
    await waitFor(() => expect(said()).toBe(true));
    expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
  });

  test("an empty `off` means that nothing is off, not that nothing is said", () => {
    show({ opening: { off: [""] } });
    expect(screen.getByRole("switch", { name: "web-search" }).getAttribute("aria-checked")).toBe("true");
  });

  test("focus on something that is off says what it would complete", async () => {
    show({ opening: { off: ["mail"] } });
    fireEvent.focus(screen.getByRole("switch", { name: "mail" }));
    await waitFor(() => expect(screen.getByText(/Switching mail on makes this session lethal/)).toBeTruthy());
  });

  test("choosing a host adds its own tools to the session", async () => {
    show();
    fireEvent.change(screen.getByRole("combobox", { name: /Host/ }), { target: { value: "claude-code" } });
    await waitFor(() => expect(screen.getByRole("switch", { name: /Claude Code's own tools/ })).toBeTruthy());
  });

  test("a server that was not listed makes the verdict a lower bound, in words", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "1 server not listed in full" }));
    expect(screen.getByRole("region", { name: "Servers not listed in full" }).textContent).toMatch(
      /lower bound.*billing: /,
    );
  });

  test("keys do nothing while text is typed", () => {
    show();
    fireEvent.click(screen.getByRole("switch", { name: "mail" }));
    const box = screen.getByRole("searchbox");
    box.focus();
    fireEvent.keyDown(box, { key: "u" });
    expect(screen.getByRole("switch", { name: "mail" }).getAttribute("aria-checked")).toBe("false");
  });
});

describe("the matrix", () => {
  test("is one tab stop, and the arrows, Home and End move in it", () => {
    show();
    expect(grid().querySelectorAll("[tabindex='0']")).toHaveLength(1);
    enterGrid();
    press("ArrowDown");
    press("ArrowRight");
    press("ArrowRight");
    expect(place()).toEqual([1, 2]);
    press("End");
    expect(place()).toEqual([1, 8]);
    press("Home");
    expect(place()).toEqual([1, 0]);
    press("ArrowUp");
    press("ArrowUp");
    expect(place()).toEqual([0, 0]);
    press("End", { ctrlKey: true });
    expect(place()[0]).toBe(grid().querySelectorAll("[role='row']").length - 2);
    expect(grid().querySelectorAll("[tabindex='0']")).toHaveLength(1);
  });

  test("Enter opens the evidence of the tool in focus, and closing gives the focus back", async () => {
    show();
    enterGrid();
    press("ArrowDown");
    press("ArrowRight");
    const cell = focused();
    press("Enter");
    const drawer = await screen.findByRole("dialog");
    expect(within(drawer).getByRole("heading", { level: 2 }).textContent).toBe("read_ticket");
    expect(within(drawer).getByText("Customers write what it returns.")).toBeTruthy();
    fireEvent.click(within(drawer).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.contains(cell)).toBe(true);
  });

  test("x switches the tool in focus off and on", async () => {
    show();
    enterGrid();
    press("ArrowDown");
    press("x");
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).getAll("off")).toContain("tracker/read_ticket"),
    );
    press("x");
    await waitFor(() => expect(window.location.search).toBe(""));
  });

  test("pressing a leg keeps only the tools that lend it", () => {
    show();
    fireEvent.click(
      within(screen.getByRole("group", { name: "Show tools with" })).getByRole("button", { name: "Private data" }),
    );
    expect(within(grid()).queryByText("read_ticket")).toBeNull();
    expect(within(grid()).getByText("find_account")).toBeTruthy();
  });
});

describe("what is picked", () => {
  const lit = () => [...document.querySelectorAll("[data-lit]")].map((one) => (one as HTMLElement).dataset.of);
  const status = () =>
    screen
      .getAllByRole("status")
      .map((one) => one.textContent)
      .join("\n");

  test("is highlighted in every view by h on what is in focus, and let go by Escape", async () => {
    show();
    screen.getByRole("switch", { name: "mail" }).focus();
    press("h");
    await waitFor(() => expect(lit()).toEqual(["server:mail", "server:mail", "tool:mail/send", "tool:mail/post_note"]));
    expect(status()).toContain("Highlighted: mail, 2 tools");
    fireEvent.keyDown(document.body, { key: "g" });
    fireEvent.keyDown(document.body, { key: "p" });
    const path = await screen.findByRole("group", { name: "The ways through this session" });
    expect(
      within(path)
        .getByRole("button", { name: /^mail:/ })
        .getAttribute("aria-pressed"),
    ).toBe("true");
    expect(
      within(path)
        .getByRole("button", { name: /^tracker: 1 tool brings private/ })
        .querySelector("[data-dim]"),
    ).not.toBeNull();
    fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(lit()).toEqual([]));
    expect(
      within(path)
        .queryAllByRole("button")
        .some((one) => one.querySelector("[data-dim]")),
    ).toBe(false);
  });

  test("in a picture is marked in the panel, and the address holds pick, stance and view", async () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "1 tool with private data only" }));
    await waitFor(() => expect(lit()).toContain("tool:tracker/find_account"));
    fireEvent.click(screen.getByRole("tab", { name: "Attack path" }));
    fireEvent.keyDown(screen.getByRole("tab", { name: "Attack path" }), { key: "Enter" });
    fireEvent.keyDown(document.body, { key: "g" });
    fireEvent.keyDown(document.body, { key: "p" });
    fireEvent.click(await screen.findByRole("radio", { name: "Confirmed only" }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        tab: "path",
        stance: "plain",
        pick: "mask:1",
      }),
    );
    cleanup();
    show({ opening: readAddress({ tab: "path", stance: "plain", pick: "mask:1" }) });
    expect((screen.getByRole("radio", { name: "Confirmed only" }) as HTMLInputElement).checked).toBe(true);
    expect(status()).toContain("Highlighted: private data only, 1 tool of 1 server");
  });

  test("an address that says nonsense opens the board as saved", () => {
    expect(readAddress({ tab: "nowhere", stance: "bold", path: "-3", pick: ["server:mail", "x"] })).toEqual({
      off: undefined,
      host: undefined,
      tab: undefined,
      stance: undefined,
      path: undefined,
      pick: "server:mail",
      tool: undefined,
    });
    show({ opening: { pick: "server:nobody", path: 900 } });
    expect(lit()).toEqual([]);
  });
});

describe("what is switched off", () => {
  test("says in the matrix too what it would complete, by pointer and by keyboard", async () => {
    show({ opening: { off: ["mail", "web-search", "tracker/read_ticket"] } });
    const row = screen.getAllByRole("row").find((one) => one.dataset.of === "tool:mail/send")!;
    fireEvent.mouseOver(within(row).getByText("send"));
    await screen.findByText(/Switching mail on brings it to two legs/);
    fireEvent.mouseLeave(grid());
    await waitFor(() => expect(screen.queryByText(/Switching mail/)).toBeNull());
    enterGrid();
    press("ArrowDown");
    await screen.findByText(/Switching tracker\/read_ticket on/);
  });

  test("says of a session that leaks already how many trifectas it would add", async () => {
    show();
    fireEvent.focus(screen.getByRole("switch", { name: "web-search" }));
    await screen.findByText(
      /Switching web-search on leaves the level as it is and adds \d+ trifectas?\. It holds untrusted input and a way out\./,
    );
  });
});

describe("the other views", () => {
  test("g and a letter go to a view", async () => {
    show();
    fireEvent.keyDown(document.body, { key: "g" });
    fireEvent.keyDown(document.body, { key: "f" });
    await waitFor(() => expect(screen.getByRole("tab", { name: "Fix" }).getAttribute("aria-selected")).toBe("true"));
  });

  test("trying a cut switches its tools off, and the legs no longer meet", async () => {
    show({ opening: { tab: "fix" } });
    fireEvent.click(screen.getAllByRole("button", { name: "Try it" })[0]!);
    await waitFor(() => expect(verdict()).toMatch(/^One leg short/));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(verdict()).toBe("This session can leak."));
  });

  test("the parts of a split are offered as sessions with everything else switched off", async () => {
    const made: unknown[] = [];
    show({ opening: { tab: "fix" }, actions: { ...ACTIONS, split: async (parts) => (made.push(...parts), {}) } });
    fireEvent.click(screen.getByRole("button", { name: /^Create \d sessions$/ }));
    await waitFor(() => expect(made.length).toBeGreaterThan(1));
    expect(made[0]).toMatchObject({ host: "none", name: expect.stringMatching(/^Support desk, without /) });
  });

  test("a snapshot offers nothing that would have to be kept", () => {
    show({ actions: undefined, reportsAt: undefined });
    fireEvent.click(screen.getByRole("switch", { name: "mail" }));
    expect(screen.queryByRole("button", { name: "Save switches" })).toBeNull();
    expect(screen.queryByRole("tab", { name: "Share" })).toBeNull();
    expect(window.location.search).toBe("");
  });
});

describe("hostile texts", () => {
  const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script> \u202egnp.exe\u200b [a](javascript:1)`;

  test.each(["matrix", "sets", "path", "fix"] as const)("are only text in the view %s", (tab) => {
    const { container } = show({ session: sessionSaying(HOSTILE), opening: { tab } });
    expect(container.querySelector("img, script, iframe, a[href^='javascript']")).toBeNull();
    expect(container.textContent).not.toContain("\u202e");
    expect(container.textContent).not.toContain("\u200b");
  });

  test("are only text in the evidence, hidden characters shown", async () => {
    const session = sessionSaying(HOSTILE);
    show({ session, opening: { tool: session.servers[0]!.tools[0]!.id } });
    const drawer = await screen.findByRole("dialog");
    expect(drawer.querySelector("img, script, iframe")).toBeNull();
    expect(drawer.textContent).toContain("⟨U+202E⟩");
    expect(drawer.textContent).not.toContain("\u202e");
    expect(document.title).not.toBe("owned");
  });
});
