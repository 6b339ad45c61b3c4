// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Gates } from "@/components/sessions/views/gates";
import type { Gate } from "@/lib/core/model/gate";
import { aSession, tools } from "../../core/analysis/sessions";

afterEach(cleanup);

const session = (gates?: Gate[]) => ({
  ...aSession({ notes: { tools: tools("PU") }, mail: { tools: tools("E") } }),
  gates,
});

test("a gate is added on a server of the session and on nothing else", async () => {
  const saved: Gate[][] = [];
  render(<Gates session={session()} stance="cautious" save={async (gates) => (saved.push(gates), {})} />);
  const on = screen.getByLabelText("On");
  fireEvent.change(on, { target: { value: "elsewhere" } });
  fireEvent.click(screen.getByRole("button", { name: "Add control" }));
  expect(screen.getByRole("alert").textContent).toContain("No server, host or tool");
  fireEvent.change(on, { target: { value: "mail" } });
  fireEvent.change(screen.getByLabelText("Control"), { target: { value: "recipients" } });
  fireEvent.click(screen.getByRole("button", { name: "Add control" }));
  await waitFor(() => expect(saved).toEqual([[{ on: "mail", kind: "recipients" }]]));
});

test("a gate may stand on every call, with a note of who, why and until when", async () => {
  const saved: Gate[][] = [];
  render(<Gates session={session()} stance="cautious" save={async (gates) => (saved.push(gates), {})} />);
  fireEvent.change(screen.getByLabelText("On"), { target: { value: "Every call" } });
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "Ada, until May" } });
  fireEvent.click(screen.getByRole("button", { name: "Add control" }));
  await waitFor(() => expect(saved).toEqual([[{ on: "*", kind: "approval", note: "Ada, until May" }]]));
});

test("a gate that holds is told as 'lethal but for', with what it leaves open, and an idle one is marked", () => {
  render(
    <Gates
      session={session([
        { on: "mail", kind: "recipients" },
        { on: "notes", kind: "destinations" },
      ])}
      stance="cautious"
      save={async () => ({})}
    />,
  );
  expect(screen.getByText("Lethal but for 1 compensating control; one that fails is enough.")).toBeTruthy();
  expect(screen.getByText("A recipient may be the wrong person, or forward what arrives.")).toBeTruthy();
  expect(screen.getAllByText("holds no leg back here")).toHaveLength(1);
});

test("a detector is recorded and the verdict stays lethal", () => {
  render(<Gates session={session([{ on: "mail", kind: "detector" }])} stance="cautious" />);
  expect(screen.getByText("Lethal; no compensating control holds any leg back.")).toBeTruthy();
});
