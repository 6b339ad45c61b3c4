"use client";
import { X } from "@/components/ui/icons";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./class-names";

const PLACES = {
  middle: "m-auto w-[min(40rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] rounded-xl",
  side: "ml-auto mr-0 my-0 h-dvh max-h-none w-[min(42rem,100vw)] has-[[data-beside]]:w-[min(66rem,100vw)] max-w-none border-y-0 border-r-0",
};

type Props = { open: boolean; onClose: () => void; title: ReactNode; place?: keyof typeof PLACES; children: ReactNode };

/** A modal: the browser's own `<dialog>`, which keeps the focus inside, gives it back, and closes on Escape. `side` is the drawer; it is wider while it holds something with `data-beside`. */
export function Dialog({ open, onClose, title, place = "middle", children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className={cn("border border-line bg-panel p-0 text-ink shadow-raised", PLACES[place])}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-4">
            <h2 id={heading} className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">
              {title}
            </h2>
            <Button variant="quiet" size="icon" className="-mr-2 -mt-1 shrink-0" onClick={onClose} aria-label="Close">
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
        </div>
      )}
    </dialog>
  );
}
