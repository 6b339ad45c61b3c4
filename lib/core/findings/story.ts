import type { Leg, PerLeg } from "../model/leg";
import type { SessionTool } from "../model/session";
import { sayName } from "./define";

const WHO = ["someone inside", "a particular outsider", "anyone"] as const;
const WHAT = ["internal data", "personal data", "secrets or money"] as const;
const WHERE = ["a place that others inside can see", "a third party", "a destination of the attacker's choice"] as const;

/** How one trifecta is used, in three steps that a reader can follow without knowing the tools. */
export function tellStory({ untrusted, private: secret, egress }: PerLeg<SessionTool>): string[] {
  return [
    `${capital(ofGrade(untrusted, "untrusted", WHO))} plants an instruction in text that the agent reads through ${sayName(untrusted.id)}${ifCondition(untrusted, "untrusted")}.`,
    `The agent follows it and reads ${ofGrade(secret, "private", WHAT)} through ${sayName(secret.id)}${ifCondition(secret, "private")}.`,
    `The data leaves through ${sayName(egress.id)}, towards ${ofGrade(egress, "egress", WHERE)}${ifCondition(egress, "egress")}.`,
  ];
}

function ofGrade(tool: SessionTool, leg: Leg, words: readonly [string, string, string]): string {
  return words[(tool.classification[leg].grade ?? 2) - 1]!;
}

function ifCondition(tool: SessionTool, leg: Leg): string {
  const { verdict, condition } = tool.classification[leg];
  if (verdict !== "possible") return "";
  return condition ? ` (${sayName(condition)})` : " (possible, not certain)";
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
