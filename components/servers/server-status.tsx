import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleSlash2, KeyRound, type Icon } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import { showHidden } from "@/lib/core/text/visible";
import { Ago } from "./ago";
import { JobProgress } from "./job-progress";
import type { ServerItem } from "./server-item";

/** The state of a server: what is running, else what is in the way, else what is known about it. Icon and words, never colour alone. */
export function ServerStatus({
  server,
  job,
  now,
  mend,
}: {
  server: ServerItem;
  job?: CaptureJob;
  now: string;
  /** What to do about one that failed. */
  mend?: ReactNode;
}) {
  if (job && !hasEnded(job)) return <JobProgress job={job} kind={server.kind} />;
  const { known, problem } = server;
  if (server.disabled) return <Line icon={Ban}>Switched off</Line>;
  if (problem?.kind === "declined") return <Line icon={CircleSlash2}>{showHidden(problem.message)}</Line>;
  if (server.state === "failed" && problem)
    return (
      <div className="grid gap-1.5">
        <Line icon={problem.kind === "unauthorized" ? KeyRound : CircleAlert} strong>
          {problem.kind === "unauthorized" ? "Sign-in needed. " : "Failed. "}
          {showHidden(problem.message)}
        </Line>
        {problem.stderrTail.trim() !== "" && <ErrorOutput text={problem.stderrTail} />}
        {mend && <div className="flex flex-wrap gap-2 pl-6">{mend}</div>}
        {known && (
          <p className="pl-6 text-[0.8125rem] text-muted">
            Still judged by the {count(known.tools)} listed <Ago at={known.at} now={now} />.
          </p>
        )}
      </div>
    );
  if (!known)
    return <Line icon={CircleDashed}>{job?.phase === "cancelled" ? "Cancelled; never fetched" : "Never fetched"}</Line>;
  return (
    <Line icon={CircleCheck}>
      {count(known.tools)}
      {known.partial && `, in part: ${known.partial}`}
      <span className="text-muted">
        {" · "}
        {server.demo ? "bundled, nothing was fetched" : <Ago at={known.at} now={now} />}
        {job?.phase === "cancelled" && " · the last listing was cancelled"}
      </span>
    </Line>
  );
}

function Line({ icon: Icon, strong, children }: { icon: Icon; strong?: boolean; children: ReactNode }) {
  return (
    <p
      className={
        strong
          ? "flex items-start gap-2 text-sm font-medium wrap-anywhere"
          : "flex items-start gap-2 text-sm wrap-anywhere"
      }
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function ErrorOutput({ text }: { text: string }) {
  return (
    <details className="pl-6 text-[0.8125rem]">
      <summary>Its last error output</summary>
      <pre
        className="mt-1.5 max-h-48 overflow-auto rounded-md border border-line bg-sunk p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        tabIndex={0}
      >
        {text}
      </pre>
    </details>
  );
}

function count(tools: number): string {
  return tools === 1 ? "1 tool" : `${tools.toLocaleString("en")} tools`;
}
