"use client";
import { useMemo } from "react";
import { unpackSession, type PackedSession } from "@/lib/core/session/pack";
import { WalkView } from "./walk-view";

/** Calls of a kept session. */
export function LiveWalk({ session }: { session: PackedSession }) {
  const whole = useMemo(() => unpackSession(session), [session]);
  return <WalkView session={whole} />;
}
