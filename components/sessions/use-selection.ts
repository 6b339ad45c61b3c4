"use client";
import { useCallback, useMemo, useState } from "react";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { select } from "@/lib/core/session/selection";

/** What is picked, and what represents it in every view. Picking it again clears it. */
export function useSelection(session: Session, analysis: Analysis, stance: Stance, opening: string | undefined) {
  const [picked, setPicked] = useState(opening);
  const selection = useMemo(
    () => (picked === undefined ? undefined : select(session, analysis, stance, picked)),
    [session, analysis, stance, picked],
  );
  const pick = useCallback((of: string) => setPicked((was) => (was === of ? undefined : of)), []);
  const clear = useCallback(() => setPicked(undefined), []);
  return { selection, pick, clear };
}
