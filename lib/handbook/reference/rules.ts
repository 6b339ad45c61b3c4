import type { Rule } from "@/lib/core/model/rule";
import { ABOUT_SESSIONS } from "@/lib/core/rules/about-sessions";
import { ALL_RULES, isAboutTools } from "@/lib/core/rules/rules";
import { cell, page, sentence, WRITTEN } from "./markdown";

/** Every LT code with its title, why, and help. */
export function rules(): string {
  return page("Rules", [
    WRITTEN,
    "Every finding carries the code of a rule. Codes are stable: alerts in other systems may hang on them. What a rule about tools found changes no verdict; how often each speaks of real servers stands under *Help, Rules about hints*.",
    `## About sessions`,
    ...ABOUT_SESSIONS.flatMap(oneRule),
    `## About what servers say of their tools`,
    ...ALL_RULES.filter(({ id }) => isAboutTools(id)).flatMap(oneRule),
  ]);
}

function oneRule({ id, title, why, help, maps = [], level }: Rule): string[] {
  return [
    `### ${id}: ${cell(title)}`,
    `${sentence(cell(why))} **What to do:** ${sentence(cell(help))}`,
    `Level ${level}.${maps.length === 0 ? "" : ` Elsewhere: ${maps.map(cell).join("; ")}.`}`,
  ];
}
