import type { Rule } from "@/lib/core/model/rule";
import { ABOUT_SESSIONS } from "@/lib/core/rules/about-sessions";
import { ALL_RULES, isAboutTools } from "@/lib/core/rules/rules";
import { cell, page, sentence, WRITTEN } from "./markdown";

/** Every LT code with its title, why, and help. */
export function rules(): string {
  return page("Rules", [
    WRITTEN,
    "Every finding carries the code of a rule. Codes are stable: alerts in other systems may depend on them. Findings about single tools change no verdict; *Help, Rules about hints* says how often each rule fires on real servers.",
    `## About sessions`,
    ...byCode(ABOUT_SESSIONS).flatMap(oneRule),
    `## About what servers say of their tools`,
    ...byCode(ALL_RULES.filter(({ id }) => isAboutTools(id))).flatMap(oneRule),
  ]);
}

const byCode = (rules: readonly Rule[]) => rules.toSorted((one, other) => one.id.localeCompare(other.id, "en"));

function oneRule({ id, title, why, help, maps = [], level }: Rule): string[] {
  return [
    `### ${id}: ${cell(title)}`,
    `${sentence(cell(why))} **What to do:** ${sentence(cell(help))}`,
    `Level ${level}.${maps.length === 0 ? "" : ` Elsewhere: ${maps.map(cell).join("; ")}.`}`,
  ];
}
