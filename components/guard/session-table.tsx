import { Link } from "@/components/ui/link";
import { LegPip } from "@/components/legs/leg-pip";
import { Badge } from "@/components/ui/badge";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { GuardSession } from "@/lib/core/guard/sessions";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";
import { moment, sessionHref, shortDigest } from "./words";

type Props = { sessions: readonly GuardSession[]; labels: Readonly<Record<string, string>> };

/** Sessions as the guard's log tells of them, the newest first. */
export function SessionTable({ sessions, labels }: Props) {
  return (
    <Table aria-label="Sessions" className={stackedOnPhones}>
      <thead>
        <tr>
          <Th>Start</Th>
          <Th>Client</Th>
          <Th>Calls</Th>
          <Th>Questions</Th>
          <Th>Refused</Th>
          <Th>Legs, and the call that touched each first</Th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={`${session.client} ${session.id}`}>
            <Td className="whitespace-nowrap tabular-nums">
              <Link href={sessionHref(session)} className="font-medium underline underline-offset-4">
                {moment(session.start)}
              </Link>
              <span className="block font-mono text-xs text-muted" title={showHidden(session.id)}>
                {showHidden(shortDigest(session.id))}
              </span>
            </Td>
            <Td>{showHidden(labels[session.client] ?? session.client)}</Td>
            <Td className="tabular-nums">
              {session.calls}
              <span className="sm:sr-only"> calls</span>
            </Td>
            <Td className="tabular-nums">
              {session.asked}
              <span className="sm:sr-only"> questions</span>
              {session.asked > 0 && <span className="block text-xs text-muted">{session.allowed} allowed</span>}
            </Td>
            <Td className="tabular-nums">
              {session.refused > 0 ? <Badge tone="solid">{session.refused} refused</Badge> : 0}
            </Td>
            <Td>
              <Touched session={session} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Touched({ session: { touched, pastUnknown, broken } }: { session: GuardSession }) {
  const legs = LEGS.filter((leg) => touched[leg]);
  return (
    <ul className="grid gap-1 text-xs">
      {legs.length === 0 && <li className="text-muted">no leg</li>}
      {legs.map((leg) => (
        <li key={leg} className="flex items-start gap-1.5">
          <LegPip leg={leg} verdict={touched[leg]!.certain ? "yes" : "possible"} silent className="size-4" />
          <span className="min-w-0 wrap-anywhere">
            {LEG_WORDS[leg].title}
            {touched[leg]!.certain ? "" : ", perhaps"}: call {touched[leg]!.call}, {showHidden(touched[leg]!.tool)}
          </span>
        </li>
      ))}
      {pastUnknown && <li className="text-muted">not watched from its beginning</li>}
      {broken > 0 && <li className="font-semibold">the guard could not do its work {broken} times</li>}
    </ul>
  );
}
