import type { Leg } from "../../model/leg";
import { admitted } from "../features/claims";
import { cued, freeParam } from "../features/questions";
import type { Reading } from "../parsing/read";
import { receiverAmong } from "../parsing/receiver";

/** The condition under which a leg is there although nothing else suggests it, if something in the definition leaves it open. */
export function leftOpen(leg: Leg, reading: Reading): string | undefined {
  return leftOpenByStatement(leg, reading) ?? leftOpenByAdmission(leg, reading) ?? leftOpenBySending(leg, reading);
}

const STATEMENT = /\b(?:sql|cypher|gremlin)\b/i;

/**
 * What a free-form statement leaves open, whatever else speaks against it: rows may hold what outsiders wrote, and unless it
 * only reads, it may write where outsiders read or reach out of the database.
 */
function leftOpenByStatement(leg: Leg, reading: Reading): string | undefined {
  if (leg === "private") return undefined;
  const query = freeParam(reading, "query");
  const statement =
    freeParam(reading, "sql") ?? (query && STATEMENT.test(reading.plain.name.replace(/_/g, " ")) ? query : undefined);
  const runs = [...reading.name.actions, ...reading.description.actions].some(
    (match) => match.meaning.id === "execute",
  );
  if (!statement || !runs) return undefined;
  if (leg === "untrusted") return "if outsiders can write into the data";
  return cued(reading, "read-only")
    ? undefined
    : "if outsiders read what it writes, or statements may reach out of the database";
}

/** What a server declares of its own tool is not passed over, however little else speaks for it. */
function leftOpenByAdmission(leg: Leg, { tool }: Reading): string | undefined {
  const words = admitted(leg, tool);
  return words && `if ${words}, as its server declares`;
}

/** A text says that it sends something, or an argument is named after whoever receives it. */
function leftOpenBySending(leg: Leg, reading: Reading): string | undefined {
  if (leg !== "egress") return undefined;
  return reading.sendings.length > 0 ? "if it sends what it says that it also sends" : sentToReceiver(reading);
}

/** The condition that names the argument after which something is sent. */
export function sentToReceiver({ params }: Reading): string | undefined {
  const receiver = receiverAmong(params);
  return receiver && `if something is sent to what is given as “${receiver.name}”`;
}
