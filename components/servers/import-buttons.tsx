import { Button } from "@/components/ui/button";
import { Working } from "@/components/ui/status";
import type { ImportEntry } from "@/lib/core/model/import-preview";

/** The button that registers what is chosen, and the one that goes back. */
export function ImportButtons({
  entries,
  pending,
  chosen,
  submit,
  session,
  onBack,
  back,
}: {
  entries: readonly ImportEntry[];
  pending: boolean;
  chosen: ReadonlySet<string>;
  submit: () => void;
  session: boolean;
  onBack: () => void;
  back: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {entries.length > 0 && (
        <Button variant="solid" disabled={pending || chosen.size === 0} onClick={submit}>
          {sayButton(
            entries.filter((entry) => chosen.has(entry.name)),
            session,
          )}
        </Button>
      )}
      <Button disabled={pending} onClick={onBack}>
        {back}
      </Button>
      {pending && <Working>Registering</Working>}
      {!pending && entries.length > 0 && (
        <p className="text-sm text-muted">Nothing is started yet: you agree to each command line first.</p>
      )}
    </div>
  );
}

function sayButton(chosen: readonly ImportEntry[], session: boolean): string {
  const fresh = chosen.filter((entry) => entry.known?.as !== "same").length;
  if (fresh === 0 && session && chosen.length > 0) return "Make the session";
  return fresh === 1 ? "Register 1 server" : `Register ${fresh} servers`;
}
