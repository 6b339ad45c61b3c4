import { Badge } from "@/components/ui/badge";
import { EFFECT_WORDS, type EffectCounts } from "@/lib/core/drift/effects";
import { CHANGE_EFFECTS, type ChangeEffect } from "@/lib/core/model/change";

const TONES: Record<ChangeEffect, "solid" | "outline" | "plain"> = {
  "other-server": "solid",
  "leg-gained": "solid",
  "claim-flipped": "solid",
  "suspect-wording": "solid",
  "tool-added": "outline",
  shape: "outline",
  wording: "plain",
  version: "plain",
  "leg-lost": "plain",
  "tool-removed": "plain",
};

export function EffectBadge({ effect, count }: { effect: ChangeEffect; count?: number }) {
  const { label, meaning } = EFFECT_WORDS[effect];
  return (
    <Badge tone={TONES[effect]} title={meaning}>
      {label}
      {count !== undefined && count > 1 && <span className="tabular-nums">{count.toLocaleString("en")}</span>}
    </Badge>
  );
}

/** How many changes have each effect, the most severe first. */
export function EffectBadges({ counts }: { counts: EffectCounts }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {CHANGE_EFFECTS.filter((effect) => counts[effect]).map((effect) => (
        <EffectBadge key={effect} effect={effect} count={counts[effect]} />
      ))}
    </span>
  );
}
