import type { SessionTool } from "../model/session";
import { sayName } from "../findings/define";
import { compareAnnotations } from "./compare-claims";
import { compareTool } from "./compare-tool";
import type { DriftItem } from "./drift";
import { legChanges, legsOf, sayLegs } from "./legs";
import { cameIn } from "./suspicion";

/** A tool that was not there before, by the legs that it brings. */
export function addedTool(tool: SessionTool): DriftItem {
  const legs = sayLegs(legsOf(tool.classification));
  return {
    kind: "tool",
    what: `${sayName(tool.id)} is new${legs === "" ? " and holds no leg" : ` and brings ${legs}`}.`,
    effect: legs === "" ? "none" : "worse",
  };
}

/** A tool that is not there any more, by the legs that went with it. */
export function removedTool(tool: SessionTool): DriftItem {
  const legs = sayLegs(legsOf(tool.classification));
  return {
    kind: "tool",
    what: `${sayName(tool.id)} is gone${legs === "" ? "; it held no leg" : `, and ${legs} with it`}.`,
    effect: legs === "" ? "none" : "better",
  };
}

/** A tool that is defined or judged differently, by what happened to its legs; nothing for one that is new or as it was. */
export function changedTool(before: SessionTool | undefined, after: SessionTool): DriftItem[] {
  if (!before) return [];
  const legs = legChanges(legsOf(before.classification), legsOf(after.classification));
  const redefined = before.digest !== undefined && after.digest !== undefined && before.digest !== after.digest;
  const how = redefined
    ? `is defined differently${sayParts(before, after)}${sayFlips(before, after)}`
    : "is judged differently, though its definition is the same";
  const orders = redefined && !after.channel ? cameIn(textOf(before), textOf(after), after.tool.name) : [];
  const what = (said: string) => [`${sayName(after.id)} ${how}${said}.`, ...orders].join(" ");
  const worse = orders.length > 0;
  if (legs) return [{ kind: "tool", what: what(`: ${legs.words}`), effect: worse || legs.worse ? "worse" : "better" }];
  return redefined ? [{ kind: "tool", what: what("; its legs are the same"), effect: worse ? "worse" : "none" }] : [];
}

/** Which parts of a definition changed. Of what was frozen without its texts, as in a lock, it is only known that it differs. */
function sayParts(before: SessionTool, after: SessionTool): string {
  if (isFrozen(before) || isFrozen(after) || after.channel) return "";
  const parts = [...new Set(compareTool(after.tool.name, before.tool, after.tool).map(({ part }) => part))];
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** The text of a tool that the model reads. A lock holds none, so everything suspicious in a text that changed since counts as new. */
const textOf = ({ tool }: SessionTool): string => [tool.title, tool.description].filter(Boolean).join("\n");

const isFrozen = ({ tool }: SessionTool) => Object.keys(tool).every((key) => key === "name" || key === "annotations");

/** The hints that now say the opposite. Locks of earlier versions hold no hints. */
function sayFlips(before: SessionTool, after: SessionTool): string {
  if (after.channel || (isFrozen(before) && before.tool.annotations === undefined)) return "";
  return compareAnnotations(after.tool.name, before.tool.annotations, after.tool.annotations)
    .filter(({ effect }) => effect === "claim-flipped")
    .map(({ says }) => `; ${says.charAt(0).toLowerCase()}${says.slice(1).replace(/\.$/, "")}`)
    .join("");
}
