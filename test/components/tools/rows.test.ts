import { describe, expect, test } from "vitest";
import { filterRows, sortRows, toolRow, type Filter } from "@/components/tools/rows";
import type { SessionTool } from "@/lib/core/model/session";
import type { Verdict } from "@/lib/core/model/verdict";

const verdict = (p: number): Verdict => ({ verdict: p >= 0.7 ? "yes" : p >= 0.3 ? "possible" : "no", p, evidence: [{ signal: "s", bearing: "for", weight: 1, field: "name", quote: "q", reason: "r" }] });
function aTool(server: string, name: string, [P, U, E]: [number, number, number], more: Partial<SessionTool["tool"]> = {}): SessionTool {
  return { id: `${server}/${name}`, server, tool: { name, ...more }, classification: { private: verdict(P), untrusted: verdict(U), egress: verdict(E), writes: E > 0.5, destructive: false, carrier: null } };
}
const rows = [
  aTool("mail", "send", [0.1, 0.1, 0.9], { description: "Sends a message." }),
  aTool("mail", "read", [0.9, 0.8, 0.1], { annotations: { readOnlyHint: true } }),
  aTool("board", "read", [0.5, 0.4, 0.1]),
].map(toolRow);
const all: Filter = { text: "", server: null, private: null, untrusted: null, egress: null, writes: null, destructive: null, hints: null };
const ids = (some: typeof rows) => some.map((row) => row.id);

describe("lines of the tool grid", () => {
  test("a line carries no evidence and no schema", () => {
    expect(JSON.stringify(rows)).not.toContain("evidence");
  });
  test("a hint that is silent is told apart from one that is declared", () => {
    expect(rows[1]!.hints.readOnlyHint).toEqual({ value: true, declared: true });
    expect(rows[0]!.hints.destructiveHint).toEqual({ value: true, declared: false });
  });
  test("every filter that is set must hold", () => {
    expect(ids(filterRows(rows, { ...all, private: "possible" }))).toEqual(["board/read"]);
    expect(ids(filterRows(rows, { ...all, text: "MAIL message" }))).toEqual(["mail/send"]);
    expect(ids(filterRows(rows, { ...all, server: "mail", writes: false }))).toEqual(["mail/read"]);
    expect(ids(filterRows(rows, { ...all, hints: "declared" }))).toEqual(["mail/read"]);
    expect(filterRows(rows, { ...all, private: "yes", egress: "yes" })).toEqual([]);
  });
  test("a leg sorts by probability and ties keep the order of server and tool", () => {
    expect(ids(sortRows(rows, "private", false))).toEqual(["mail/read", "board/read", "mail/send"]);
    expect(ids(sortRows(rows, "egress", false))).toEqual(["mail/send", "board/read", "mail/read"]);
    expect(ids(sortRows(rows, "name", true))).toEqual(["mail/send", "board/read", "mail/read"]);
  });
});
