import { expect, test } from "vitest";
import type { Override } from "@/lib/core/model/verdict";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { rememberedClassify } from "@/lib/jobs/heavy/remembered-classify";

const texts = { name: "mail", title: undefined, instructions: undefined, trusted: false };
const aSnapshot = (tool: string, at = "2026-11-20T12:00:00.000Z") =>
  takeSnapshot({ tools: [{ name: tool, description: "Sends a message to any address." }] }, at);
const aWord = (server: string): Override => ({
  server,
  tool: "send",
  leg: "egress",
  verdict: "no",
  by: "Ada",
  at: "2026-11-20T12:00:00.000Z",
  reason: "Only to ourselves.",
});

test("the same listing is judged once, however often it was fetched", () => {
  const first = rememberedClassify(texts, aSnapshot("send"), [], []);
  expect(rememberedClassify(texts, aSnapshot("send", "2026-11-21T12:00:00.000Z"), [], [])).toBe(first);
});

test("another listing, trust, or a person's word on the server is judged anew; a word on another server is not", () => {
  const first = rememberedClassify(texts, aSnapshot("send"), [], []);
  expect(rememberedClassify(texts, aSnapshot("send"), [aWord("web")], [])).toBe(first);
  expect(rememberedClassify(texts, aSnapshot("post"), [], [])).not.toBe(first);
  expect(rememberedClassify({ ...texts, trusted: true }, aSnapshot("send"), [], [])).not.toBe(first);
  expect(rememberedClassify(texts, aSnapshot("send"), [aWord("mail")], [])[0]!.egress.verdict).toBe("no");
});

test("what was judged longest ago is forgotten first", () => {
  const tools = Array.from({ length: 2000 }, (_, at) => ({ name: `t${at}` }));
  const listings = ["a", "b", "c"].map((name) =>
    takeSnapshot({ tools: [{ name }, ...tools] }, "2026-11-20T12:00:00.000Z"),
  );
  const [a, b] = listings.map((listing) => rememberedClassify(texts, listing, [], []));
  expect(rememberedClassify(texts, listings[1]!, [], [])).toBe(b);
  expect(rememberedClassify(texts, listings[0]!, [], [])).not.toBe(a);
});
