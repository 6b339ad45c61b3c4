"use client";
import { useEffect, useRef } from "react";
import type { Switches } from "@/lib/core/session/switches";
import { writeAddress } from "./address";
import type { Place } from "./board-types";

/** Node refuses requests with more than 16 KB of headers, so a longer address would not survive a reload. */
const LONGEST_ADDRESS = 6000;
const WAIT_MS = 150;

/** Keeps the address in step, so that a reload, a bookmark or a copied address opens the same board. False when the switches are too many for it. */
export function useAddress(enabled: boolean, now: Switches, saved: Switches, place: Place): { fits: boolean } {
  const full = writeAddress(now, saved, place);
  const fits = full.length <= LONGEST_ADDRESS;
  const address = fits ? full : writeAddress(saved, saved, place);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!enabled) return;
    const timer = setTimeout(
      () => window.history.replaceState(window.history.state, "", `${window.location.pathname}${address}`),
      WAIT_MS,
    );
    return () => clearTimeout(timer);
  }, [enabled, address]);
  return { fits };
}
