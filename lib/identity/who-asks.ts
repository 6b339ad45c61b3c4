import { headers } from "next/headers";
import { GUEST_HEADER } from "../access/guests";
import { NOBODY, OWNER, type Asker } from "../core/model/asker";

/** Who sent the request that is being answered. `proxy.ts` has looked at it before, and marks guests. */
export async function whoAsks(): Promise<Asker> {
  return (await headers()).has(GUEST_HEADER) ? NOBODY : OWNER;
}
