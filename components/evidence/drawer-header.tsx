import { Badge } from "@/components/ui/badge";
import { CutName } from "@/components/ui/cut-name";
import { StepButtons } from "@/components/ui/step-buttons";
import { META_WORDS, type SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";

/** The server, what the tool does beside its legs, and buttons to its neighbours. */
export function DrawerHeader({ tool, onStep }: { tool: SessionTool; onStep: (by: 1 | -1) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <CutName
        name={showHidden(tool.tool.title ? `${tool.server} · ${tool.tool.title}` : tool.server)}
        className="mr-auto"
      />
      {tool.classification.writes && <Badge>writes</Badge>}
      {tool.classification.destructive && <Badge>destroys</Badge>}
      {tool.meta && <Badge>{META_WORDS[tool.meta.kind]}</Badge>}
      {tool.off && <Badge tone="outline">switched off</Badge>}
      <StepButtons onStep={onStep} />
    </div>
  );
}
