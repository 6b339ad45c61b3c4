import * as z from "zod";

/** What a credential permits, according to its scopes. It does not hold the credential's value. */
export const GrantSchema = z.object({
  from: z.enum(["sign-in", "token"]),
  /** Who issued it, as an address. */
  issuer: z.string().optional(),
  scopes: z.array(z.string()),
  /** Whether these are all of its scopes, and no other credential of the server could have more. */
  whole: z.boolean(),
});
export type Grant = z.infer<typeof GrantSchema>;

/**
 * Whether the server's credentials let a tool do what it does. `unknown`: nobody said what the credential permits, or its scopes do not cover this. `why` is a sentence.
 */
export const ToolRightSchema = z.object({ state: z.enum(["allowed", "refused", "unknown"]), why: z.string() });
export type ToolRight = z.infer<typeof ToolRightSchema>;
