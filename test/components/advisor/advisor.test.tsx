// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AdvisorSwitch } from "@/components/advisor/advisor-switch";
import { ConfirmDialog } from "@/components/advisor/confirm-dialog";
import { RunProgress } from "@/components/advisor/run-progress";
import type { OpinionEffect } from "@/lib/core/advisor/compare-opinions";
import type { AdvisorRun } from "@/lib/core/model/advisor";
import { action } from "../in-app";

afterEach(cleanup);

test("it cannot be switched on before there is an endpoint, and can always be switched off", async () => {
  const { calls, run } = action<{ on: boolean }, { ok: null }>({ ok: null });
  const { rerender } = render(<AdvisorSwitch on={false} ready={false} switchOn={run} />);
  fireEvent.click(screen.getByRole("switch", { name: "Advisor is off" }));
  expect(calls).toEqual([]);
  rerender(<AdvisorSwitch on ready={false} switchOn={run} />);
  fireEvent.click(screen.getByRole("switch", { name: "Advisor is on" }));
  await waitFor(() => expect(calls).toEqual([{ on: false }]));
});

test("what is against switching it on is told", async () => {
  render(<AdvisorSwitch on={false} ready switchOn={async () => ({ problem: "The disk is full." })} />);
  fireEvent.click(screen.getByRole("switch"));
  expect((await screen.findByRole("alert")).textContent).toBe("The disk is full.");
});

const run: AdvisorRun = {
  phase: "running",
  total: 12,
  answered: 5,
  silent: 1,
  failed: 3,
  problems: [{ tool: "mail/\u202esend", message: "It took too long." }],
} as AdvisorRun;

test("a run that goes on can be cancelled, and shows how far it is", () => {
  let cancelled = 0;
  render(<RunProgress run={run} onCancel={() => (cancelled += 1)} />);
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(9);
  expect(screen.getByText("5 of 12 answered, 1 without an opinion, 3 failed.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(cancelled).toBe(1);
});

test("a run that has ended cannot be cancelled; what went wrong is told without what hides in names, the rest is counted", () => {
  const { container } = render(<RunProgress run={{ ...run, phase: "stopped" }} onCancel={() => {}} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(container.textContent).toContain("It took too long.");
  expect(container.textContent).toContain("And 2 more.");
  expect(container.textContent).not.toContain("\u202e");
});

const effect: OpinionEffect = {
  opinion: {
    server: "mail",
    tool: "send",
    digest: "d",
    leg: "egress",
    verdict: "yes",
    reason: "It sends to anyone.",
    quote: "",
    model: "small",
    at: "2026-03-01T12:00:00.000Z",
  },
  effect: "raises",
};

test("an opinion is confirmed under a person's name; what is wrong with a field stands at the field", async () => {
  const wrong = { problem: "Not yet.", fields: { by: "Enter your name." } };
  const { calls, run: confirm } = action<object, typeof wrong>(wrong);
  let closed = 0;
  const { rerender } = render(<ConfirmDialog effect={effect} onClose={() => (closed += 1)} confirmOpinion={confirm} />);
  expect(screen.getByRole("dialog").textContent).toContain("It sends to anyone.");
  fireEvent.click(screen.getByRole("button", { name: "Confirm “yes”" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Enter your name.");
  expect(closed).toBe(0);
  rerender(
    <ConfirmDialog
      effect={effect}
      onClose={() => (closed += 1)}
      confirmOpinion={async (input) => (calls.push(input), { ok: null })}
    />,
  );
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm “yes”" }));
  await waitFor(() => expect(closed).toBe(1));
  expect(calls.at(-1)).toEqual({ server: "mail", digest: "d", leg: "egress", by: "Ada", note: "" });
});
