import type { ReactNode } from "react";
import { Field } from "./field";
import { Input } from "./input";

type Props = {
  label?: string;
  hint?: ReactNode;
  error?: string;
  className?: string;
  /** Characters at most. */
  longest?: number;
  value: string;
  onChange: (name: string) => void;
};

/** The name of a person; browsers suggest the one that they know. */
export function NameField({ label = "Your name", longest = 120, value, onChange, ...field }: Props) {
  return (
    <Field label={label} {...field}>
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="name"
          maxLength={longest}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
