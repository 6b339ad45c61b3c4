// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WalkView } from "@/components/sessions/walk/walk-view";
import { aSession, tools } from "../../core/analysis/sessions";

afterEach(cleanup);

const show = () =>
  render(<WalkView session={aSession({ notes: { tools: tools("P") }, web: { tools: tools("U", "E") } })} />);
const add = (text: string) => {
  fireEvent.change(screen.getByLabelText("Next call"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
};
const rows = () =>
  within(screen.getByRole("table", { name: "Calls" }))
    .getAllByRole("row")
    .slice(1);
const load = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText("Or load a recording"), { target: { files: [new File([text], name)] } });

test("the call at which the third leg came is named, and moving calls by the buttons moves it", async () => {
  show();
  for (const id of ["notes/t0", "web/t0", "web/t1"]) add(id);
  expect(screen.getByText(/All three legs are held from call 3 on: web\/t1 brings a way out/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Move call 3 up" }));
  expect(screen.getByText(/held from call 3 on: web\/t0 brings untrusted input/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Move call 2 up"));
  expect(rows().map((row) => row.querySelector("code")!.textContent)).toEqual(["notes/t0", "web/t1", "web/t0"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove call 1" }));
  expect(screen.getByText(/the three legs did not meet/)).toBeTruthy();
});

test("a part of a name adds the one tool that has it, and asks when there are several", () => {
  show();
  add("web");
  expect(screen.getByRole("alert").textContent).toContain("2 tools have that in their name");
  add("notes");
  expect(rows()).toHaveLength(1);
});

test("a recording is walked, its unknown calls make it a lower bound, and its broken lines are named", async () => {
  show();
  const call = (id: string, name: string) =>
    JSON.stringify({ type: "assistant", message: { content: [{ type: "tool_use", id, name }] } });
  load("run.jsonl", [call("1", "mcp__web__t0"), "{", call("2", "Mystery")].join("\n"));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(
    screen.getByText(/1 called tool is unknown or switched off here and may have brought in anything/),
  ).toBeTruthy();
  expect(screen.getByText("unknown here")).toBeTruthy();
  expect(screen.getByText(/Line 2: This line is not a JSON object/)).toBeTruthy();
});

test("a file of another form leaves the calls as they are and says why", async () => {
  show();
  add("notes");
  load("holiday.txt", "dear diary");
  await waitFor(() => expect(screen.getByText(/This is none of/)).toBeTruthy());
  expect(rows()).toHaveLength(1);
});
