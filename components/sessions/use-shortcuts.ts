"use client";
import { useLayoutEffect, useRef } from "react";

export type Shortcuts = Record<string, () => void>;

/** Keys that wait for a second one, as in `g m`. */
const PREFIX = "g";
const PREFIX_WAITS_MS = 1200;

/** Single keys, `g` pairs and `Mod` with a key (Ctrl or ⌘), anywhere on the page except where text is typed or a dialog is open. Capital letters mean shift. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  // Together with the page and not after it: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    let prefixAt = -PREFIX_WAITS_MS;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog"))
        return;
      const mod = event.ctrlKey || event.metaKey;
      // With Ctrl, Caps Lock or a layout may give either case: shift alone decides.
      const key = !mod ? event.key : `Mod ${event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()}`;
      const pair = event.timeStamp - prefixAt < PREFIX_WAITS_MS;
      prefixAt = !pair && key === PREFIX ? event.timeStamp : -PREFIX_WAITS_MS;
      const run = latest.current[pair ? `${PREFIX} ${key}` : key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
