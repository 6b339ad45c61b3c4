"use client";
import { Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useOpenPalette } from "./palette-provider";

/** The palette for those who do not know its key. */
export function PaletteButton() {
  const open = useOpenPalette();
  return (
    <Button variant="quiet" className="px-2 text-muted" onClick={open} aria-label="Go to or do" aria-keyshortcuts="Control+K Meta+K" title="Go to or do (Ctrl or ⌘ K)">
      <Search aria-hidden="true" className="size-4" />
      <kbd className="hidden rounded border border-line px-1.5 font-mono text-xs font-normal lg:inline">Ctrl K</kbd>
    </Button>
  );
}
