// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OverrideForm } from "@/components/evidence/override-form";

afterEach(cleanup);

test("a verdict is not overruled without a reason and a name", () => {
  const sent: unknown[] = [];
  render(
    <OverrideForm leg="egress" verdict="yes" onSubmit={async (word) => (sent.push(word), {})} onDone={() => {}} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save override" }));
  expect(sent).toEqual([]);
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    "Give a reason.",
    "Enter your name.",
  ]);
});

test("who, why and what are handed over together", async () => {
  const sent: unknown[] = [];
  let done = false;
  render(
    <OverrideForm
      leg="egress"
      verdict="yes"
      onSubmit={async (word) => (sent.push(word), {})}
      onDone={() => (done = true)}
    />,
  );
  fireEvent.change(screen.getByLabelText("Why"), { target: { value: " The recipients are fixed. " } });
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
  fireEvent.click(screen.getByLabelText("possible"));
  fireEvent.click(screen.getByRole("button", { name: "Save override" }));
  await waitFor(() => expect(done).toBe(true));
  expect(sent).toEqual([{ verdict: "possible", by: "Ada", reason: "The recipients are fixed." }]);
});

test("what the store says against it is shown, and what was typed stays", async () => {
  render(
    <OverrideForm
      leg="egress"
      verdict="yes"
      onSubmit={async () => ({ problem: "The disk is full." })}
      onDone={() => {}}
    />,
  );
  fireEvent.change(screen.getByLabelText("Why"), { target: { value: "Fixed." } });
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Save override" }));
  await waitFor(() => expect(screen.getByText("The disk is full.")).toBeTruthy());
  expect((screen.getByLabelText("Why") as HTMLTextAreaElement).value).toBe("Fixed.");
});
