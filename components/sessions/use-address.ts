"use client";
import { useEffect, useRef } from "react";
import { sameSwitches, type Switches } from "./switches";
import type { TabId } from "./board-types";

/** Node refuses requests with more than 16 KB of headers, so a longer address would not survive a reload. */
const LONGEST_ADDRESS = 6000;
const WAIT_MS = 150;

/** The part of an address that says how the board stands: `off` once for each id (empty when nothing is off), `host`, `tab` and `tool`. */
export function writeAddress(now: Switches, saved: Switches, tab: TabId, tool: string | undefined): string {
  const query = new URLSearchParams(switchQuery(now, saved));
  if (tab !== "matrix") query.set("tab", tab);
  if (tool !== undefined) query.set("tool", tool);
  return query.size > 0 ? `?${query}` : "";
}

/** The switches as a query; empty when they are as saved. */
export function switchQuery(now: Switches, saved: Switches): [string, string][] {
  if (sameSwitches(now, saved)) return [];
  const off = now.off.size === 0 ? [""] : [...now.off].sort();
  const query = off.map((id): [string, string] => ["off", id]);
  return now.host === saved.host ? query : [...query, ["host", now.host]];
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
