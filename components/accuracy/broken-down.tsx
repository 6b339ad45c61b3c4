import { Table, Td, Th } from "@/components/ui/table";
import { score } from "./figures";

type Group = {
  facet: string;
  value: string;
  tools: number;
  support: number;
  precision: number;
  recall: number;
  f1: number;
};

/** The same figures for parts of the tools: by what is known of them, by language, by domain. */
export function BrokenDown({ of, groups }: { of: string; groups: readonly Group[] }) {
  return (
    <details>
      <summary className="text-sm font-medium">
        {of}: by service, arguments, language, how much there was to read, and domain
      </summary>
      <Table aria-label={`${of}, broken down`} className="mt-2">
        <thead>
          <tr>
            <Th>Part of the tools</Th>
            <Th className="text-right">Tools</Th>
            <Th className="text-right">With the leg</Th>
            <Th className="text-right">Precision</Th>
            <Th className="text-right">Recall</Th>
            <Th className="text-right">F1</Th>
          </tr>
        </thead>
        <tbody>
          {[...groups]
            .sort((a, b) => Number(a.facet === "domain") - Number(b.facet === "domain"))
            .map(({ facet, value, tools, support, precision, recall, f1 }) => (
              <tr key={`${facet} ${value}`}>
                <Td>{facet === "language" ? `Description: ${value}` : facet === "domain" ? value : sentence(value)}</Td>
                <Td className="text-right tabular-nums">{tools}</Td>
                <Td className="text-right tabular-nums">{support}</Td>
                <Td className="text-right tabular-nums">{score(precision)}</Td>
                <Td className="text-right tabular-nums">{score(recall)}</Td>
                <Td className="text-right tabular-nums">{score(f1)}</Td>
              </tr>
            ))}
        </tbody>
      </Table>
    </details>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
