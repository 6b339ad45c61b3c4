// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { JoinedView } from "@/components/sessions/joined/joined-view";
import { SharedStoresNote } from "@/components/sessions/views/shared-stores-note";
import { joinSessions } from "@/lib/core/analysis/stores";
import type { Session } from "@/lib/core/model/session";
import { aSession, tools } from "../../core/analysis/sessions";

afterEach(cleanup);

/** Its last tool writes or reads the store. */
function holding(name: string, letters: string, carrier: { reads: boolean; writes: boolean }): Session {
  const session = { ...aSession({ [`${name}-server`]: { tools: tools(letters, "") } }), name };
  session.servers[0]!.tools[1]!.classification.carrier = { store: "memory", ...carrier };
  return session;
}
const writer = () => holding("reading mail", "PU", { reads: false, writes: true });
const reader = () => holding("posting", "E", { reads: true, writes: false });

test("two sessions that are safe alone and share a store leak together, and the store to keep apart is named", () => {
  render(
    <JoinedView
      joined={joinSessions([writer(), reader()], "cautious")}
      sure={new Set(["posting"])}
      incomplete={false}
    />,
  );
  expect(screen.getByRole("heading", { name: "Through shared storage, these sessions can leak." })).toBeTruthy();
  expect(screen.getByText(/keep apart memory/)).toBeTruthy();
  const row = within(screen.getByRole("table", { name: "Each session" }))
    .getByText("posting")
    .closest("tr")!;
  expect(row.textContent).toContain("All three, through storage");
});

test("without a shared store nothing joins them; what was not seen stays a lower bound", () => {
  render(
    <JoinedView
      joined={joinSessions([writer(), { ...aSession({ web: { tools: tools("E") } }), name: "posting" }], "cautious")}
      sure={new Set()}
      incomplete
    />,
  );
  expect(screen.getByRole("heading", { name: "These sessions share no storage." })).toBeTruthy();
  expect(screen.getByText(/A lower bound/)).toBeTruthy();
});

test("a split whose parts share a store says which part writes it and which reads it", () => {
  const session = { ...writer(), servers: [...writer().servers, ...reader().servers] };
  render(
    <SharedStoresNote
      session={session}
      split={{
        parts: [
          { without: "egress", tools: session.servers[0]!.tools.map((tool) => tool.id) },
          { without: "private", tools: session.servers[1]!.tools.map((tool) => tool.id) },
        ],
        unsplittable: [],
      }}
    />,
  );
  expect(
    screen.getByText(/memory: the one without a way out writes it \(1 tool\), the one without private data reads it/),
  ).toBeTruthy();
});
