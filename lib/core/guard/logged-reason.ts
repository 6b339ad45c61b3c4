import { sayProvenance } from "./decide";
import type { LogEntry } from "./log";
import { sayFinding, sayTool } from "./sentence";

/** The reason of a decision, told again from what the log has of it: names and kinds. */
export function sayReason({
  answer,
  cause,
  tool,
  server,
  own,
  before,
  sure,
  policy,
  provenance,
  destination,
}: LogEntry): string {
  if (cause === "unknown tool")
    return server === undefined
      ? `${sayTool(tool)} is not in the lock that the guard goes by.`
      : `${sayTool(tool)} is not in the lock that the guard goes by, which has other tools of ${sayTool(server)}.`;
  if (cause === "own files") return "It named the guard’s own files.";
  if (!own || !before) return "";
  const said = sayFinding({ own, before, sure: sure === true, policy: policy ?? "", label: "", stop: "ask" }, tool);
  if (answer === "allow")
    return provenance === undefined
      ? said
      : `${said} ${provenance === "followed" ? "It passed since it only opened a link as it stood." : "It passed since the destination was chosen."}`;
  return provenance === undefined || destination === undefined
    ? said
    : `${said} ${sentence(sayProvenance({ provenance, kind: destination }))}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
