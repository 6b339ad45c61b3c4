import { CircleCheck, CircleDashed, CircleSlash2, OctagonAlert, type Icon } from "@/components/ui/icons";
import { Badge } from "@/components/ui/badge";
import type { Level } from "@/lib/core/model/analysis";

/** How people read a level. Severity is an icon and a word; colour is reserved for the legs. */
export const LEVELS: Record<Level, { word: string; icon: Icon; tone: "solid" | "dashed" | "outline" | "plain" }> = {
  lethal: { word: "Lethal", icon: OctagonAlert, tone: "solid" },
  possible: { word: "Possible", icon: CircleDashed, tone: "dashed" },
  "two-legs": { word: "Two legs", icon: CircleSlash2, tone: "outline" },
  clear: { word: "Clear", icon: CircleCheck, tone: "plain" },
};

/** The level in a word. An incomplete one is a lower bound and says so. */
export function LevelBadge({
  level,
  incomplete,
  className,
}: {
  level: Level;
  incomplete?: boolean;
  className?: string;
}) {
  const { word, icon: Icon, tone } = LEVELS[level];
  return (
    <Badge tone={tone} className={className}>
      <Icon aria-hidden="true" className="size-3.5" />
      {word}
      {incomplete && ", incomplete"}
    </Badge>
  );
}
