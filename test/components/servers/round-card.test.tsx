// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { placeAll, sayRound, type RoundMember } from "@/components/servers/round";
import { RoundCard } from "@/components/servers/round-card";
import { phaseInWords } from "@/components/servers/job-progress";
import type { CaptureJob, CapturePhase } from "@/lib/core/model/capture-job";
import { action, renderInApp } from "../in-app";

afterEach(cleanup);

const member = (id: string, more: Partial<RoundMember> = {}): RoundMember => ({
  id,
  name: id,
  kind: "stdio",
  agreed: true,
  disabled: false,
  state: "new",
  ...more,
});
const job = (serverId: string, phase: CapturePhase, more: Partial<CaptureJob> = {}): CaptureJob => ({
  serverId,
  phase,
  round: 1,
  page: 0,
  read: 0,
  tools: 0,
  elapsed: 2_000,
  sinceAsked: 12_300,
  ...more,
});
const failed = (serverId: string) =>
  job(serverId, "failed", {
    problem: { kind: "unauthorized", message: "The server wants a sign-in.", stderrTail: "" },
  });
const placed = (members: RoundMember[], ...jobs: CaptureJob[]) =>
  placeAll(members, new Map(jobs.map((one) => [one.serverId, one])));

function show(members: RoundMember[], jobs: CaptureJob[], session?: { id: string; name: string }) {
  const fetched: string[][] = [];
  const edit = action({ ok: { next: "/servers/consent?server=web" } });
  const { went } = renderInApp(
    <RoundCard
      placed={placed(members, ...jobs)}
      session={session}
      onFetch={(ids) => fetched.push(ids)}
      actions={{
        entryOf: async () => ({
          ok: { transport: { kind: "http", url: "https://x.example/mcp", headers: [] }, version: "v1", kept: [] },
        }),
        editServer: edit.run,
        giveTools: async () => ({ ok: { next: "/servers/web" } }),
      }}
    />,
  );
  return { fetched, edited: edit.calls, went };
}

describe("the progress of a round", () => {
  test("six servers: one bar for the whole, what runs with its phase, what failed with what to do", async () => {
    const members = ["mail", "web", "notes", "time"].map((id) => member(id));
    const six = [
      ...members,
      member("old", { disabled: true }),
      member("new", { agreed: false }),
      member("given", { kind: "given", tools: 3 }),
    ];
    const { fetched, edited, went } = show(
      six,
      [
        job("mail", "done", { tools: 4 }),
        failed("web"),
        job("notes", "listing", { list: "prompts", page: 2, read: 40, tools: 7 }),
        job("time", "waiting"),
      ],
      { id: "s1", name: "Desk" },
    );
    expect(screen.getByRole("heading").textContent).toBe("Desk: 2 of 6 ready");
    expect(
      screen.getByText("1 being listed · 1 waiting · 1 failed · 1 switched off by the config · 7 tools · 12 s"),
    ).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("2 of 6 ready, 1 failed");
    expect(within(screen.getByRole("list", { name: "Being listed" })).getByRole("listitem").textContent).toBe(
      "notesListing prompts, page 2 read, 40 so far2 s",
    );
    expect(screen.getByRole("link", { name: "See what they make together" }).getAttribute("href")).toBe("/sessions/s1");
    expect(screen.getByRole("link", { name: "Review them" }).getAttribute("href")).toBe(
      "/servers/consent?server=new&session=s1",
    );

    const broken = within(screen.getByRole("list", { name: "Failed" }));
    expect(broken.getByText("The server wants a sign-in.")).toBeTruthy();
    fireEvent.click(broken.getByRole("button", { name: "Try again: web" }));
    expect(fetched).toEqual([["web"]]);
    fireEvent.click(broken.getByRole("button", { name: "Edit web" }));
    expect(await screen.findByDisplayValue("https://x.example/mcp")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    // Consent is asked again for what changed, and leads back to the session.
    await expect.poll(() => went).toEqual(["/servers/consent?server=web&session=s1"]);
    expect(edited).toMatchObject([{ serverId: "web", entry: { kind: "http" } }]);
  });

  test("one server: no bar and no lists, but the next step once it is ready", () => {
    show([member("mail")], [job("mail", "asking")]);
    expect(screen.getByRole("heading").textContent).toBe("0 of 1 ready");
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    show([member("mail")], [job("mail", "done", { tools: 1 })]);
    expect(screen.getByRole("link", { name: "See what it offers" }).getAttribute("href")).toBe("/servers/mail");
  });

  test("47 servers: only those that run are told one by one", () => {
    const many = Array.from({ length: 47 }, (_, at) => member(`s${at}`));
    show(
      many,
      many.map(({ id }, at) => job(id, at < 8 ? "starting" : "waiting")),
    );
    expect(screen.getByRole("heading").textContent).toBe("0 of 47 ready");
    expect(screen.getByText("8 being listed · 39 waiting · 12 s")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
  });

  test("a screen reader is told the begin, the quarters and the end, and nothing of every second", () => {
    const many = Array.from({ length: 47 }, (_, at) => member(`s${at}`));
    const told = many.map((_, done) =>
      sayRound(placed(many, ...many.map(({ id }, at) => job(id, at < done ? "done" : "listing")))),
    );
    expect([...new Set(told)]).toEqual([
      "47 servers are being listed.",
      "25 percent of 47 servers are done.",
      "50 percent of 47 servers are done.",
      "75 percent of 47 servers are done.",
    ]);
    expect(sayRound(placed(many.slice(0, 2), job("s0", "done"), failed("s1")))).toBe(
      "Nothing is being listed any more. 1 of 2 ready, 1 failed.",
    );
    show(
      many,
      many.map(({ id }) => job(id, "listing")),
    );
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toEqual(["47 servers are being listed."]);
  });
});

describe("a phase says no more than is known", () => {
  test.each<[string, Partial<CaptureJob>, "stdio" | "http"]>([
    ["Waiting for its turn", { phase: "waiting" }, "stdio"],
    ["Starting", { phase: "starting" }, "stdio"],
    ["Calling", { phase: "starting" }, "http"],
    ["Started, no answer yet", { phase: "asking" }, "stdio"],
    ["Started, no answer yet; npx may be downloading it", { phase: "asking", installer: "npx" }, "stdio"],
    ["npx is downloading it", { phase: "downloading", installer: "npx" }, "stdio"],
    ["Called, no answer yet", { phase: "asking" }, "http"],
    ["Agreeing on a protocol revision", { phase: "negotiating" }, "http"],
    ["Listing tools", { phase: "listing", list: "tools" }, "stdio"],
    [
      "Listing resource templates, page 1 read, 1,200 so far",
      { phase: "listing", list: "resourceTemplates", page: 1, read: 1200 },
      "stdio",
    ],
    ["Keeping 1 tool", { phase: "storing", tools: 1 }, "stdio"],
  ])("%s", (words, progress, kind) => {
    expect(phaseInWords({ ...job("a", "starting"), ...progress }, kind)).toBe(words);
  });
});
