import { ArrowLeft, ArrowRight } from "@/components/ui/icons";
import { Badge } from "@/components/ui/badge";
import { CutName } from "@/components/ui/cut-name";
import { Button } from "@/components/ui/button";
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
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous tool"
        title="Previous tool ([)"
        onClick={() => onStep(-1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button variant="quiet" size="icon" aria-label="Next tool" title="Next tool (])" onClick={() => onStep(1)}>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
