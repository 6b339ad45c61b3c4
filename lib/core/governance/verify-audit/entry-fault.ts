import { nameOf } from "../../text/chain";
import type { AuditLine } from "../audit-file";
import type { AuditAsked, AuditFault } from "./verdict";

/** Whether this line by itself is what was written. */
export function entryFault(
  line: AuditLine,
  at: number,
  key: string,
  { isSignedBy }: AuditAsked,
): AuditFault | undefined {
  if ("unreadable" in line) return { line: at, what: "changed", says: `Line ${at} was changed: ${line.unreadable}.` };
  if (!("entry" in line)) return undefined;
  const { entry } = line;
  const fault = (what: AuditFault["what"], says: string): AuditFault => ({ line: at, seq: entry.seq, what, says });
  const { digest, signature, ...named } = entry;
  if (nameOf(named) !== digest)
    return fault("changed", `Entry ${entry.seq} was changed: its content does not give the digest that it carries.`);
  if (entry.key !== key)
    return fault(
      "another-key",
      `Entry ${entry.seq} is signed by another key (${entry.key}) than is asked for (${key}). Either the log was written anew by somebody else from here on, or Trefoil's own key was replaced.`,
    );
  if (!isSignedBy(key, digest, signature))
    return fault(
      "changed",
      `Entry ${entry.seq} was changed: its digest was made anew, and the signature does not fit it.`,
    );
  return undefined;
}
