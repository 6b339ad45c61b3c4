import { count } from "@/components/sessions/words";
import { Button } from "@/components/ui/button";

type BarProps = {
  /** How many sessions would change. */
  sessions: number;
  busy: boolean;
  armed: boolean;
  said: string;
  onOff: () => void;
  onUndo?: () => void;
};

/** The button that applies it, the one that undoes it, and the result. */
export function SwitchBar({ sessions, busy, armed, said, onOff, onUndo }: BarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="solid" disabled={busy || !armed || sessions === 0} onClick={onOff}>
        Switch them off in {count(sessions, "session")}
      </Button>
      {onUndo && (
        <Button disabled={busy} onClick={onUndo}>
          Undo
        </Button>
      )}
      <p role="status" className="text-sm">
        {said || (armed ? "" : "First mark what is needed.")}
      </p>
    </div>
  );
}
