import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import type { Launch } from "@/lib/core/model/launch";

/** How a server is reached, whole, and what to look at before agreeing to it. */
export function LaunchFacts({ launch }: { launch: Launch }) {
  return (
    <>
      {launch.kind === "command" ? <CommandLine launch={launch} /> : <Address launch={launch} />}
      {launch.warnings.map(({ level, title, text }) => (
        <Notice key={title} kind={level === "danger" ? "problem" : "warning"} title={title}>
          {text}
        </Notice>
      ))}
    </>
  );
}

function CommandLine({
  launch: { argv, line, env, cwd, variables, package: run },
}: {
  launch: Extract<Launch, { kind: "command" }>;
}) {
  return (
    <>
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-sm font-medium">Runs on this computer with your privileges</h3>
          <CopyButton size="small" variant="quiet" label="Copy" text={line} />
        </div>
        <ol
          className="rounded-md border border-line bg-sunk py-2 font-mono text-[0.8125rem]"
          aria-label="Command and arguments, one a line"
        >
          {argv.map((word, index) => (
            <li key={index} className="grid grid-cols-[3rem_minmax(0,1fr)] px-3 py-0.5">
              <span className="text-muted select-none">{index === 0 ? "run" : index}</span>
              <span className="wrap-anywhere whitespace-pre-wrap">
                {word === "" ? <em>(an empty argument)</em> : word}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {run && (
          <Fact term="Package">{`${run.name}${run.version ? ` ${run.version}` : ""}, fetched by ${run.runner}${run.pinned ? ", version fixed" : ""}`}</Fact>
        )}
        <Fact term="Environment">
          {env.length > 0 ? `${env.join(", ")} (values hidden)` : "only what it needs to run"}
        </Fact>
        {variables.length > 0 && <Fact term="Taken from your environment">{variables.join(", ")}</Fact>}
        <Fact term="Working folder">{cwd ?? "your home folder"}</Fact>
      </dl>
    </>
  );
}

function Address({
  launch: { line, headers, variables, encrypted },
}: {
  launch: Extract<Launch, { kind: "address" }>;
}) {
  return (
    <>
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-sm font-medium">Called from this computer</h3>
          <CopyButton size="small" variant="quiet" label="Copy" text={line} />
        </div>
        <p className="rounded-md border border-line bg-sunk px-3 py-2 font-mono text-[0.8125rem] wrap-anywhere">
          {line}
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <Fact term="Headers sent">
          {headers.length > 0 ? `${headers.join(", ")} (values hidden)` : "none of yours"}
        </Fact>
        {variables.length > 0 && <Fact term="Taken from your environment">{variables.join(", ")}</Fact>}
        <Fact term="Connection">{encrypted ? "encrypted (TLS)" : "not encrypted"}</Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="font-mono text-[0.8125rem] leading-6 wrap-anywhere">{children}</dd>
    </>
  );
}
