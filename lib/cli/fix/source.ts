import { fromReport, fromSession, type PlanSource } from "@/lib/core/exporters";
import type { Report } from "@/lib/core/model/report";
import type { Session } from "@/lib/core/model/session";
import { openReport, readReport } from "@/lib/core/reports/open";
import { Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";
import { judge, type JudgedSession } from "../judge";

type Judgeable = Parameters<typeof judge>[1];
/** What a fix is made for, and its report; judged here unless the report was given. */
type JudgedSource = { source: PlanSource; report: Report; session: Session; judged?: JudgedSession };

/** Judges the configs that are named; one that only `--config` names is among them. */
export async function judgeNamed(
  io: Io,
  values: Judgeable["values"],
  tokens: Judgeable["tokens"],
  path: string | undefined,
): Promise<JudgedSource> {
  const named = tokens.some((token) => token.kind === "positional") || path === undefined || values.toolset.length > 0;
  const judged = await judge(io, { values, tokens: named ? tokens : [...tokens, { kind: "positional", value: path }] });
  return { source: fromSession(judged.session), report: judged.report, session: judged.session, judged };
}

/** Reads the JSON report that is named instead. */
export async function readNamedReport(io: Io, path: string): Promise<JudgedSource> {
  const read = readReport(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  return { source: fromReport(read.report), report: read.report, session: openReport(read.report) };
}
