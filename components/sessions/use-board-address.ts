import { LONGEST_QUERY, useAddress } from "@/components/ui/use-address";
import type { Switches } from "@/lib/core/session/switches";
import { writeAddress } from "./address";
import type { BoardPlace } from "./board-types";

const WAIT_MS = 150;

/** Keeps switches and place in the address; `fits` is false when the switches are too many for one, which then holds the place alone. */
export function useBoardAddress(
  enabled: boolean,
  now: Switches,
  saved: Switches,
  place: BoardPlace,
): { fits: boolean } {
  const full = writeAddress(now, saved, place);
  const fits = full.length <= LONGEST_QUERY;
  useAddress(fits ? full : writeAddress(saved, saved, place), { enabled, waitMs: WAIT_MS });
  return { fits };
}
