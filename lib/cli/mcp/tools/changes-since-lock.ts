import * as z from "zod";
import { defineTool } from "../define";
import { DriftShape, driftOf, sayDrift } from "../drift";
import { findLock, findSession } from "../find";
import { NamesShape, SessionArgument } from "../shapes";
import { closeAnswer } from "../close-answer";

const output = z.strictObject({ session: z.string(), lock: z.string(), ...DriftShape.shape, names: NamesShape });

export default defineTool({
  name: "changes_since_lock",
  title: "Tell what changed since the lock",
  description:
    "Compares a session with a lock that this server was started with (--lock FILE), and tells every change by what it does to the legs, the worse ones first.",
  input: z.strictObject({
    session: SessionArgument,
    lock: z.string().max(80).optional().describe("Id of the lock. May be left out when there is one."),
  }),
  output,
  answer(args, given) {
    const { id, held } = findSession(given, args.session);
    const lock = findLock(given, args.lock);
    const refs = held.refs.and(lock.held.session);
    const drift = driftOf(lock.held.under(refs), held.under(refs));
    return closeAnswer(refs, { session: id, lock: lock.id, ...drift }, sayDrift(drift));
  },
});
