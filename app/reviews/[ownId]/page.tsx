import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OwnRoom } from "@/components/reviews/own-room";
import { OFFERS } from "@/lib/core/reports/formats";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { driftSince, keyOf } from "@/lib/jobs/own-shares";
import { getOwnShare, type OwnShare } from "@/lib/store/own-shares";
import packageJson from "@/package.json";
import { page } from "@/lib/identity/page";
import { followed } from "../../followed";
import { mintLink, takeOver, withdraw } from "../actions";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ ownId: string }> };

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  return { title: (await getOwnShare((await params).ownId))?.name };
});

/** One share, with all its comments and links. */
async function OwnSharePage({ params }: Props) {
  const own = await getOwnShare((await params).ownId);
  if (!own) notFound();
  return (
    <>
      <OwnRoom
        id={own.id}
        sessionId={own.sessionId}
        shareKey={keyOf(own)}
        relay={own.relay}
        labels={own.labels}
        tools={toolsIn(own)}
        ruleset={rulesetDigest()}
        drift={await driftSince(own)}
        today={new Date().toISOString().slice(0, 10)}
        formats={OFFERS}
        version={packageJson.version}
        calls={{ mintLink, withdraw, takeOver }}
      />
    </>
  );
}

export default page("read", followed(OwnSharePage));

/** The tools that a proposal can be about; a map of all servers has none. */
function toolsIn({ sessionId, lock }: OwnShare) {
  if (sessionId === "") return [];
  return lock.servers.flatMap((server) => server.tools.map(({ id, tool }) => ({ id, server: server.name, tool })));
}
