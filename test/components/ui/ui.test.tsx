// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";

afterEach(cleanup);

test("a field's control is told by its label, described by its hint and its error, and invalid while there is one", () => {
  const field = (error?: string) => (
    <Field label="Port" hint="A number." error={error}>
      {(wiring) => <Input {...wiring} />}
    </Field>
  );
  const { rerender } = render(field());
  const described = () =>
    screen
      .getByLabelText("Port")
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)!.textContent);
  expect([described(), screen.getByLabelText("Port").getAttribute("aria-invalid")]).toEqual([["A number."], null]);
  rerender(field("Too large."));
  expect([described(), screen.getByLabelText("Port").getAttribute("aria-invalid")]).toEqual([
    ["A number.", "Too large."],
    "true",
  ]);
});

test("a button sends no form unless it is meant to", () => {
  let sent = 0;
  render(
    <form onSubmit={(event) => (event.preventDefault(), (sent += 1))}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Look" }));
  expect(sent).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toBe(1);
});

test("a button can be the clothes of a link", () => {
  render(
    <Button asChild>
      <a href="/x">Go</a>
    </Button>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Go" }).className).not.toBe("");
});

test("a dialog has a name, closes by its button, and is not there when closed", () => {
  let closed = 0;
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => (closed += 1)} title="Really?">
      <p>It cannot be undone.</p>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  expect(screen.getByRole("dialog", { name: "Really?" }).textContent).toContain("It cannot be undone.");
  fireEvent.click(screen.getByRole("button", { name: /close/i }));
  expect(closed).toBeGreaterThan(0);
  rerender(dialog(false));
  expect(screen.queryByText("It cannot be undone.")).toBeNull();
});

test("pages lead to the one before and the one after, as far as there are any", () => {
  const pager = (page: number, pages: number) => (
    <Pager page={page} pages={pages} total="70 entries" href={(to) => `?page=${to}`} />
  );
  const { rerender, container } = render(pager(1, 3));
  const ways = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways()).toEqual([["Older", "?page=2"]]);
  rerender(pager(2, 3));
  expect(ways()).toEqual([
    ["Newer", "?page=1"],
    ["Older", "?page=3"],
  ]);
  rerender(pager(1, 1));
  expect(container.textContent).toBe("");
});
