import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Prices } from "../model/advisor";
import { ANSWER_TOKENS } from "./protocol";

/**
 * What asking will cost. Tokens are estimated as characters / 4, which is near for English and too low for many other
 * scripts; nobody counts exactly without the model's own tokenizer.
 */
export type Estimate = {
  requests: number;
  /** UTF-8 bytes of all request bodies: exact. */
  bytes: number;
  inputTokens: number;
  /** With an answer of usual length. */
  outputTokens: number;
  /** With every answer as long as it may be. */
  outputTokensAtMost: number;
  /** Set when prices are known. */
  money?: { likely: number; atMost: number };
};

const CHARACTERS_PER_TOKEN = 4;
/** Three legs with a sentence and a quote each. */
const USUAL_ANSWER_TOKENS = 200;

export function estimateCost(bodies: readonly string[], prices?: Prices): Estimate {
  const sum = (of: (body: string) => number) => bodies.reduce((total, body) => total + of(body), 0);
  const inputTokens = sum((body) => Math.ceil(body.length / CHARACTERS_PER_TOKEN));
  const outputTokens = bodies.length * USUAL_ANSWER_TOKENS;
  const outputTokensAtMost = bodies.length * ANSWER_TOKENS;
  const money = (output: number, { input, output: price }: Prices) =>
    (inputTokens * input + output * price) / 1_000_000;
  return {
    requests: bodies.length,
    bytes: sum((body) => utf8ToBytes(body).length),
    inputTokens,
    outputTokens,
    outputTokensAtMost,
    ...(prices && { money: { likely: money(outputTokens, prices), atMost: money(outputTokensAtMost, prices) } }),
  };
}
