import { LegPip } from "@/components/legs/leg-pip";
import { ToolName } from "@/components/sessions/tool-name";
import { Badge } from "@/components/ui/badge";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { GuardCall } from "@/lib/core/guard/logged-calls";
import { CAPABILITY_WORDS, type Capability } from "@/lib/core/model/capability";
import { LEGS } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";
import { moment, OUTCOME_WORDS } from "./words";

/** The calls of a session in their order: what was answered, why, and what they touched. */
export function CallTable({ calls, first }: { calls: readonly GuardCall[]; first: number }) {
  return (
    <Table aria-label="Calls" className={stackedOnPhones}>
      <thead>
        <tr>
          <Th>No.</Th>
          <Th>Time</Th>
          <Th>Call</Th>
          <Th>Answer</Th>
          <Th>Reason</Th>
          <Th>Touched</Th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call, at) => (
          <tr key={first + at} className={call.outcome === "refused" || call.outcome === "asked" ? "bg-chosen" : ""}>
            <Td className="tabular-nums">{first + at + 1}</Td>
            <Td className="whitespace-nowrap tabular-nums">
              <time dateTime={call.at} title={moment(call.at)}>
                {call.at.slice(11, 19)}
              </time>
            </Td>
            <Td className="min-w-32">
              <ToolName id={call.tool} />
              {call.destination && <span className="block text-xs text-muted">to: {call.destination}</span>}
            </Td>
            <Td>
              <Answer call={call} />
            </Td>
            <Td className="min-w-40 wrap-anywhere">
              {call.reason === "" ? <span className="text-muted">nothing to say</span> : showHidden(call.reason)}
            </Td>
            <Td>
              <Touched call={call} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Answer({ call: { outcome, ranAt, by } }: { call: GuardCall }) {
  const tone = outcome === "refused" ? "solid" : outcome === "asked" ? "dashed" : "plain";
  return (
    <>
      <Badge tone={tone}>{OUTCOME_WORDS[outcome]}</Badge>
      {outcome === "asked" && (
        <span className="block text-xs text-muted wrap-anywhere">
          {ranAt === undefined
            ? "did not run"
            : `let pass by ${showHidden(by ?? "somebody")}, ran ${ranAt.slice(11, 19)} UTC`}
        </span>
      )}
      {outcome === "passed" && ranAt === undefined && <span className="block text-xs text-muted">not seen to run</span>}
    </>
  );
}

const isLeg = (one: Capability): one is (typeof LEGS)[number] => LEGS.some((leg) => leg === one);

function Touched({ call: { touched, certain, adds } }: { call: GuardCall }) {
  if (touched.length === 0) return <span className="text-muted">nothing</span>;
  return (
    <ul className="grid gap-0.5 text-xs">
      {touched.map((one) => (
        <li key={one} className="flex items-start gap-1.5">
          {isLeg(one) && (
            <LegPip leg={one} verdict={certain.includes(one) ? "yes" : "possible"} silent className="size-4" />
          )}
          <span className={adds.includes(one) ? "font-semibold" : "text-muted"}>
            {certain.includes(one) ? "" : "perhaps "}
            {CAPABILITY_WORDS[one]}
            {adds.includes(one) && " (first)"}
          </span>
        </li>
      ))}
    </ul>
  );
}
