import { useEffect, useRef } from "react";
import type { Outcome } from "@/lib/core/model/outcome";

/** Moves the focus to the first field of the form that the server rejected. */
export function useInvalidFocus(outcome: Outcome<unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome && "problem" in outcome) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [outcome]);
  return form;
}
