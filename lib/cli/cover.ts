import type { ParseArgsConfig } from "node:util";
import { CoverSchema, type Assigned, type Cover } from "@/lib/core/model/cover";
import type { Report } from "@/lib/core/model/report";
import { actionsOf } from "@/lib/core/reports/document/actions";
import type { Choices } from "@/lib/core/reports/document/subject";
import { count } from "@/lib/core/text/say-verdict";
import { Failure } from "./exit";

/** What people write on a report, as arguments. */
export const COVER_HELP = `Cover (HTML, PDF, Word and Markdown; kept in the JSON)
  --title TEXT              instead of "Risk report" and the session's name
  --author NAME             who prepared the report
  --reviewer NAME           who read it before it was passed on
  --document-version TEXT   such as 1.0 (default: a draft, until there is a reviewer)
  --date DATE               the day of the report, such as 2027-03-31 (default: today, UTC)
  --scope TEXT              what the report covers, in your own words; what was checked is listed beside it
  --owner [N=]NAME          who is responsible for all actions, or for action N of the plan; may be repeated
  --due [N=]DATE            the day by which all actions, or action N, should be done; may be repeated
  --appendix                add tables of every tool
`;
export const COVER_OPTIONS = {
  title: { type: "string" },
  author: { type: "string" },
  reviewer: { type: "string" },
  "document-version": { type: "string" },
  date: { type: "string" },
  scope: { type: "string" },
  owner: { type: "string", multiple: true, default: [] as string[] },
  due: { type: "string", multiple: true, default: [] as string[] },
  appendix: { type: "boolean", default: false },
} satisfies ParseArgsConfig["options"];

export type CoverValues = {
  title?: string;
  author?: string;
  reviewer?: string;
  "document-version"?: string;
  date?: string;
  scope?: string;
  owner: string[];
  due: string[];
  appendix: boolean;
};

/** Refuses values that the cover cannot hold, before anything is judged. */
export function checkCover({ title, author, reviewer, date, scope, ...values }: CoverValues): void {
  const said = { title, author, reviewer, version: values["document-version"], date, scope };
  const known = CoverSchema.safeParse(said);
  if (known.success) return;
  const [issue] = known.error.issues;
  const flag = issue!.path[0] === "version" ? "document-version" : String(issue!.path[0]);
  throw new Failure(flag === "date" ? sayBadDay("--date", date!) : `--${flag}: ${issue!.message}.`);
}

/** The report with the cover that the arguments give; fields that they do not mention stay as they are. */
export function writeCover(report: Report, values: CoverValues): Report {
  const { title, author, reviewer, date, scope } = values;
  const actions = assigned(report, values);
  const said: Cover = {
    ...(title !== undefined && { title }),
    ...(reviewer !== undefined && { reviewer }),
    ...(values["document-version"] !== undefined && { version: values["document-version"] }),
    ...(date !== undefined && { date }),
    ...(scope !== undefined && { scope }),
    ...(actions.length > 0 && { actions }),
  };
  return {
    ...report,
    ...(author !== undefined && { author }),
    ...(Object.keys(said).length > 0 && { cover: { ...report.cover, ...said } }),
  };
}

export function choicesOf({ appendix }: CoverValues, today: string): Choices {
  return { appendix, today };
}

/** Owner and due date of each action, from the arguments or from an earlier report; `2=Olga` is for the second action, `Olga` for all of them. */
function assigned(report: Report, { owner, due }: CoverValues): Assigned[] {
  if (owner.length === 0 && due.length === 0) return [];
  const all = new Map((report.cover?.actions ?? []).map((one) => [one.action, one]));
  const ids = actionsOf(report).map(({ id }) => id);
  const say = (texts: readonly string[], flag: string, make: (text: string) => Partial<Assigned>) => {
    // Values for all actions are applied first, so that a value for one action wins.
    for (const text of [...texts].sort((a, b) => Number(/^\d+=/.test(a)) - Number(/^\d+=/.test(b)))) {
      const [, number, rest = text] = /^(\d+)=(.*)$/s.exec(text) ?? [];
      const of = number === undefined ? ids : ids.slice(Number(number) - 1, Number(number));
      if (number !== undefined && (Number(number) < 1 || of.length === 0))
        throw new Failure(`${flag} ${text}: the plan has ${count(ids.length, "action")}.`);
      for (const action of of) all.set(action, { ...all.get(action), action, ...make(rest) });
    }
  };
  say(owner, "--owner", (name) => ({ owner: name.trim().slice(0, 160) }));
  say(due, "--due", (day) => {
    const read = CoverSchema.shape.date.safeParse(day);
    if (!read.success) throw new Failure(sayBadDay("--due", day));
    return { due: day };
  });
  return [...all.values()];
}

function sayBadDay(flag: string, day: string): string {
  return `${flag} takes a day such as 2027-03-31, not “${day}”.`;
}
