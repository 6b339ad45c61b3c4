"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { ScopeSchema } from "@/lib/core/model/permission";
import type { Outcome } from "@/lib/core/model/outcome";
import { action } from "@/lib/identity/action";
import { newToken } from "@/lib/identity/token";
import { createToken, revokeToken } from "@/lib/store/api-tokens";

const LONGEST_DAYS = 365;
const DAY = 86_400_000;

/** Makes a token. It is in the answer and nowhere else. */
export const makeToken = action(
  "administer",
  z.object({
    name: z.string().trim().min(1, "Give it a name.").max(120, "At most 120 characters."),
    scopes: z.array(ScopeSchema).min(1, "Choose at least one.").max(10),
    days: z.number().int().min(1).max(LONGEST_DAYS),
  }),
  async ({ name, scopes, days }): Promise<Outcome<{ token: string }>> => {
    const { token, digest } = newToken();
    const expiresAt = new Date(Date.now() + days * DAY).toISOString();
    await createToken({ name, scopes: [...new Set(scopes)], expiresAt, digest });
    refresh();
    return { ok: { token } };
  },
);

export const revoke = action("administer", z.object({ id: z.string().min(1).max(64) }), async ({ id }) => {
  await revokeToken(id);
  refresh();
  return { ok: null };
});
