"use client";
import { useEffect, useRef } from "react";
import { writeSwitches, type Switches } from "@/lib/core/switches";
import type { TabId } from "./board-types";

/** Node refuses requests with more than 16 KB of headers, so a longer address would not survive a reload. */
const LONGEST_ADDRESS = 6000;
const WAIT_MS = 150;

/** The part of an address that says how the board stands: switches, tab and tool. */
export function writeAddress(now: Switches, saved: Switches, tab: TabId, tool: string | undefined): string {
  const query = new URLSearchParams(writeSwitches(now, saved));
  if (tab !== "matrix") query.set("tab", tab);
  if (tool !== undefined) query.set("tool", tool);
  return query.size > 0 ? `?${query}` : "";
}

/** Keeps the address in step, so that a reload, a bookmark or a copied address opens the same board. False when the switches are too many for it. */
export function useAddress(enabled: boolean, now: Switches, saved: Switches, tab: TabId, tool: string | undefined): { fits: boolean } {
  const full = writeAddress(now, saved, tab, tool);
  const fits = full.length <= LONGEST_ADDRESS;
  const address = fits ? full : writeAddress(saved, saved, tab, tool);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!enabled) return;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, "", `${window.location.pathname}${address}`), WAIT_MS);
    return () => clearTimeout(timer);
  }, [enabled, address]);
  return { fits };
}
