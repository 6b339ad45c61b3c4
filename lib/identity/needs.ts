import { may, NOBODY, sayRefusal, type Asker } from "../core/model/asker";
import type { Permission } from "../core/model/permission";
import { actingFor } from "../who";
import { whoAsks } from "./who-asks";

/** What a server function, a route or a page declares. `anyone` is for the few that a guest can reach, with the secret of a link or with nothing. */
export type DeclaredPermission = Permission | "anyone";

/** Whoever asks may not do this. The message is written for them. */
export class Refused extends Error {
  constructor(
    readonly asker: Asker,
    permission: Permission,
  ) {
    super(sayRefusal(asker, permission));
  }
}

/**
 * Who is asking, once it is known that they may.
 * @throws {Refused}
 */
export async function admit(declared: DeclaredPermission): Promise<Asker> {
  const asker = await whoAsks();
  if (declared !== "anyone") check(asker, declared);
  return asker;
}

/**
 * A further permission, besides the declared one, for part of what is done.
 * @throws {Refused}
 */
export function needs(permission: Permission): void {
  check(actingFor() ?? NOBODY, permission);
}

function check(asker: Asker, permission: Permission): void {
  if (!may(asker, permission)) throw new Refused(asker, permission);
}
