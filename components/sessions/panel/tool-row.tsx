import { memo } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Checkbox } from "@/components/ui/checkbox";
import { CutName } from "@/components/ui/cut-name";
import { cn } from "@/components/ui/class-names";
import { CHANNEL_WORDS } from "@/lib/core/model/channel";
import { perLeg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";

type Props = {
  tool: SessionTool;
  serverOff: boolean;
  onTurn: (ids: string[], to: "on" | "off") => void;
  onConsider: (id: string | null) => void;
  onOpen: (tool: SessionTool) => void;
  /** Highlighted. */
  lit: boolean;
};

export const ToolRow = memo(function ToolRow({ tool, serverOff, onTurn, onConsider, onOpen, lit }: Props) {
  const name =
    tool.channel && tool.channel !== "commands" ? CHANNEL_WORDS[tool.channel].label : showHidden(tool.tool.name);
  // What was never switched on is not struck out: nobody switched it off.
  const unasked = tool.onRequest === true && tool.off === true;
  const consider = tool.off || serverOff ? () => onConsider(tool.id) : undefined;
  const dismiss = () => onConsider(null);
  return (
    <div
      data-of={`tool:${tool.id}`}
      data-lit={lit || undefined}
      className={cn(
        "-mx-2 flex h-[34px] items-center gap-2.5 pr-2 pl-13",
        lit && "bg-quote shadow-[inset_3px_0_0_var(--color-ink)]",
      )}
      onMouseEnter={consider}
      onMouseLeave={dismiss}
      onFocus={consider}
      onBlur={dismiss}
    >
      <Checkbox
        checked={!tool.off}
        disabled={serverOff}
        onChange={(event) => onTurn([tool.id], event.target.checked ? "on" : "off")}
        aria-label={name}
      />
      <button
        type="button"
        onClick={() => onOpen(tool)}
        title={tool.channel && tool.tool.description}
        className={cn(
          "min-w-0 flex-1 rounded text-left text-[0.8125rem] hover:underline",
          tool.channel ? "italic" : "font-mono",
          (tool.off || serverOff) && "text-muted",
          (serverOff || (tool.off && !unasked)) && "line-through decoration-edge",
        )}
      >
        <CutName name={name} />
      </button>
      {unasked && <span className="text-[0.75rem] whitespace-nowrap text-muted">not counted</span>}
      <LegPips
        legs={perLeg((leg) => tool.classification[leg].verdict)}
        className={cn("[&_svg]:size-4", (tool.off || serverOff) && "opacity-60")}
      />
    </div>
  );
});
