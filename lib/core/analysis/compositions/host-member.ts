import { hostServer } from "../../hosts";
import type { Member } from "../../model/composition";
import type { Session } from "../../model/session";
import { memberOf } from "./member";

/** A host's own tools as a member of every composition, with the host's default settings. Undefined for `none` and unknown ids. */
export function hostMember(id: string, by: Pick<Session, "severityRows"> = {}): Member | undefined {
  const server = hostServer(id);
  return server && memberOf({ ...server, tools: server.tools.filter((tool) => !tool.onRequest) }, by);
}
