import type { Stance } from "@/lib/core/model/session";

const LABELS: Record<Stance, string> = { cautious: "Including uncertain", plain: "Confirmed only" };

/** How the views read `possible`. */
export function StanceSwitch({ stance, onStance }: { stance: Stance; onStance: (stance: Stance) => void }) {
  return (
    <fieldset className="no-print inline-flex w-fit rounded-md border border-edge p-0.5 text-[0.8125rem]">
      <legend className="sr-only">What to count</legend>
      {(["cautious", "plain"] as const).map((one) => (
        <label
          key={one}
          className="rounded px-2.5 py-1 has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="stance"
            className="sr-only"
            checked={stance === one}
            onChange={() => onStance(one)}
          />
          {LABELS[one]}
        </label>
      ))}
    </fieldset>
  );
}
