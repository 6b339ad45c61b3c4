import type { TokenFormat } from "./define";

/** A secret key of Stripe may do everything; a restricted one (`rk_`) something that is not in it. */
export default {
  id: "stripe",
  title: "Secret key of Stripe",
  source: "https://docs.stripe.com/keys",
  read: (token) => (/^sk_(?:live|test)_\w{8,}$/.test(token) ? { scopes: ["*"], whole: true } : undefined),
} satisfies TokenFormat;
