import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CLIENTS, flipsOf, treatAll } from "@/lib/core/annotations/clients";
import { sayHints, sayRevision } from "@/lib/core/annotations/meaning";
import { furtherClaims } from "@/lib/core/annotations/further-claims";
import { VOCABULARIES } from "@/lib/core/vocabularies";
import { CLIENTS_NOT_KNOWN } from "@/lib/core/annotations/clients-not-known";
import { declaredOf, readHints } from "@/lib/core/annotations/hints";

const words = (declared: Parameters<typeof treatAll>[0]) =>
  Object.fromEntries(treatAll(declared).map(({ view, treatment }) => [view.id, treatment.word]));

describe("clients", () => {
  test("are the files of their folder, each view with a source and the day it was read", () => {
    const files = readdirSync("lib/core/annotations/clients")
      .map((file) => file.replace(/\.ts$/, ""))
      .filter((file) => file !== "index" && file !== "define");
    expect(CLIENTS.map(({ id }) => id).sort()).toEqual(files.sort());
    const views = CLIENTS.flatMap((client) => client.views);
    expect(new Set(views.map(({ id }) => id)).size).toBe(views.length);
    for (const { source, date } of views)
      expect([new URL(source).protocol, Number.isNaN(Date.parse(date))]).toEqual(["https:", false]);
  });

  test("differ in what they make of a tool that declares nothing", () => {
    expect(words({})).toMatchObject({
      "claude-code-order": "one at a time",
      "chatgpt-badge": "WRITE, asks",
      "vscode-confirmation": "dialog",
      "codex-approval": "asks",
      "mcpproxy-call-with": "call_tool_read",
    });
  });

  test("run a tool that is declared read-only, unless destruction is declared beside it", () => {
    expect(words({ readOnlyHint: true })).toMatchObject({
      "claude-code-order": "in parallel",
      "chatgpt-badge": "READ, runs",
      "vscode-confirmation": "no dialog",
      "codex-approval": "runs",
    });
    expect(words({ readOnlyHint: true, destructiveHint: true })).toMatchObject({
      "codex-approval": "asks",
      "mcpproxy-call-with": "call_tool_destructive",
    });
  });

  test("that read no hint treat every tool alike, and are named with their source", () => {
    const blind = ["roo-approval", "amazon-q-approval", "zed-approval", "gemini-cli-default"];
    const all = [{}, { readOnlyHint: true }, { readOnlyHint: false, destructiveHint: true, openWorldHint: false }].map(
      words,
    );
    for (const id of blind) expect(new Set(all.map((one) => one[id])).size).toBe(1);
    const flips = flipsOf({});
    for (const { changes } of flips) expect(changes.some(({ view }) => blind.includes(view.id))).toBe(false);
    for (const { source, date, known } of CLIENTS_NOT_KNOWN)
      expect([new URL(source).protocol, Number.isNaN(Date.parse(date)), known.endsWith(".")]).toEqual([
        "https:",
        false,
        true,
      ]);
  });

  test("say what a flip of the read-only hint does", () => {
    const flip = flipsOf({ readOnlyHint: true }).find(({ hint, to }) => hint === "readOnlyHint" && to === undefined)!;
    expect(Object.fromEntries(flip.changes.map(({ view, to }) => [view.id, to.word]))).toMatchObject({
      "claude-code-plan": "asks each time",
      "gemini-cli-plan": "denied",
      "qwen-code-approval": "asks",
      "cursor-ask-mode": "blocked",
      "claude-desktop-approval": "asks",
    });
  });

  test("change only by hints that they read", () => {
    const flips = flipsOf({ readOnlyHint: true });
    expect(
      flips.find(({ hint, to }) => hint === "readOnlyHint" && to === undefined)!.changes.map(({ view }) => view.id),
    ).toContain("vscode-confirmation");
    expect(flips.some(({ hint }) => hint === "idempotentHint")).toBe(false);
  });
});

describe("what hints mean", () => {
  test("what is assumed is told apart from what is declared", () => {
    expect(sayHints(readHints({ readOnlyHint: false }))).toBe(
      "may change something; (may destroy); (each call counts); (deals with an open world).",
    );
    expect(sayHints(readHints({ readOnlyHint: true, openWorldHint: false }))).toBe(
      "changes nothing; its world is closed.",
    );
    expect(declaredOf({ readOnlyHint: undefined, openWorldHint: true })).toEqual({ openWorldHint: true });
  });

  test("names the revision that the server spoke, and says when it had no hints", () => {
    expect(sayRevision("2024-11-05")).toContain("has no hints");
    expect(sayRevision("2025-06-18")).toContain("It spoke 2025-06-18");
    expect(sayRevision(undefined)).toContain("unknown");
  });

  test("proposals and vendors' keys are told with their status, unknown ones as unknown", () => {
    const claims = furtherClaims({
      name: "x",
      annotations: { readOnlyHint: true, secretHint: true, mood: "blue" },
      _meta: { "anthropic/requiresUserInteraction": true },
    });
    expect(claims.map(({ field, vocabulary }) => [field, vocabulary?.status])).toEqual([
      ["annotations.secretHint", "closed"],
      ["annotations.mood", undefined],
      ["_meta.anthropic/requiresUserInteraction", "vendor"],
    ]);
    const moved = furtherClaims({
      name: "x",
      readOnlyHint: true,
      execution: { taskSupport: "required" },
      inputSchema: { properties: { region: { type: "string", "x-mcp-header": "Region" } } },
    });
    expect(moved.map(({ field, vocabulary }) => [field, vocabulary?.id])).toEqual([
      ["readOnlyHint", "misplaced"],
      ["execution", "execution"],
      ["x-mcp-header", "headers"],
    ]);
    for (const { source } of VOCABULARIES) expect(new URL(source).protocol).toBe("https:");
  });
});
