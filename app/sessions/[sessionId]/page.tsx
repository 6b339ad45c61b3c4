import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RenewalNotice } from "@/components/drift/renewal-notice";
import { readAddress } from "@/components/sessions/address";
import { LiveBoard } from "@/components/sessions/live-board";
import { FORMATS } from "@/lib/core/reports/formats";
import { packSession } from "@/lib/core/session/pack";
import { brokenApprovals } from "@/lib/jobs/approved-listing";
import { openSlim } from "@/lib/jobs/open-session";
import { getSession } from "@/lib/store/sessions";
import { findMoments } from "@/lib/store/snapshots";
import {
  changeClientFile,
  createParts,
  findClientFiles,
  fixClientFiles,
  overrideLeg,
  removeSession,
  renameSession,
  saveGates,
  saveSwitches,
  saveWishes,
} from "../actions";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const spec = await getSession((await params).sessionId);
  return { title: spec?.name };
}

export default async function SessionPage({ params, searchParams }: Props) {
  const { sessionId } = await params;
  const spec = await getSession(sessionId);
  if (!spec) notFound();
  const [session, moments, broken] = await Promise.all([
    openSlim(spec),
    findMoments(spec.servers),
    brokenApprovals(spec.servers),
  ]);
  const opening = readAddress(await searchParams);
  const formats = FORMATS.map(({ id, label, extension, mediaType }) => ({ id, label, extension, mediaType }));
  const board = (
    <LiveBoard
      id={sessionId}
      session={packSession(session)}
      opening={opening}
      formats={formats}
      earlier={moments[0]}
      calls={{
        saveSwitches,
        saveGates,
        saveWishes,
        renameSession,
        removeSession,
        createParts,
        overrideLeg,
        findClientFiles,
        fixClientFiles,
        changeClientFile,
      }}
    />
  );
  return (
    <>
      <RenewalNotice broken={broken} />
      {board}
    </>
  );
}
