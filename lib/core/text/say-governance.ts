import type { Governance } from "../model/governance";
import { LEG_WORDS, LEGS } from "../model/leg";

/** The requirements beside the policies, a sentence each; empty when there are none. */
export function sayGovernance({ hints, grades, approval, severity }: Governance): string[] {
  return [
    ...hints.map(({ hint, servers }) => `Every tool${servers ? ` of ${servers.join(", ")}` : ""} declares ${hint}.`),
    ...LEGS.flatMap((leg) =>
      grades[leg] === undefined
        ? []
        : [
            grades[leg] === 0
              ? `No tool holds ${LEG_WORDS[leg].phrase}.`
              : `No tool holds ${LEG_WORDS[leg].phrase} above grade ${grades[leg]}.`,
          ],
    ),
    ...(approval.required
      ? [
          `Every server is approved${approval.by.length > 0 ? ` by ${approval.by.join(" or ")}` : ""}${approval.days === undefined ? "" : `, for ${approval.days} ${approval.days === 1 ? "day" : "days"} unless the approval says otherwise`}.`,
        ]
      : []),
    ...(severity
      ? [`Severity is changed in ${Object.values(severity).reduce((sum, rows) => sum + rows.length, 0)} rows.`]
      : []),
  ];
}
