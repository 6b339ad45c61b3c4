import type { Session, SessionSpec } from "@/lib/core/model/session";

/** A kept session judged with all its evidence and schemas, as the threads of the app do it. Import it after the data folder is set. */
export async function openWhole(spec: SessionSpec, moment?: string): Promise<Session> {
  const [{ openingOf }, { openHere }] = await Promise.all([
    import("@/lib/jobs/open-session"),
    import("@/lib/jobs/heavy/open-here"),
  ]);
  return openHere(await openingOf(spec, moment));
}
