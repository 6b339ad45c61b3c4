import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { remarksOf } from "@/lib/core/annotations/examine";
import type { Server } from "@/lib/core/model/server";
import { closeReport } from "@/lib/core/reports/close";
import { findFormat } from "@/lib/core/reports/formats";
import { composeSession } from "@/lib/core/session/compose";
import { takeSnapshot } from "@/lib/core/snapshots/take";

const server: Server = {
  name: "shop",
  transport: { kind: "http", url: "https://shop.example/mcp", headers: [] },
  disabled: false,
  hiddenTools: [],
};
const snapshot = takeSnapshot(
  {
    tools: [
      { name: "list_orders", description: "List the orders.", annotations: { readOnlyHint: true } },
      { name: "create_order", description: "Create an order.", annotations: { readOnlyHint: false } },
    ],
    listedAs: { how: "sign-in", account: "ada", issuer: "https://login.example", scope: "orders:read" },
    reached: "https://shop.example/mcp",
  },
  "2026-03-01T00:00:00Z",
);
const composed = composeSession({ name: "s", host: "none", servers: ["shop"], off: [] }, [{ server, snapshot }], []);
const session = { ...composed, remarks: remarksOf(composed, new Map([["shop", snapshot]])) };
const report = closeReport(session, analyse(session), { version: "1" });

test("a session’s tools say whether they are allowed, and why", () => {
  expect(session.servers[0]!.tools.filter(({ channel }) => !channel).map(({ right }) => right)).toEqual([
    { state: "allowed", why: "“orders:read” lets it read (order)." },
    { state: "refused", why: "“orders:read” does not let it change (order), and nothing else is there." },
  ]);
});

test("reports tell it of every tool, and what does not fit as a finding", () => {
  expect(report.tools.map(({ tool, right }) => [tool, right])).toEqual([
    ["create_order", "refused"],
    ["list_orders", "allowed"],
  ]);
  expect(report.findings.filter(({ rule }) => rule === "LT083").map(({ tools }) => tools)).toEqual([
    ["shop/create_order"],
  ]);
  expect(findFormat("html")!.render(report, { appendix: true })).toContain("rights: refused");
  expect(findFormat("csv")!.render(report).split("\r\n")[0]!.split(",")).toContain("right");
  expect(findFormat("json")!.render(report)).toContain('"right": "refused"');
  for (const format of ["html", "markdown", "text", "sarif"])
    expect(findFormat(format)!.render(report)).toContain("LT083");
});

test("a server of which nobody said anything has no rights to tell", () => {
  const { listedAs: _listedAs, ...bare } = snapshot;
  const unknown = composeSession(
    { name: "s", host: "none", servers: ["shop"], off: [] },
    [{ server, snapshot: bare }],
    [],
  );
  expect(unknown.servers[0]!.tools.some(({ right }) => right)).toBe(false);
});
