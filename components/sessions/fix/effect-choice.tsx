import { EFFECTS, type PlannedEffect, type Exporter } from "@/lib/core/exporters";

const EFFECT_WORDS: Record<PlannedEffect, { label: string; means: string }> = {
  hide: { label: "Hide", means: "the model is not shown the tool, so the leg is gone" },
  block: { label: "Block", means: "the model sees the tool and its calls are refused" },
  ask: { label: "Ask", means: "a person is asked before each call; the leg stays, behind a compensating control" },
};

/** How the tools are kept from the agent, in the words of the client’s own settings. */
export function EffectChoice({
  exporter,
  how,
  setWanted,
}: {
  exporter: Exporter;
  how: PlannedEffect;
  setWanted: (effect: PlannedEffect) => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">How the tools are kept from the agent</legend>
      {EFFECTS.map((effect) => (
        <label
          key={effect}
          className={`flex items-start gap-2.5 text-sm ${exporter.keys[effect] === null && effect !== "hide" ? "text-muted" : ""}`}
        >
          <input
            type="radio"
            name="fix-effect"
            className="mt-1 accent-ink"
            checked={how === effect}
            disabled={effect !== "hide" && exporter.keys[effect] === null}
            onChange={() => setWanted(effect)}
          />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{EFFECT_WORDS[effect].label}</strong>: {EFFECT_WORDS[effect].means}.{" "}
            <span className="text-muted">
              {exporter.keys[effect] === null
                ? `${exporter.label} has no setting for this.`
                : `In its files: ${exporter.keys[effect]}.`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
