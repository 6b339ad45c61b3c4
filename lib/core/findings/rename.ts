import { GRADE_LIMITS } from "../model/governance";
import type { FindingRecord } from "../model/finding-record";
import { LEGS } from "../model/leg";
import { HINTS } from "../model/tool";
import type { Rename } from "../session/rename";
import { digestOf } from "../text/digest";
import { sayList, sayName } from "./define";
import { byText } from "../text/order";

type About = Pick<FindingRecord, "rule" | "servers" | "tools" | "message" | "fingerprint">;

/**
 * A stored finding after a server was renamed: the same finding, with what people decided about it. A fingerprint is a digest over
 * names, so it is computed anew from its input, which the record does not hold: the possible inputs are tried until one gives the known digest. The text stays the same until the session is judged again.
 */
export function renameInFinding<R extends About>(record: R, rename: Rename): R {
  const servers = record.servers.map(rename).sort(byText);
  const tools = record.tools.map(rename).sort(byText);
  return { ...record, servers, tools, fingerprint: renamedFingerprint(record, rename) };
}

/** The same for the fingerprint alone; the known one if nothing in it is renamed. */
export function renamedFingerprint({ fingerprint, ...about }: About, rename: Rename): string {
  const after = identitiesOf(about, rename);
  const at = identitiesOf(about, (id) => id).findIndex((one) => fingerprintOf(about, one) === fingerprint);
  return at === -1 ? fingerprint : fingerprintOf({ ...about, servers: about.servers.map(rename) }, after[at]);
}

function fingerprintOf({ rule, servers }: Pick<About, "rule" | "servers">, identity: unknown): string {
  return digestOf({ rule, servers: [...servers].sort(byText), identity });
}

/** Everything that a finding of this rule can have beside its rule and servers, see `makeFinding`; always in one order. */
function identitiesOf({ rule, servers, tools, message }: Omit<About, "fingerprint">, rename: Rename): unknown[] {
  const ids = tools.map(rename).sort(byText);
  if (rule === "LT010") {
    const added = /^Switching on (.+?) (?:may complete|completes) the lethal trifecta/.exec(message)?.[1];
    return [null, ...(added === undefined ? [] : [rename(added)])];
  }
  if (rule === "LT042") return HINTS.map((hint) => [hint, ids]);
  if (rule === "LT043" || rule === "LT044") return LEGS.flatMap((leg) => GRADE_LIMITS.map((most) => [leg, most, ids]));
  const says = objectionIn(message, servers, tools);
  return [null, "session", ids, ...(says === undefined ? [] : [[says, ids]])];
}

/** What an objection to an approval says, after the name of its subject. */
function objectionIn(message: string, [server = ""]: readonly string[], tools: readonly string[]): string | undefined {
  const about =
    tools.length === 0
      ? `Server ${sayName(server)} `
      : tools.length === 1
        ? `Tool ${sayName(tools[0]!)} `
        : `Server ${sayName(server)} with ${sayList(tools, 5)} `;
  return message.startsWith(about) ? message.slice(about.length, -1) : undefined;
}
