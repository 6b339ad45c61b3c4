import * as z from "zod";

/** What a credential may do, as its scopes say it. No value of the credential is in it. */
export const GrantSchema = z.object({
  from: z.enum(["sign-in", "token"]),
  /** Who gave it, as an address. */
  issuer: z.string().optional(),
  scopes: z.array(z.string()),
  /** These are all of its scopes, and nothing else that the server was given could have more. */
  whole: z.boolean(),
});
export type Grant = z.infer<typeof GrantSchema>;

/**
 * Whether what the server was given lets a tool do what it does. `unknown`: nobody said what the credential may do, or its scopes do not
 * speak of this. `why` is a sentence.
 */
export const ToolRightSchema = z.object({ state: z.enum(["allowed", "refused", "unknown"]), why: z.string() });
export type ToolRight = z.infer<typeof ToolRightSchema>;
