"use client";
import type { Pair } from "@/lib/core/importers/reading/pasted";
import { Plus, X } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type Props = {
  /** What one pair is: "variable", "header". */
  noun: string;
  legend: string;
  hint: string;
  pairs: Pair[];
  /** Names whose value is kept: an empty field keeps it. */
  kept?: ReadonlySet<string>;
  onChange: (pairs: Pair[]) => void;
  /** Problems by `index.name` and `index.value`. */
  errors: (key: string) => string | undefined;
};

/** Names with values that nobody should read over a shoulder. */
export function PairFields({ noun, legend, hint, pairs, kept, onChange, errors }: Props) {
  const change = (index: number, part: Partial<Pair>) =>
    onChange(pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair)));
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">{legend}</legend>
      <p className="text-[0.8125rem] text-muted">{hint}</p>
      {pairs.map((pair, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <Field
            label={
              <span className="sr-only">
                Name of {noun} {index + 1}
              </span>
            }
            error={errors(`${index}.name`)}
          >
            {(wiring) => (
              <Input
                {...wiring}
                className="font-mono"
                placeholder="NAME"
                autoComplete="off"
                spellCheck={false}
                value={pair.name}
                onChange={(event) => change(index, { name: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={
              <span className="sr-only">
                Value of {noun} {index + 1}
              </span>
            }
            error={errors(`${index}.value`)}
          >
            {(wiring) => (
              <Input
                {...wiring}
                type="password"
                className="font-mono"
                placeholder={kept?.has(pair.name) ? "kept as it is" : "value"}
                autoComplete="new-password"
                value={pair.value}
                onChange={(event) => change(index, { value: event.target.value })}
              />
            )}
          </Field>
          <Button
            variant="quiet"
            size="icon"
            className="mt-1.5"
            aria-label={`Remove ${noun} ${index + 1}`}
            onClick={() => onChange(pairs.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...pairs, { name: "", value: "" }])}>
          <Plus aria-hidden="true" className="size-4" />
          Add a {noun}
        </Button>
      </div>
    </fieldset>
  );
}
