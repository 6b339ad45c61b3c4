import { describe, expect, test } from "vitest";
import { readView, viewTools, writeView, type ToolView } from "@/components/tools/rows";
import type { SessionTool } from "@/lib/core/model/session";
import type { Verdict } from "@/lib/core/model/verdict";

const verdict = (p: number): Verdict => ({ verdict: p >= 0.7 ? "yes" : p >= 0.3 ? "possible" : "no", p, evidence: [] });
function aTool(
  server: string,
  name: string,
  [P, U, E]: [number, number, number],
  more: Partial<SessionTool["tool"]> = {},
): SessionTool {
  return {
    id: `${server}/${name}`,
    server,
    tool: { name, ...more },
    classification: {
      private: verdict(P),
      untrusted: verdict(U),
      egress: verdict(E),
      writes: E > 0.5,
      destructive: false,
      carrier: null,
    },
  };
}
const tools = [
  aTool("mail", "send", [0.1, 0.1, 0.9], { description: "Sends a message." }),
  aTool("mail", "read", [0.9, 0.8, 0.1], { annotations: { readOnlyHint: true } }),
  aTool("board", "read", [0.5, 0.4, 0.1]),
];
const open = readView(new URLSearchParams());
const ids = (view: Partial<ToolView>) => viewTools(tools, { ...open, ...view }).map((tool) => tool.id);

describe("the view of the tool grid", () => {
  test("every filter that is set must hold", () => {
    expect(ids({ private: "possible" })).toEqual(["board/read"]);
    expect(ids({ text: "MAIL message" })).toEqual(["mail/send"]);
    expect(ids({ server: "mail", writes: false })).toEqual(["mail/read"]);
    expect(ids({ private: "yes", egress: "yes" })).toEqual([]);
  });
  test("a leg sorts by probability and ties keep the order of server and tool", () => {
    expect(ids({ sort: "private" })).toEqual(["mail/read", "board/read", "mail/send"]);
    expect(ids({ sort: "egress" })).toEqual(["mail/send", "board/read", "mail/read"]);
    expect(ids({ sort: "name", descending: true })).toEqual(["mail/send", "board/read", "mail/read"]);
  });
  test("an address gives back the view that it was written from", () => {
    const view: ToolView = {
      ...open,
      text: "a b&c",
      server: "m&m",
      private: "yes",
      untrusted: "possible",
      egress: "no",
      writes: true,
      destructive: false,
      sort: "egress",
      descending: true,
    };
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
    expect(writeView(open)).toBe("");
  });
  test("what an address says wrongly is open", () => {
    expect(readView(new URLSearchParams("private=maybe&sort=bogus&writes=1"))).toEqual(open);
  });
});
