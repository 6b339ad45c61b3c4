"use client";
import { CircleAlert } from "@/components/ui/icons";
import { useId, type ReactNode } from "react";
import { cn } from "./class-names";

type Wiring = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: (wiring: Wiring) => ReactNode;
};

/** A control with its label, a hint, and what is wrong with it; the child spreads the wiring on the control. */
export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-[0.8125rem] font-medium">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
