import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RenewalList, sayBroken } from "@/components/drift/renewal-notice";
import { readAddress } from "@/components/sessions/address";
import { LiveBoard } from "@/components/sessions/live-board";
import { OFFERS } from "@/lib/core/reports/formats";
import { packSession } from "@/lib/core/session/pack";
import { brokenApprovals } from "@/lib/jobs/approved-listing";
import { serversAtAGlance } from "@/lib/jobs/judged/at-a-glance";
import { partVersions } from "@/lib/jobs/change-session";
import { openSlim } from "@/lib/jobs/open-session";
import { getReportCover } from "@/lib/store/report-covers";
import { getSession } from "@/lib/store/sessions";
import { listings } from "@/lib/jobs/listings";
import { findMoments } from "@/lib/store/snapshots/moments";
import { page } from "@/lib/identity/page";
import { cancelListing, deleteServer, fetchTools } from "../../servers/actions";
import {
  addServers,
  createParts,
  overrideLeg,
  removeSession,
  renameSession,
  saveGates,
  saveSwitches,
  saveWishes,
  saveCover,
} from "../actions";
import { changeClientFile, findClientFiles, fixClientFiles } from "../fix/actions";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const spec = await getSession((await params).sessionId);
  return { title: spec?.name };
});

export default page("read", async function SessionPage({ params, searchParams }: Props) {
  // Asked before anything else is read: a listing that ends in between may be missing from it, and then the page reads again.
  const jobs = await (await listings()).states();
  const { sessionId } = await params;
  const spec = await getSession(sessionId);
  if (!spec) notFound();
  const [session, moments, broken, servers, cover] = await Promise.all([
    openSlim(spec),
    findMoments(spec.servers),
    brokenApprovals(spec.servers),
    serversAtAGlance(),
    getReportCover(sessionId),
  ]);
  const opening = readAddress(await searchParams);
  return (
    <LiveBoard
      id={sessionId}
      session={packSession(session)}
      opening={opening}
      formats={OFFERS}
      cover={cover}
      versions={partVersions(spec)}
      earlier={moments[0]}
      notice={broken.length > 0 && { words: sayBroken(broken.length), body: <RenewalList broken={broken} /> }}
      registered={{
        ids: Object.fromEntries(
          servers.filter(({ name }) => spec.servers.includes(name)).map(({ id, name }) => [name, id]),
        ),
        others: servers
          .filter(({ name }) => !spec.servers.includes(name))
          .map(({ name, summary }) => ({ name, legs: summary?.legs })),
        jobs,
      }}
      calls={{
        addServers,
        listing: { fetchTools, cancelListing, deleteServer },
        saveSwitches,
        saveGates,
        saveWishes,
        saveCover,
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
});
