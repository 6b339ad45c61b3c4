import type { ReactNode } from "react";
import { Button } from "./button";
import { Input, Select } from "./input";

type Props = {
  /** A label for the whole, for those who do not see it. */
  label: string;
  text: string;
  placeholder: string;
  onText: (text: string) => void;
  /** A choice of one group of lines; the empty value is all of them. */
  group: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChoose: (value: string) => void;
  };
  shown: number;
  all: number;
  /** What the lines are, in the plural. */
  noun: string;
  onShowAll: () => void;
  /** Further choices. */
  children?: ReactNode;
};

/** The filters of a grid: a search, one group, further choices, and how many lines are left. */
export function Narrow({ label, text, placeholder, onText, group, shown, all, noun, onShowAll, children }: Props) {
  const narrowed = shown !== all;
  return (
    <div role="search" aria-label={label} className="no-print flex flex-wrap items-end gap-3">
      <label className="grid min-w-56 flex-1 gap-1 text-[0.8125rem] text-muted">
        Search
        <Input type="search" value={text} placeholder={placeholder} onChange={(event) => onText(event.target.value)} />
      </label>
      <Choice
        label={group.label}
        className="w-40"
        any="all"
        value={group.value}
        options={group.options}
        onChoose={group.onChoose}
      />
      {children}
      <div className="flex h-9 items-center gap-3">
        <p role="status" className="text-sm text-muted tabular-nums">
          {narrowed
            ? `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} ${noun}`
            : `${all.toLocaleString("en")} ${noun}`}
        </p>
        {narrowed && (
          <Button size="small" onClick={onShowAll}>
            Show all
          </Button>
        )}
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: ReactNode;
  className: string;
  any?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** One choice among several, or none of them. */
export function Choice({ label, className, any = "any", value, options, onChoose }: ChoiceProps) {
  return (
    <label className={`grid gap-1 text-[0.8125rem] text-muted ${className}`}>
      {label}
      <Select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
