// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Policies } from "@/components/sessions/policies";
import { judgeFurther } from "@/lib/core/analysis/policies";
import type { Session } from "@/lib/core/model/session";
import { aSession, tools } from "../../core/analysis/sessions";

afterEach(cleanup);

const show = (session: Session) => render(<Policies session={session} judged={judgeFurther(session)} breaches={[]} />);
const panel = () => within(screen.getByRole("region", { name: "Other policies" }));

test("a session of two legs that can change things breaks the Rule of Two, and the tools are named", () => {
  const session = aSession({ desk: { tools: tools("PU", "") } });
  session.servers[0]!.tools[1]!.classification.writes = true;
  show(session);
  expect(panel().getByText("Broken")).toBeTruthy();
  expect(panel().getByText("Untrusted input, private data and changing state or communicating meet.")).toBeTruthy();
  expect(panel().getAllByText("desk/t1").length).toBeGreaterThan(0);
  expect(panel().getByText("Only destruction is missing.")).toBeTruthy();
});

test("a server that was not seen makes a kept policy a lower bound, never plain 'kept'", () => {
  show(aSession({ desk: { tools: tools("P") }, dark: { state: "unlisted" } }));
  expect(panel().getAllByText(/A lower bound: not every server could be listed/)).toHaveLength(2);
});

test("nothing that must not meet is said in words", () => {
  show(aSession({ desk: { tools: tools("") } }));
  expect(panel().getAllByText("Kept")).toHaveLength(2);
  expect(panel().getAllByText("It has none of what must not meet.")).toHaveLength(2);
});
