import { LegPips } from "@/components/legs/leg-pips";
import { Table, Td, Th } from "@/components/ui/table";
import type { LethalGroups } from "@/lib/core/analysis/compositions/lethal";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";
import { NameList } from "./name-list";

/** What the picture shows, for those who would rather read: every group of servers, and every lethal composition of groups. */
export function CompositionTable({ map: { groups, unknown, lethal } }: { map: CompositionMap; hostId: string | null }) {
  const sets = [...lethal.alone, ...lethal.pairs, ...lethal.triples];
  const number = new Map(groups.map((group, at) => [group.id, at + 1]));
  return (
    <div className="grid gap-6">
      <Table>
        <caption className="mb-2 text-left font-medium">Servers by their legs</caption>
        <thead>
          <tr>
            <Th>Group</Th>
            <Th>Legs</Th>
            <Th>Servers</Th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <Td>{number.get(group.id)}</Td>
              <Td>
                <LegPips legs={group.legs} />
              </Td>
              <Td>
                <NameList members={group.members} />
              </Td>
            </tr>
          ))}
          {unknown.length > 0 && (
            <tr>
              <Td>–</Td>
              <Td>not known</Td>
              <Td>
                <NameList members={unknown} />
              </Td>
            </tr>
          )}
        </tbody>
      </Table>
      <Table>
        <caption className="mb-2 text-left font-medium">Smallest lethal compositions of these groups</caption>
        <thead>
          <tr>
            <Th>One server of each group</Th>
            <Th>Compositions</Th>
            <Th>Certainty</Th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.groups.map((group) => group.id).join(" + ")}>
              <Td>{set.groups.map((group) => number.get(group.id)).join(" + ")}</Td>
              <Td className="tabular-nums">{set.count.toLocaleString("en")}</Td>
              <Td>{sayLevel(set)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function sayLevel({ level }: LethalGroups): string {
  return level === "confirmed" ? "confirmed" : "only including uncertain";
}
