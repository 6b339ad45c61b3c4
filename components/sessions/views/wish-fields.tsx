import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export function OtherField({
  suggest,
  other,
  change,
  setOther,
}: {
  suggest: (text: string) => string[];
  other: string;
  change: (set: (text: string) => void) => (text: string) => void;
  setOther: (value: string) => void;
}) {
  return (
    <Field label="The other one" hint="Leave empty for a server that should stay whole.">
      {(wiring) => (
        <Suggesting wiring={wiring} list="wish-others" ids={suggest(other)} value={other} onChange={change(setOther)} />
      )}
    </Field>
  );
}

export function CostField({
  cost,
  change,
  setCost,
}: {
  cost: string;
  change: (set: (text: string) => void) => (text: string) => void;
  setCost: (value: string) => void;
}) {
  return (
    <Field label="Cost of losing it" hint="Everything else costs 1.">
      {(wiring) => (
        <Input
          {...wiring}
          type="number"
          min={0}
          max={1000}
          step="any"
          value={cost}
          onChange={(event) => change(setCost)(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A text field that suggests ids. */
export function Suggesting({
  wiring,
  list,
  ids,
  value,
  onChange,
}: {
  wiring: object;
  list: string;
  ids: readonly string[];
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <>
      <Input
        {...wiring}
        list={list}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </>
  );
}
