import { may, NOBODY, sayRefusal, type Asker } from "../core/model/asker";
import type { Permission } from "../core/model/permission";
import { actingFor } from "../who";
import { whoAsks } from "./who-asks";

/** What a server function, a route or a page declares. `anyone` is for the few that a guest reaches, who shows the secret of a link or nothing. */
export type Declared = Permission | "anyone";

/** Whoever asks may not do this. The message is for them. */
export class Refused extends Error {
  constructor(
    readonly asker: Asker,
    permission: Permission,
  ) {
    super(sayRefusal(asker, permission));
  }
}

/**
 * Who asks, once it is known that they may.
 * @throws {Refused}
 */
export async function admit(declared: Declared): Promise<Asker> {
  const asker = await whoAsks();
  if (declared !== "anyone") check(asker, declared);
  return asker;
}

/**
 * A further permission for a part of what is done, beside the declared one.
 * @throws {Refused}
 */
export function needs(permission: Permission): void {
  check(actingFor() ?? NOBODY, permission);
}

function check(asker: Asker, permission: Permission): void {
  if (!may(asker, permission)) throw new Refused(asker, permission);
}
