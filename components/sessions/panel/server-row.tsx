import { ChevronRight, CircleHelp } from "@/components/ui/icons";
import { LegPips } from "@/components/legs/leg-pips";
import { CutName } from "@/components/ui/cut-name";
import { cn } from "@/components/ui/class-names";
import { Switch } from "@/components/ui/switch";
import type { SessionServer } from "@/lib/core/model/session";
import { serverLabel } from "@/lib/core/session/server-label";
import { strongestLegs } from "../strongest";
import { serverFacts } from "../words";

type Props = {
  server: SessionServer;
  open: boolean;
  onFlip: () => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  onConsider: (id: string | null) => void;
  /** Highlighted. */ lit: boolean;
};

export function ServerRow({ server, open, onFlip, onTurn, onConsider, lit }: Props) {
  const name = serverLabel(server);
  const consider = server.off ? () => onConsider(server.name) : undefined;
  const dismiss = () => onConsider(null);
  return (
    <div
      data-of={`server:${server.name}`}
      data-lit={lit || undefined}
      className={cn(
        "-mx-2 flex h-[60px] items-center gap-2.5 border-t border-line px-2",
        lit && "bg-quote shadow-[inset_3px_0_0_var(--color-ink)]",
      )}
      onMouseEnter={consider}
      onMouseLeave={dismiss}
      onFocus={consider}
      onBlur={dismiss}
    >
      <Switch
        checked={!server.off}
        onCheckedChange={(on) => onTurn([server.name], on ? "on" : "off")}
        aria-label={name}
      />
      <button
        type="button"
        aria-expanded={open}
        onClick={onFlip}
        disabled={server.tools.length === 0}
        className="group flex min-w-0 flex-1 items-center gap-2 rounded-md py-1.5 text-left disabled:cursor-default"
      >
        <span className="min-w-0 flex-1">
          <span
            className={cn(
              "flex items-center gap-1 text-sm font-semibold",
              server.off && "text-muted line-through decoration-edge",
            )}
          >
            <CutName name={name} />
            {server.tools.length > 0 && (
              <ChevronRight
                aria-hidden="true"
                className={cn("size-3.5 shrink-0 text-muted transition-transform", open && "rotate-90")}
              />
            )}
          </span>
          <span className="flex items-center gap-1 truncate text-[0.8125rem] text-muted">
            {server.state !== "listed" && <CircleHelp aria-hidden="true" className="size-3.5 shrink-0" />}
            {serverFacts(server)}
          </span>
        </span>
      </button>
      {server.state === "unlisted" ? (
        <span className="text-[0.8125rem] text-muted">unknown</span>
      ) : (
        <LegPips legs={strongestLegs(server)} className={cn(server.off && "opacity-60")} />
      )}
    </div>
  );
}
