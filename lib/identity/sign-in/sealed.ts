import * as z from "zod";
import { Secret } from "../../core/model/secret";
import { seal, unseal } from "../../secrets/seal";

/** What the provider's answer has to match. */
export const PendingSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });

/** The provider's tokens of one session. */
export const TokensSchema = z.object({ access: z.string(), refresh: z.string().optional(), id: z.string() });
export type ProviderTokens = z.infer<typeof TokensSchema>;

export const sealJson = (value: unknown): string => seal(new Secret(JSON.stringify(value)));

export function unsealJson<S extends z.ZodType>(schema: S, sealed: string): z.infer<S> {
  return schema.parse(JSON.parse(unseal(sealed).reveal()));
}
