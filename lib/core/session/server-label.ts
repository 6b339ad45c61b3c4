import { findHost } from "../hosts";
import type { SessionServer } from "../model/session";
import { showHidden } from "../text/visible";

/** A server's name for people: with nothing hidden, or which host's own tools these are. */
export function serverLabel({ name, builtIn }: Pick<SessionServer, "name" | "builtIn">): string {
  return builtIn ? `${findHost(name.slice("host:".length))?.label ?? showHidden(name)}'s own tools` : showHidden(name);
}
