import { Td } from "@/components/ui/table";
import { score, type Bar } from "./figures";

/** A figure in a table, with its error bar below where there is one. */
export function Scored({ value, bar }: { value: number | undefined; bar?: Bar }) {
  return (
    <Td className="text-right tabular-nums">
      {value === undefined ? "–" : score(value)}
      {bar && (
        <span className="block text-xs font-normal whitespace-nowrap text-muted">
          {score(bar[0]!)} to {score(bar[1]!)}
        </span>
      )}
    </Td>
  );
}
