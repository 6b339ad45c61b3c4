import { LegPip } from "@/components/legs/leg-pip";
import { CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";
import { PolicyBadge } from "../policies";
import type { Comparison } from "@/lib/core/analysis/compare";

export function ChangedLegs({ legs }: Pick<Comparison, "legs">) {
  return (
    <section className="grid gap-3">
      <CardTitle>Legs</CardTitle>
      <Table aria-label="Legs that changed" className="max-w-xl">
        <thead>
          <tr>
            <Th>Leg</Th>
            <Th>Before</Th>
            <Th>After</Th>
          </tr>
        </thead>
        <tbody>
          {legs.map((change) => (
            <tr key={change.leg}>
              <Td>{LEG_WORDS[change.leg].title}</Td>
              {[change.before, change.after].map((word, at) => (
                <Td key={at}>
                  <span className="inline-flex items-center gap-2">
                    <LegPip leg={change.leg} verdict={word} silent />
                    {word}
                  </span>
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

export function ChangedPolicies({ policies }: Pick<Comparison, "policies">) {
  return (
    <section className="grid gap-3">
      <CardTitle>Further policies</CardTitle>
      <Table aria-label="Policies that changed" className="max-w-2xl">
        <thead>
          <tr>
            <Th>Policy</Th>
            <Th>Before</Th>
            <Th>After</Th>
          </tr>
        </thead>
        <tbody>
          {policies.map((change) => (
            <tr key={change.label}>
              <Td className="wrap-anywhere">{showHidden(change.label)}</Td>
              {[change.before, change.after].map((level, at) => (
                <Td key={at}>
                  <PolicyBadge level={level} />
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
