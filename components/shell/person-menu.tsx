"use client";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { UserRound } from "@/components/ui/icons";
import { isRecord } from "@/lib/core/text/is-record";
import { showHidden } from "@/lib/core/text/visible";

/** Who is signed in, and as what; and the way out. */
export function PersonMenu({ name, role }: { name: string; role: string | null }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !frame.current?.contains(event.target as Node))
        setOpen(false);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [open]);
  return (
    <div ref={frame} className="relative">
      <Button
        variant="quiet"
        size="icon"
        title={showHidden(name)}
        aria-label={`Signed in as ${showHidden(name)}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <UserRound aria-hidden="true" className="size-4" />
      </Button>
      <div
        id={panel}
        hidden={!open}
        className="absolute right-0 z-20 mt-1 w-64 rounded-lg border border-line bg-panel p-4 shadow-raised"
      >
        <p className="font-medium wrap-anywhere">{showHidden(name)}</p>
        <p className="mb-3 text-sm text-muted">{role === null ? "No role yet" : `Role: ${role}`}</p>
        <SignOut />
      </div>
    </div>
  );
}

/** Ends it here first, then goes wherever the answer says, to end it there too. */
function SignOut() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const end = async () => {
    setBusy(true);
    const answer = await fetch("/sign-out", { method: "POST" }).catch(() => undefined);
    const read: unknown = await answer?.json().catch(() => undefined);
    if (isRecord(read) && typeof read.next === "string") return window.location.assign(read.next);
    setBusy(false);
    setFailed(true);
  };
  return (
    <>
      <Button size="small" disabled={busy} onClick={end}>
        Sign out
      </Button>
      {failed && (
        <p role="alert" className="mt-2 text-sm">
          You are still signed in: Trefoil did not answer. Try again.
        </p>
      )}
    </>
  );
}
