import type { Server } from "../../model/server";
import type { Snapshot } from "../../model/snapshot";
import type { Here } from "./carry-over";
import { fingerprintOf } from "./fingerprint";
import { identityOf } from "./identity";

/** A server by what others know it and its definitions by; `snapshot` is how it is listed now, where it is. */
export function hereOf({ name, transport }: Pick<Server, "name" | "transport">, snapshot: Snapshot | undefined): Here {
  return {
    name,
    identity: identityOf(transport),
    definition: (wanted) => {
      const listed = snapshot?.tools.find(({ tool }) => tool.name === wanted);
      return listed && fingerprintOf(listed.tool).digest;
    },
  };
}
