"use client";
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { PaletteCommand } from "./command";
import { Palette } from "./palette";

type Source = () => PaletteCommand[];
type Held = { add: (source: Source) => () => void; open: () => void };

const PaletteContext = createContext<Held | null>(null);

/** Holds the palette and opens it on Ctrl or ⌘ K. Parts of the page add commands of their own, which come before the common ones. A guest has no other pages to go to. */
export function PaletteProvider({ guest = false, children }: { guest?: boolean; children: ReactNode }) {
  const sources = useRef(new Set<Source>());
  const [here, setHere] = useState<PaletteCommand[]>();
  const held = useMemo((): Held => {
    // Only while it is open does anyone need the commands: a board has thousands.
    const open = () => setHere([...sources.current].flatMap((source) => source()));
    return { open, add: (source) => (sources.current.add(source), () => void sources.current.delete(source)) };
  }, []);
  // Together with the page and not after it: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (document.querySelector("dialog[open]") === null) held.open();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [held]);
  return (
    <PaletteContext value={held}>
      {children}
      {here && <Palette here={here} elsewhere={!guest} onClose={() => setHere(undefined)} />}
    </PaletteContext>
  );
}

/** Opens the palette; does nothing where there is none. */
export function useOpenPalette(): () => void {
  const held = useContext(PaletteContext);
  return held?.open ?? (() => undefined);
}

/** Adds commands for as long as the component is there. They are made when the palette opens, and see the newest state. */
export function useCommands(make: Source): void {
  const held = useContext(PaletteContext);
  const latest = useRef(make);
  useLayoutEffect(() => {
    latest.current = make;
  });
  useLayoutEffect(() => held?.add(() => latest.current()), [held]);
}
