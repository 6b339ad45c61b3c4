import { headers } from "next/headers";
import { tokenIn } from "../access/bearer";
import { GUEST_HEADER } from "../access/guests";
import { NOBODY, OWNER, type Asker } from "../core/model/asker";
import { hashOf } from "../shares/secrets";
import { useToken } from "../store/api-tokens";

/** Who sent the request that is being answered. `proxy.ts` has looked at it before, and marks guests. A token counts alone. */
export async function whoAsks(): Promise<Asker> {
  const sent = await headers();
  const token = tokenIn(sent.get("authorization"));
  if (token !== undefined) return askerWith(token);
  return sent.has(GUEST_HEADER) ? NOBODY : OWNER;
}

async function askerWith(token: string): Promise<Asker> {
  const known = await useToken(hashOf(token));
  return known ? { kind: "token", ...known } : NOBODY;
}
