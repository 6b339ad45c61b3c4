import type { judgeFurther } from "../analysis/policies";
import type { Finding } from "../model/finding";
import type { Session } from "../model/session";
import { sayPolicy } from "../text/say-policy";
import { makeFinding, sayList, sayName } from "./define";
import { byText } from "../text/order";

/** A person's own policies that are broken, or may be; one finding each. The built-in ones have rules of their own. */
export function findBrokenPolicies(session: Session, judged: ReturnType<typeof judgeFurther>): Finding[] {
  return judged.flatMap(({ policy, own, verdict }) => {
    if (!own || (verdict.level !== "broken" && verdict.level !== "possible")) return [];
    const tools = [...new Set(verdict.sides.flatMap((side) => side.tools))].sort(byText);
    const through = verdict.sides.map((side) => sayList([...side.tools].sort(byText), 2)).join("; ");
    const message = `Policy “${sayName(policy.label)}” ${verdict.level === "broken" ? "is" : "may be"} broken. ${sayPolicy(verdict)} Through ${through}.`;
    return [
      makeFinding(session, {
        rule: verdict.level === "broken" ? "LT040" : "LT041",
        message,
        servers: [],
        tools,
        identity: policy.id,
      }),
    ];
  });
}
