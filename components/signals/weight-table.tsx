import { Table, Td, Th } from "@/components/ui/table";

/** How many are shown at once; the rest are folded away. */
const FIRST = 12;

/** What each feature of a signal weighs, the heaviest first. */
export function WeightTable({ weights }: { weights: readonly (readonly [feature: string, weight: number])[] }) {
  const sorted = [...weights].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return (
    <>
      <Rows weights={sorted.slice(0, FIRST)} label="The heaviest features" />
      {sorted.length > FIRST && (
        <details>
          <summary className="w-fit rounded text-sm text-muted hover:text-ink">
            {sorted.length - FIRST} lighter features
          </summary>
          <Rows weights={sorted.slice(FIRST)} label="The lighter features" />
        </details>
      )}
    </>
  );
}

function Rows({ weights, label }: { weights: readonly (readonly [string, number])[]; label: string }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <Th>Feature</Th>
          <Th className="text-right">Weight</Th>
          <Th className="text-right">Multiplies the odds by</Th>
        </tr>
      </thead>
      <tbody>
        {weights.map(([feature, weight]) => (
          <tr key={feature}>
            <Td>{feature}</Td>
            <Td className="text-right tabular-nums">{`${weight > 0 ? "+" : "−"}${Math.abs(weight).toFixed(2)}`}</Td>
            <Td className="text-right tabular-nums">{Math.exp(weight).toFixed(2)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
