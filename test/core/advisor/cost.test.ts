import { expect, test } from "vitest";
import { estimateCost } from "@/lib/core/advisor/cost";
import { requestBody } from "@/lib/core/advisor/protocol";

test("bytes are counted exactly, tokens as a quarter of the characters, answers by their usual and their greatest length", () => {
  expect(estimateCost(["é".repeat(400), "a".repeat(401)])).toEqual({
    requests: 2,
    bytes: 1201,
    inputTokens: 201,
    outputTokens: 400,
    outputTokensAtMost: 4000,
  });
});

test("money is told only when prices are stated, per million tokens", () => {
  const { money } = estimateCost(["a".repeat(4_000_000)], { input: 3, output: 15 });
  expect(money).toEqual({ likely: 3 + (200 * 15) / 1e6, atMost: 3 + (2000 * 15) / 1e6 });
});

test("nothing costs nothing", () => {
  expect(estimateCost([], { input: 3, output: 15 })).toMatchObject({
    requests: 0,
    bytes: 0,
    money: { likely: 0, atMost: 0 },
  });
});

test("both protocols carry the instructions apart from the tool, and bound the answer", () => {
  const prompt = { system: "Judge.", user: "data" };
  expect(JSON.parse(requestBody("openai", "m", prompt))).toEqual({
    model: "m",
    max_completion_tokens: 2000,
    messages: [
      { role: "system", content: "Judge." },
      { role: "user", content: "data" },
    ],
  });
  expect(JSON.parse(requestBody("anthropic", "m", prompt))).toEqual({
    model: "m",
    max_tokens: 2000,
    system: "Judge.",
    messages: [{ role: "user", content: "data" }],
  });
});
