import pLimit from "p-limit";
import { readAnswer, type LegOpinion } from "@/lib/core/advisor/answer";
import type { AdvisorQuestion } from "@/lib/core/advisor/plan";
import type { AdvisorRun } from "@/lib/core/model/advisor";
import type { ModelAnswer } from "./ask";
import { ASK_LIMITS } from "./limits";

/** Asks one question; never throws. */
export type AskModel = (body: string, signal: AbortSignal) => Promise<ModelAnswer>;
/** Stores what was said about one tool. */
export type Keep = (question: AdvisorQuestion, said: readonly LegOpinion[]) => Promise<void>;

/** How many problems are listed one by one. */
const TOLD = 10;

/** The runs of this process: at most one at a time; the last one stays visible until the next. */
export class AdvisorRuns {
  #run?: AdvisorRun;
  #abort = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  /** Starts, unless a run is in progress; returns whether it did. */
  start(questions: readonly AdvisorQuestion[], ask: AskModel, keep: Keep): boolean {
    if (this.#run?.phase === "running") return false;
    const run: AdvisorRun = {
      phase: "running",
      total: questions.length,
      answered: 0,
      silent: 0,
      failed: 0,
      problems: [],
    };
    const abort = new AbortController();
    this.#run = run;
    this.#abort = abort;
    this.#ended = this.#all(run, abort, questions, ask, keep);
    return true;
  }

  /** Ends the run; what was answered so far is kept. */
  cancel(): void {
    if (this.#run?.phase === "running") this.#run.phase = "cancelled";
    this.#abort.abort();
  }

  state(): AdvisorRun | null {
    return this.#run ? structuredClone(this.#run) : null;
  }

  /** Resolves when no question is in progress. */
  async settled(): Promise<void> {
    await this.#ended;
  }

  async #all(
    run: AdvisorRun,
    abort: AbortController,
    questions: readonly AdvisorQuestion[],
    ask: AskModel,
    keep: Keep,
  ): Promise<void> {
    const limit = pLimit(ASK_LIMITS.atOnce);
    await Promise.all(questions.map((question) => limit(() => this.#one(run, abort, question, ask, keep))));
    if (run.phase === "running") run.phase = "done";
  }

  async #one(
    run: AdvisorRun,
    abort: AbortController,
    question: AdvisorQuestion,
    ask: AskModel,
    keep: Keep,
  ): Promise<void> {
    if (abort.signal.aborted) return;
    const answer = await ask(question.body, abort.signal);
    if (abort.signal.aborted) return;
    if (!answer.ok) {
      tell(run, question, answer.problem.message);
      if (!answer.problem.final) return;
      // Every further question would fail in the same way.
      run.phase = "stopped";
      abort.abort();
      return;
    }
    const said = readAnswer(answer.text, question.tool);
    try {
      await keep(question, said);
      if (said.length > 0) run.answered++;
      else run.silent++;
    } catch {
      tell(run, question, "The answer could not be stored.");
    }
  }
}

function tell(run: AdvisorRun, { id }: AdvisorQuestion, message: string): void {
  run.failed++;
  if (run.problems.length < TOLD) run.problems.push({ tool: id, message });
}

const KEY = Symbol.for("trefoil.advisor-runs");

/** The only set of this process: pages and routes are bundled separately. */
export function advisorRuns(): AdvisorRuns {
  const home = globalThis as { [KEY]?: AdvisorRuns };
  return (home[KEY] ??= new AdvisorRuns());
}
