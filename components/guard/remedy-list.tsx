import { Link } from "@/components/ui/link";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, stackedOnPhones } from "@/components/ui/table";
import type { Remedy, Remedies } from "@/lib/core/guard/remedies";
import { CAPABILITY_WORDS } from "@/lib/core/model/capability";
import { showHidden } from "@/lib/core/text/visible";
import { CheckDestination, type CheckDestination as Check } from "./check-destination";
import { Command } from "./command";

type Props = {
  client: string;
  label: string;
  remedies: Remedies;
  commands: { lock: string; install: string };
  check: Check;
};

const MOST_SHOWN = 12;

/** What brought the questions of one client's sessions, and what each change would have ended: counted by deciding on all of them again. */
export function RemedyList({ client, label, remedies: { questions, still, remedies }, commands, check }: Props) {
  const shown = remedies.slice(0, MOST_SHOWN);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-base font-semibold">{label}</h3>
      <p className="text-sm">
        {questions === still
          ? `${say(questions)} in its log.`
          : `${say(questions)} in its log; ${questions - still} of them would no longer come with the rules of now.`}{" "}
        Each change below was tried on the calls of the log, by the same decisions.
      </p>
      <Table aria-label={`What brought questions in ${label}`} className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>What brought them</Th>
            <Th>Had a part in</Th>
            <Th>Would have ended</Th>
            <Th>What to do</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((remedy) => (
            <tr key={keyOf(remedy)}>
              <Td className="min-w-40 wrap-anywhere">
                <Cause remedy={remedy} />
              </Td>
              <Td className="tabular-nums">
                <span className="text-muted sm:hidden">had a part in </span>
                {remedy.brought} in {remedy.sessions} {remedy.sessions === 1 ? "session" : "sessions"}
              </Td>
              <Td className="tabular-nums">
                <span className="text-muted sm:hidden">would have ended </span>
                {remedy.ends > 0 ? <strong>{`${remedy.ends} of ${still}`}</strong> : "none by itself"}
              </Td>
              <Td className="min-w-56">
                <What remedy={remedy} client={client} commands={commands} check={check} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {remedies.length > shown.length && (
        <p className="text-sm text-muted">And {remedies.length - shown.length} more that would end fewer.</p>
      )}
    </div>
  );
}

const say = (questions: number): string => `${questions} ${questions === 1 ? "question" : "questions"}`;

const keyOf = (remedy: Remedy): string =>
  remedy.kind === "override"
    ? `${remedy.capability} ${remedy.tool}`
    : remedy.kind === "allow"
      ? remedy.to
      : remedy.kind;

function Cause({ remedy }: { remedy: Remedy }) {
  switch (remedy.kind) {
    case "override":
      return (
        <>
          <strong className="font-medium">{showHidden(remedy.tool)}</strong> counts as{" "}
          {CAPABILITY_WORDS[remedy.capability]}{" "}
          <Badge tone={remedy.sure ? "plain" : "dashed"}>{remedy.sure ? "certain" : "uncertain"}</Badge>
        </>
      );
    case "allow":
      return (
        <>
          One destination, a {remedy.destination}: <code className="font-mono text-xs">{showHidden(remedy.to)}</code>
        </>
      );
    case "lock":
      return (
        <>
          {remedy.tools.length === 1 ? "A tool that is" : `${remedy.tools.length} tools that are`} not in the lock:{" "}
          {remedy.tools.slice(0, 5).map(showHidden).join(", ")}
          {remedy.tools.length > 5 ? " and more" : ""}
        </>
      );
    case "past":
      return <>The guard was first asked after the session had begun.</>;
    case "own files":
      return <>A call named the guard’s own files.</>;
  }
}

function What({ remedy, client, commands, check }: Pick<Props, "client" | "commands" | "check"> & { remedy: Remedy }) {
  switch (remedy.kind) {
    case "override": {
      const at = remedy.tool.indexOf("/");
      const isBuiltIn = remedy.tool.startsWith("host:");
      const [server, text] = [remedy.tool.slice(0, at), remedy.tool.slice(at + 1)];
      return (
        <p>
          {remedy.sure ? "Only where that label is wrong: " : "Where that is not so: "}
          {isBuiltIn ? (
            "the label comes from the client’s profile and is the same for everybody."
          ) : (
            <>
              <Link
                href={`/tools?${new URLSearchParams({ server, text }).toString()}`}
                className="underline underline-offset-4"
              >
                save an override
              </Link>
              , export it, lock again with <code>--overrides FILE</code>, and install.
            </>
          )}
        </p>
      );
    }
    case "allow":
      return <CheckDestination client={client} to={remedy.to} check={check} />;
    case "lock":
      return (
        <div className="grid gap-2">
          <p>
            Lock the session again and install.{" "}
            {remedy.known > 0
              ? `${remedy.known} of them are registered here and were counted with their labels of now.`
              : "None of them is registered here, so what the new lock would say is not known."}
          </p>
          <Command line={commands.lock} label="Copy: lock" />
          <Command line={commands.install} label="Copy: install" />
        </div>
      );
    case "past":
      return <p>Begin a new session after installing it. A session that is idle for a week is forgotten, too.</p>;
    case "own files":
      return <p>Nothing: this question is meant to come.</p>;
  }
}
