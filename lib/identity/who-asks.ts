import { headers } from "next/headers";
import { cache } from "react";
import { tokenIn } from "../access/bearer";
import { GUEST_HEADER } from "../access/guests";
import { NOBODY, OWNER, type Asker } from "../core/model/asker";
import { env } from "../env";
import { hashOf } from "../shares/secrets";
import { useToken } from "../store/api-tokens";
import { personIn } from "./sign-in/current";

/**
 * Who sent the request that is being answered. If there is a token, only the token counts. Where people sign in, it is whoever is signed
 * in in this browser; otherwise the owner of this computer, unless `proxy.ts`, which sees every request first, marked a guest. Looked up
 * once per page.
 */
export const whoAsks = cache(async (): Promise<Asker> => {
  const sent = await headers();
  const token = tokenIn(sent.get("authorization"));
  if (token !== undefined) return askerWith(token);
  if (env.signIn) return personIn(sent.get("cookie"));
  return sent.has(GUEST_HEADER) ? NOBODY : OWNER;
});

async function askerWith(token: string): Promise<Asker> {
  const known = await useToken(hashOf(token));
  return known ? { kind: "token", ...known } : NOBODY;
}
