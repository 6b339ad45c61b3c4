import { isLogEntry, LOG_SCHEMA } from "../guard/log";
import { readObjects, type RecordedCall, type TranscriptProblem, type TranscriptReader } from "./define";

/** The guard's own log: one entry a line. Calls are those that ran; what was refused or not let pass never did. */
export const guardLog: TranscriptReader = {
  id: "guard-log",
  label: "Trefoil guard log",
  recognises: (first) => first["schema"] === LOG_SCHEMA,
  read: (text) => {
    const problems: TranscriptProblem[] = [];
    const calls: RecordedCall[] = [];
    const sessions = new Set<string>();
    let broken = 0;
    for (const { line, value } of readObjects(text, "a call", problems) ?? []) {
      if (!isLogEntry(value)) {
        problems.push({ line, message: "This line is no entry of the guard’s log; a call in it is missed." });
        continue;
      }
      if (value.event === "broken") broken++;
      if (value.event !== "ran" && value.event !== "approved") continue;
      sessions.add(value.session);
      calls.push({ name: value.tool });
    }
    if (sessions.size > 1)
      problems.push({
        message: `It holds ${sessions.size} sessions, which are taken as one. Export one of them with trefoil guard log --session.`,
      });
    if (broken > 0)
      problems.push({ message: `${broken} times the guard could not do its work; calls may be missing.` });
    return { calls, problems };
  },
};
