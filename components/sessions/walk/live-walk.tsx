"use client";
import { useMemo } from "react";
import { unpackSession, type PackedSession } from "@/lib/core/session/pack";
import { WalkView } from "./walk-view";

/** Calls of a saved session; `seen` are those to begin with. */
export function LiveWalk({ session, seen }: { session: PackedSession; seen?: readonly string[] }) {
  const whole = useMemo(() => unpackSession(session), [session]);
  return <WalkView session={whole} seen={seen} />;
}
