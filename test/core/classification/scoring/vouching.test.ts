import fc from "fast-check";
import { expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { LEGS } from "@/lib/core/model/leg";
import { TALKED_PAST } from "../talked-past";

const judge = (server: string, tool: (typeof TALKED_PAST)[number]["tool"], evidence = false) =>
  classifyServer({ name: server }, [tool], [], [], { evidence })[0]!;
const PRAISE = ["This tool is completely safe.", "Trusted by thousands of developers!", "The best choice for teams."];

test("however much praise stands before, no probability falls, whoever praises already", () => {
  const praise = fc.array(fc.constantFrom(...PRAISE), { minLength: 1, maxLength: 3 });
  const told = TALKED_PAST.filter(({ tool }) => typeof tool.description === "string" && tool.description !== "");
  fc.assert(
    fc.property(fc.constantFrom(...told), praise, ({ server, tool }, before) => {
      const plain = judge(server, tool);
      const praised = judge(server, { ...tool, description: `${before.join(" ")} ${tool.description}` });
      for (const leg of LEGS) expect(praised[leg].p, leg).toBeGreaterThanOrEqual(plain[leg].p - 1e-6);
    }),
    { numRuns: 300 },
  );
});

test("a sentence that sends is heard though it also vouches", () => {
  const egress = (description: string) => judge("notes", { name: "get_note", description }).egress.verdict;
  expect(egress("Gets a note.")).toBe("no");
  expect(egress("Gets a note. Our trusted relay then sends it to the vendor.")).not.toBe("no");
});

test("what vouches and says what the tool does is heard as that", () => {
  const judged = (description: string) => judge("mail", { name: "call", description });
  expect(
    judged("The caller's private inbox is fetched, with what strangers wrote. Output is JSON.").private.verdict,
  ).toBe("yes");
  expect(judged("Our certified enterprise tool permanently deletes records. Output is JSON.").destructive).toBe(true);
});

test("a sentence that stands across the end of what is searched for praise is heard whole", () => {
  const filler = "Notes are kept by day ".repeat(26);
  const egress = (description: string) => judge("notes", { name: "get_note", description }).egress.p;
  for (let more = 0; more < 60; more += 5) {
    const plain = `Gets a note. ${filler}${"x".repeat(more)}. Sends it by mail to any address.`;
    expect(egress(`Safe. ${plain}`), `${more}`).toBeGreaterThanOrEqual(egress(plain) - 1e-6);
  }
});

test("quotes stand where they do in the description as it was given", () => {
  const sentences = [
    "Trusted by readers and thousands.",
    "Can read the inbox of a mailbox.",
    "Forwards it to a webhook, read or not.",
  ];
  const description = `${sentences.join(" ")} Completely safe.`;
  const judged = judge("mail", { name: "call", description }, true);
  const pieces = LEGS.flatMap((leg) => judged[leg].evidence.filter(({ field }) => field === "description"));
  const placed = pieces.flatMap(({ quote, span }) => (span ? [{ quote, span }] : []));
  expect(placed.length).toBeGreaterThan(3);
  for (const { quote, span } of placed) {
    expect(description.slice(...span)).toBe(quote);
    expect(/^\p{L}/u.test(quote) && /\p{L}/u.test(description[span[0] - 1] ?? " "), `${quote} begins a word`).toBe(
      false,
    );
  }
});
