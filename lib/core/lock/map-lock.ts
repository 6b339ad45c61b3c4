import { levelOf } from "../analysis/verdict";
import { heldBy, together, wordsOf } from "../analysis/compositions/member";
import type { Member } from "../model/composition";
import { perLeg } from "../model/leg";
import type { Lock } from "../model/lock";
import { openLock } from "./lock";
import type { Session } from "../model/session";

/** The part of the map that is worth keeping to see what changed: each server as one thing that holds all its legs. */
export function lockOfMap(members: readonly Member[], host?: Member): Lock {
  const all = [...(host ? [host] : []), ...members];
  const held = together(...all.map((member) => heldBy(wordsOf(member))));
  return {
    schema: "trefoil-lock/1",
    session: { name: "Compositions", host: host?.name.slice("host:".length) ?? "none" },
    level: levelOf(held.uncertain, held.confirmed),
    servers: all
      .map((member) => ({
        name: member.name,
        ...(member.builtIn && { builtIn: true }),
        state: member.state,
        ...(member.digest !== undefined && { digest: member.digest }),
        tools: member.state === "unlisted" ? [] : [lockedWhole(member)],
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function lockedWhole(member: Member): Lock["servers"][number]["tools"][number] {
  return {
    id: member.name,
    tool: member.name,
    ...(member.digest !== undefined && { digest: member.digest }),
    ...perLeg((leg) => member[leg].verdict),
  };
}

/** The servers as a session in which each is one thing, to be compared with an earlier one. */
export function sessionOfMap(members: readonly Member[], host?: Member): Session {
  return openLock(lockOfMap(members, host));
}
