"use client";
import type { CompositionReading } from "@/lib/core/analysis/compositions/safe";

const LABELS: Record<CompositionReading, string> = { uncertain: "Including uncertain", confirmed: "Confirmed only" };

/** Whether what is only possible counts. */
export function ReadingSwitch({
  reading,
  onReading,
  name,
}: {
  reading: CompositionReading;
  onReading: (reading: CompositionReading) => void;
  name: string;
}) {
  return (
    <fieldset className="no-print inline-flex w-fit rounded-md border border-edge p-0.5 text-[0.8125rem]">
      <legend className="sr-only">How to count what is uncertain</legend>
      {(["uncertain", "confirmed"] as const).map((one) => (
        <label
          key={one}
          className="rounded px-2.5 py-1 has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={reading === one}
            onChange={() => onReading(one)}
          />
          {LABELS[one]}
        </label>
      ))}
    </fieldset>
  );
}
