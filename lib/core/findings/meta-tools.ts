import type { Finding } from "../model/finding";
import type { Session } from "../model/session";
import { makeFinding, sayName, toolsOn } from "./define";

/** How many tools about tools become findings of their own: a gateway has a handful. */
const MOST = 50;

/** Tools that call, run, find or add other tools, with what they can reach. */
export function findMetaTools(session: Session): Finding[] {
  return toolsOn(session)
    .filter(({ meta }) => meta !== undefined)
    .slice(0, MOST)
    .map(({ id, server, meta }) =>
      makeFinding(session, {
        rule: "LT013",
        message: `Tool ${sayName(id)} is about other tools. ${meta!.words}`,
        servers: [server],
        tools: [id],
      }),
    );
}
