import { isRecord } from "../text/is-record";
import {
  nameOf,
  parseJson,
  readObjects,
  type RecordedCall,
  type TranscriptProblem,
  type TranscriptReader,
} from "./define";

/** A session of Gemini CLI: JSON Lines of messages with their calls, or one document with a list of them. */
export const geminiCli: TranscriptReader = {
  id: "gemini-cli",
  label: "Gemini CLI session",
  recognises: (first) => "projectHash" in first || (first["type"] === "gemini" && !("message" in first)),
  read: (text) => {
    const problems: TranscriptProblem[] = [];
    const whole = parseJson(text);
    const messages = isRecord(whole)
      ? [whole, ...(Array.isArray(whole["messages"]) ? (whole["messages"] as unknown[]).filter(isRecord) : [])]
      : (readObjects(text, "a call", problems) ?? []).map(({ value }) => value);
    const calls = new Map<string, RecordedCall>();
    let [rewound, unmade, unnamed] = [0, 0, 0];
    messages.forEach((message, place) => {
      if ("$rewindTo" in message) rewound++;
      const made = Array.isArray(message["toolCalls"]) ? (message["toolCalls"] as unknown[]).filter(isRecord) : [];
      made.forEach((call, nth) => {
        const name = nameOf(call["name"]);
        if (call["status"] === "cancelled") unmade++;
        else if (name === undefined) unnamed++;
        // A message is written again as it grows; its calls keep their ids.
        else calls.set(nameOf(call["id"]) ?? `${place} ${nth}`, { name });
      });
    });
    if (rewound > 0)
      problems.push({ message: `The session was taken back ${rewound} times. Calls that had run before still count.` });
    if (unmade > 0) problems.push({ message: `${unmade} calls were cancelled and are left out.` });
    if (unnamed > 0) problems.push({ message: `${unnamed} calls stand without the name of their tool.` });
    return { calls: [...calls.values()], problems };
  },
};
