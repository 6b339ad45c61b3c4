import { NO_GOVERNANCE, tidyGovernance, type Governance } from "../model/governance";
import { canonicalJson } from "../text/canonical";
import { FILE_SCHEMA, type PolicyRules } from "./form";

/** Rules as a file: one policy per line, sorted, and only what differs from having no requirements; the same rules are the same bytes. */
export function writePolicyFile({ policies, governance }: PolicyRules): string {
  const sorted = [...policies].sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map(
    ({ label, why, sides }) => `    ${JSON.stringify({ label, why, sides: sides.map(({ anyOf }) => ({ anyOf })) })}`,
  );
  const members = [
    ["schema", JSON.stringify(FILE_SCHEMA)],
    ["policies", `[${lines.length > 0 ? `\n${lines.join(",\n")}\n  ` : ""}]`],
    ...asks(governance),
  ];
  return `{\n${members.map(([key, value]) => `  ${JSON.stringify(key)}: ${value}`).join(",\n")}\n}\n`;
}

function asks(governance: Governance): [string, string][] {
  const { hints, grades, approval, severity } = tidyGovernance(governance);
  const changed = Object.fromEntries(
    Object.entries(approval).filter(
      ([key, value]) =>
        canonicalJson(value) !== canonicalJson(NO_GOVERNANCE.approval[key as keyof Governance["approval"]]),
    ),
  );
  return [
    ...(hints.length > 0
      ? [
          ["hints", JSON.stringify(hints.map(({ hint, servers }) => (servers ? { hint, servers } : hint)))] as [
            string,
            string,
          ],
        ]
      : []),
    ...(Object.keys(grades).length > 0 ? [["grades", JSON.stringify(grades)] as [string, string]] : []),
    ...(Object.keys(changed).length > 0 ? [["approval", JSON.stringify(changed)] as [string, string]] : []),
    ...(severity ? [["severity", JSON.stringify(severity)] as [string, string]] : []),
  ];
}
