import { planSteps, type FixStep } from "../../analysis/fix-steps";
import { sayLeft } from "../../analysis/say-left";
import type { Cover } from "../../model/cover";
import { LEG_WORDS } from "../../model/leg";
import type { Finding } from "../../model/finding";
import type { Report } from "../../model/report";
import { SEVERITIES, type Severity } from "../../model/severity";
import type { Session, Stance } from "../../model/session";
import { findRule, isAboutTools } from "../../rules/rules";
import { LETHAL_RULES } from "../../findings/define";
import { severityOfFinding } from "../../rules/finding-severity";
import { serverLabel } from "../../session/server-label";
import { byText } from "../../text/order";
import { daysAfter, sayDay } from "../../text/say-date";
import { count } from "../../text/say-verdict";
import { openReport } from "../open";
import { names, type Span, type Words } from "./blocks";

/** Something to do, in the order in which it is worth doing: who does it until when, and what is left then. */
export type RecommendedAction = {
  /** Its id, the same in every report of the session: server and leg, or the rule that asks for it. */
  id: string;
  what: Words;
  /** The worst that it ends. */
  severity: Severity;
  owner: string;
  due: string;
  leaves: string;
};

/** The proposed number of days for each severity, until somebody sets a day. */
export const PROPOSED_DAYS: Record<Severity, number> = { critical: 7, high: 30, medium: 90, low: 180 };

const NAMED_TOOLS = 3;
export const NOBODY = "not assigned";

type Known = { session: Session; stance: Stance; date: string | undefined };
type Draft = Pick<RecommendedAction, "id" | "what" | "severity" | "leaves"> & {
  servers: readonly string[];
  findings: Finding[];
};

/** The actions of a report by themselves, to ask who does them. */
export function actionsOf(report: Report): readonly RecommendedAction[] {
  const stance = report.verdict.plain === "lethal" ? "plain" : "cautious";
  return planActions(report, { session: openReport(report), stance, date: report.cover?.date });
}

/** First what takes the lethal combinations apart, step by step; then what other findings ask for, the most severe first. */
export function planActions(report: Report, { session, stance, date }: Known): readonly RecommendedAction[] {
  const steps = planSteps(session, stance);
  return [...steps.map((step) => ofStep(step, steps, report)), ...ofRules(report)].map((draft) =>
    assign(draft, report.cover ?? {}, date),
  );
}

function ofStep(step: FixStep, steps: readonly FixStep[], { findings, servers }: Report): Draft {
  const label = serverLabel(servers.find(({ name }) => name === step.server) ?? { name: step.server });
  const own = step.remove.map((id) => (id.startsWith(`${step.server}/`) ? id.slice(step.server.length + 1) : id));
  const what: Span[] =
    own.length <= NAMED_TOOLS
      ? ["Switch off ", ...names(own), " of ", { as: "name", text: label }]
      : [`Switch off ${count(own.length, "tool")} of `, { as: "name", text: label }];
  return {
    id: `${step.server}/${step.leg}`,
    what: [...what, `: ${own.length === 1 ? "it lends" : "they lend"} ${LEG_WORDS[step.leg].phrase}.`],
    severity: SEVERITIES[step.before.findIndex((many, at) => many > step.after[at]!)] ?? "low",
    leaves: sayLeft(step, steps[0]!.before),
    servers: [step.server],
    findings: findings.filter(({ rule, servers: of }) => LETHAL_RULES.has(rule) && of.includes(step.server)),
  };
}

/** One action for each other rule that found something, except for notes. */
function ofRules({ findings }: Report): Draft[] {
  const others = findings.filter(
    ({ rule, level }) => level !== "note" && !LETHAL_RULES.has(rule) && !isAboutTools(rule),
  );
  return [...new Set(others.map(({ rule }) => rule))]
    .map((rule): Draft => {
      const found = others.filter((finding) => finding.rule === rule);
      const servers = [...new Set(found.flatMap((finding) => finding.servers))].sort(byText);
      return {
        id: rule,
        what: [
          ...(servers.length > 0 ? [...names(servers, NAMED_TOOLS), ": "] : []),
          findRule(rule)?.help ?? found[0]!.message,
        ],
        severity: severityOfFinding(found[0]!),
        leaves: `Ends ${count(found.length, "finding")} (${rule}); the lethal combinations stay as they are.`,
        servers,
        findings: found,
      };
    })
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || byText(a.id, b.id));
}

/** By what is written on the report; else by the first finding that it ends, or the owner of its server; else as proposed. */
function assign({ servers, findings, ...draft }: Draft, cover: Cover, date: string | undefined): RecommendedAction {
  const told = cover.actions?.find(({ action }) => action === draft.id);
  const owner =
    told?.owner ||
    findings.find((finding) => finding.owner)?.owner ||
    cover.owners?.find(({ server }) => servers.includes(server))?.owner;
  const due = told?.due ?? findings.find((finding) => finding.due)?.due;
  const days = PROPOSED_DAYS[draft.severity];
  const proposed = date === undefined ? undefined : daysAfter(date, days);
  return {
    ...draft,
    owner: owner || NOBODY,
    due:
      due === undefined
        ? proposed === undefined
          ? `within ${days} days (proposed)`
          : `${sayDay(proposed)} (proposed)`
        : sayDay(due),
  };
}
