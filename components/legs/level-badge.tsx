import { CircleCheck, CircleDashed, CircleHelp, CircleSlash2, OctagonAlert, type Icon } from "@/components/ui/icons";
import { Badge } from "@/components/ui/badge";
import type { Level } from "@/lib/core/model/analysis";

/** How people read a level. Severity is an icon and a word; colour is reserved for the legs. */
export const LEVELS: Record<Level, { word: string; icon: Icon; tone: "solid" | "dashed" | "outline" | "plain" }> = {
  lethal: { word: "Lethal", icon: OctagonAlert, tone: "solid" },
  possible: { word: "Possible", icon: CircleDashed, tone: "dashed" },
  "two-legs": { word: "Two legs", icon: CircleSlash2, tone: "outline" },
  clear: { word: "Clear", icon: CircleCheck, tone: "plain" },
};

const NOTHING = { word: "Nothing judged", icon: CircleHelp, tone: "plain" } as const;

/** The level in a word. An incomplete one is a lower bound and says so; where no tool was seen it is none. */
export function LevelBadge({
  level,
  incomplete,
  tools,
  className,
}: {
  level: Level;
  incomplete?: boolean;
  /** How many tools are switched on. */
  tools?: number;
  className?: string;
}) {
  const nothing = level === "clear" && incomplete === true && tools === 0;
  const { word, icon: Icon, tone } = nothing ? NOTHING : LEVELS[level];
  return (
    <Badge tone={tone} className={className}>
      <Icon aria-hidden="true" className="size-3.5" />
      {word}
      {incomplete && !nothing && ", incomplete"}
    </Badge>
  );
}
