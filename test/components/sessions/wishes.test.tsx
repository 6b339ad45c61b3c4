// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { partSpec } from "@/components/sessions/part-spec";
import { SplitPlan } from "@/components/sessions/views/split-plan";
import { SplitPlanWishes } from "@/components/sessions/views/split-plan-wishes";
import { analyse } from "@/lib/core/analysis/analyse";
import type { Session } from "@/lib/core/model/session";
import type { Wishes } from "@/lib/core/model/wishes";
import { readSessionFile, writeSessionFile } from "@/lib/core/session/file";
import { aSession, tools } from "../../core/analysis/sessions";

afterEach(cleanup);

const session = (more: Partial<Session> = {}): Session => ({
  ...aSession({ mail: { tools: tools("PU", "E") }, files: { tools: tools("P") } }),
  ...more,
});

test("a wish is added by hand and kept with those before it", async () => {
  const saved: Wishes[] = [];
  render(
    <SplitPlanWishes
      session={session({ wishes: { keep: ["files"], costs: {}, together: [] } })}
      save={async (wishes) => (saved.push(wishes), {})}
    />,
  );
  fireEvent.change(screen.getByLabelText("Constraint"), { target: { value: "together" } });
  fireEvent.change(screen.getByLabelText("Tool or server"), { target: { value: "mail/t1" } });
  fireEvent.change(screen.getByLabelText("The other one"), { target: { value: "files/t0" } });
  fireEvent.click(screen.getByRole("button", { name: "Add constraint" }));
  await waitFor(() => expect(saved).toEqual([{ keep: ["files"], costs: {}, together: [["mail/t1", "files/t0"]] }]));
});

test("a name that nothing has, and a cost that is none, are told and not saved", () => {
  const saved: Wishes[] = [];
  render(<SplitPlanWishes session={session()} save={async (wishes) => (saved.push(wishes), {})} />);
  fireEvent.change(screen.getByLabelText("Tool or server"), { target: { value: "gone" } });
  fireEvent.click(screen.getByRole("button", { name: "Add constraint" }));
  expect(screen.getByText("No server, host or tool in this session has that name.")).toBeTruthy();
  expect(saved).toEqual([]);
});

test("the plan says which wish could not be kept and which server does not stay whole", () => {
  const wished = session({ wishes: { keep: [], costs: {}, together: [["mail"]] } });
  render(<SplitPlan session={wished} split={analyse(wished).split.plain} stance="plain" />);
  expect(screen.getByText("One constraint could not be kept")).toBeTruthy();
  expect(screen.getByText(/is divided, because whole it holds all three legs/)).toBeTruthy();
});

test("a part takes along the gates that stand on what it has, and its file is read as it was written", () => {
  const gated = session({
    gates: [
      { on: "mail/t1", kind: "recipients", note: "until May" },
      { on: "files", kind: "approval" },
      { on: "*", kind: "detector" },
    ],
  });
  const parts = analyse(gated).split.plain.parts.map((part) => partSpec(gated, part));
  const withSend = parts.find((part) => !part.off.includes("mail/t1"))!;
  expect(withSend.gates!.map((gate) => gate.on)).toEqual(expect.arrayContaining(["mail/t1", "*"]));
  for (const part of parts)
    expect(readSessionFile(writeSessionFile(part))).toMatchObject({
      ok: true,
      spec: { name: part.name, servers: part.servers, off: part.off },
    });
});
