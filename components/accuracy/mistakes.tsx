import { Table, Td, Th } from "@/components/ui/table";

/** Where a question is answered wrongly most often, by what the tools act on. */
export function Mistakes({
  of,
  mistakes,
}: {
  of: string;
  mistakes: readonly { kind: string; missed: number; alarms: number }[];
}) {
  return (
    <details>
      <summary className="text-sm font-medium">{of}: the worst mistakes, by what the tools act on</summary>
      <Table aria-label={`${of}: where it errs`} className="mt-2">
        <thead>
          <tr>
            <Th>Tools about</Th>
            <Th className="text-right">Missed</Th>
            <Th className="text-right">False alarms</Th>
          </tr>
        </thead>
        <tbody>
          {mistakes.map(({ kind, missed, alarms }) => (
            <tr key={kind}>
              <Td>{kind}</Td>
              <Td className="text-right tabular-nums">{missed}</Td>
              <Td className="text-right tabular-nums">{alarms}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
