// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ActionButton } from "@/components/start/action-button";
import { StartCards } from "@/components/start/start-cards";
import type { Outcome } from "@/lib/core/model/outcome";
import { renderInApp } from "../in-app";

afterEach(cleanup);

test("an action says what it does while it does it, and then leads on", async () => {
  let finish: (outcome: Outcome<null>) => void = () => {};
  const action = () => new Promise<Outcome<null>>((resolve) => (finish = resolve));
  const { went } = renderInApp(
    <ActionButton action={action} working="Loading" next="/sessions">
      Load
    </ActionButton>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Load" });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getAllByText(/Loading/).length).toBeGreaterThan(0));
  expect([button.disabled, went]).toEqual([true, []]);
  finish({ ok: null });
  await waitFor(() => expect(went).toEqual(["/sessions"]));
});

test("what is in the way is told, and it can be tried again", async () => {
  const { went } = renderInApp(
    <ActionButton
      action={async () => ({ problem: "A server has that name already." })}
      working="Loading"
      next="/sessions"
    >
      Load
    </ActionButton>,
  );
  fireEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("A server has that name already.")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
  expect(went).toEqual([]);
});

test("an empty workspace offers its ways in, each with a heading and something to press", () => {
  renderInApp(<StartCards openDemo={async () => ({ ok: null })} found={{ files: 2, servers: 5 }} />);
  const doors = screen.getAllByRole("heading");
  expect(doors.length).toBe(4);
  expect(screen.getAllByRole("link").length + screen.getAllByRole("button").length).toBeGreaterThanOrEqual(
    doors.length,
  );
  expect(document.body.textContent).toContain("5");
});
