"use client";
import { useEffect, useRef } from "react";

export type Shortcuts = Record<string, () => void>;

/** Keys that wait for a second one, as in `g m`. */
const PREFIX = "g";
const PREFIX_WAITS_MS = 1200;

/** Single keys and `g` pairs, anywhere on the page except where text is typed or a dialog is open. Capital letters mean shift. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let prefixAt = -PREFIX_WAITS_MS;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog"))
        return;
      const pair = event.timeStamp - prefixAt < PREFIX_WAITS_MS;
      prefixAt = !pair && event.key === PREFIX ? event.timeStamp : -PREFIX_WAITS_MS;
      const run = latest.current[pair ? `${PREFIX} ${event.key}` : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
