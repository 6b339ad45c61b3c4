"use client";
import { Search } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { useOpenPalette } from "./palette-provider";

/** The palette for those who do not know its key. */
export function PaletteButton() {
  const open = useOpenPalette();
  return (
    <Button
      variant="quiet"
      className="px-2 text-muted"
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      title="Search or jump to (Ctrl or ⌘ K)"
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="sr-only">Search or jump to</span>
      <kbd className="hidden rounded border border-line px-1.5 font-mono text-xs font-normal lg:inline">Ctrl K</kbd>
    </Button>
  );
}
