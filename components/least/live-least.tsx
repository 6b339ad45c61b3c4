"use client";
import { useMemo, type ComponentProps } from "react";
import { unpackSession, type PackedSession } from "@/lib/core/session/pack";
import { LeastDesk } from "./least-desk";

type Props = Omit<ComponentProps<typeof LeastDesk>, "server"> & {
  /** A session of that one server. */
  session: PackedSession;
};

/** The least tool set of a registered server. */
export function LiveLeast({ session, ...rest }: Props) {
  const { servers } = useMemo(() => unpackSession(session), [session]);
  return <LeastDesk server={servers[0]!} {...rest} />;
}
