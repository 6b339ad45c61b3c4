import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { DEFAULT_TABLES } from "@/lib/core/analysis/severity-tables";
import { DATA_WORDS } from "@/lib/core/analysis/severity-words";
import { DATA_CLASSES, type DataClass } from "@/lib/core/model/severity";
import type { KindRow } from "@/lib/core/policy-file/severity-rows";

type Props = { kinds: readonly KindRow[]; onChange: (kinds: readonly KindRow[]) => void };

/** Kinds of data that an organisation puts into another class. */
export function KindRows({ kinds, onChange }: Props) {
  const replace = (at: number, by: Partial<KindRow>) =>
    onChange(kinds.map((one, place) => (place === at ? { ...one, ...by } : one)));
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Kinds of data</h3>
      <p className="max-w-prose text-sm text-muted">
        A kind that is not named here has the class of its grade. The kind of a tool&apos;s data stands beside its
        evidence.
      </p>
      <datalist id="kinds-of-data">
        {Object.keys(DEFAULT_TABLES.data).map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <ul className="grid gap-2">
        {kinds.map(({ kind, is }, at) => (
          <li key={at} className="flex flex-wrap items-center gap-2">
            <Input
              aria-label={`Kind ${at + 1}`}
              list="kinds-of-data"
              value={kind}
              maxLength={60}
              className="w-48"
              placeholder="issue"
              onChange={(event) => replace(at, { kind: event.target.value })}
            />
            <Select
              aria-label={`Class of kind ${at + 1}`}
              value={is}
              className="w-56"
              onChange={(event) => replace(at, { is: event.target.value as DataClass })}
            >
              {DATA_CLASSES.map((one) => (
                <option key={one} value={one}>
                  {DATA_WORDS[one].row}
                </option>
              ))}
            </Select>
            <Button size="small" onClick={() => onChange(kinds.filter((_, place) => place !== at))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" className="w-fit" onClick={() => onChange([...kinds, { kind: "", is: "internal" }])}>
        Add a kind
      </Button>
    </section>
  );
}
