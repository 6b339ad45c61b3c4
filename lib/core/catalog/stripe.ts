import { alike, defineServer } from "./define";

export default defineServer({
  id: "stripe",
  label: "the Stripe server of Stripe",
  identities: ["npm:@stripe/mcp", "oci:mcp/stripe", "https://mcp.stripe.com"],
  names: ["stripe"],
  source: "https://docs.stripe.com/mcp",
  tools: {
    ...alike(
      "list_customers list_invoices list_payment_intents list_subscriptions list_disputes list_coupons list_prices list_products list_refunds retrieve_balance get_stripe_account_info search_stripe_resources fetch_stripe_resources",
      ["private"],
      "It reads customers and payments of the account.",
    ),
  },
});
