import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { EFFECT_WORDS } from "@/lib/core/drift/effects";
import { CHANGE_EFFECTS, type ChangeEffect } from "@/lib/core/model/change";

/** Shows only listings that changed something with one effect. A plain form: its result is an address. */
export function EffectFilter({ action, effect }: { action: string; effect?: ChangeEffect }) {
  return (
    <form action={action} className="no-print flex items-center gap-2">
      <Select key={effect} name="effect" defaultValue={effect ?? ""} aria-label="Show listings with" className="w-auto">
        <option value="">Every change</option>
        {CHANGE_EFFECTS.map((one) => (
          <option key={one} value={one}>
            {EFFECT_WORDS[one].label}
          </option>
        ))}
      </Select>
      <Button type="submit">Show</Button>
    </form>
  );
}
