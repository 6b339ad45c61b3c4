import { defineVocabulary, flag } from "./define";

export default defineVocabulary({
  id: "x402",
  title: "Paid calls, announced by the Agents extension of x402",
  status: "vendor",
  source: "https://github.com/cloudflare/agents",
  date: "2026-11-22",
  where: "_meta",
  keys: /^agents-x402\//,
  reads: {
    paymentRequired: flag({ says: "cost", words: "a call must be paid for" }),
    priceUSD: (value) =>
      (typeof value === "number" || (typeof value === "string" && /^\d{1,9}(?:\.\d{1,9})?$/.test(value))) &&
      Number(value) >= 0
        ? [{ says: "cost", words: `a call costs ${String(value)} US dollars` }]
        : [],
  },
});
