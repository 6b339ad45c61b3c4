import { Select } from "@/components/ui/input";
import { Table, Td, Th } from "@/components/ui/table";

export type SeverityChoice = readonly [value: string, words: string];
type Cell = { value: string; was: string; set: (to: string) => void };
type Props = {
  title: string;
  choices: readonly SeverityChoice[];
  heads: readonly string[];
  rows: readonly { head: string; cells: readonly Cell[] }[];
};

/** A table in which every cell can be changed; one that differs from the default says what the default is. */
export function SeverityGrid({ title, choices, heads, rows }: Props) {
  const words = new Map(choices);
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-semibold">{title}</h3>
      <Table aria-label={title}>
        <thead>
          <tr>
            <Td />
            {heads.map((head) => (
              <Th key={head}>{head}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <Th scope="row" className="border-line font-normal text-ink">
                {head}
              </Th>
              {cells.map(({ value, was, set }, at) => (
                <Td key={heads[at]}>
                  <Select
                    aria-label={`${title}: ${head}, ${heads[at]}`}
                    value={value}
                    className="w-28"
                    onChange={(event) => set(event.target.value)}
                  >
                    {choices.map(([one, said]) => (
                      <option key={one} value={one}>
                        {said}
                      </option>
                    ))}
                  </Select>
                  {value !== was && <span className="mt-0.5 block text-xs text-muted">default: {words.get(was)}</span>}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
