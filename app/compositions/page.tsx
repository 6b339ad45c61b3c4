import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { MapTabs } from "@/components/compositions/map-tabs";
import { readOpening } from "@/components/compositions/opening";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { MAP_OFFERS } from "@/lib/core/reports/formats";
import { findLethalServers } from "@/lib/store/findings";
import { openMembers } from "@/lib/jobs/open-members";
import { page } from "@/lib/identity/page";
import { followed } from "../followed";

export const metadata: Metadata = { title: "Compositions" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Which compositions of servers are lethal: the map of everything that is registered. */
async function CompositionsPage({ searchParams }: Props) {
  const [{ members, severityRows }, findings] = await Promise.all([openMembers(), findLethalServers()]);
  return (
    <>
      <PageTitle
        title="Compositions"
        lead="Which servers are lethal alone, which two or three are lethal together, and what is safe to combine."
      />
      {members.length === 0 ? (
        <EmptyState
          title="No servers yet"
          actions={
            <Button asChild variant="solid">
              <Link href="/servers">Add or import some</Link>
            </Button>
          }
        >
          The map shows every registered server against every other.
        </EmptyState>
      ) : (
        <MapTabs
          members={members}
          severityRows={severityRows}
          findings={findings}
          opening={readOpening(await searchParams)}
          formats={MAP_OFFERS}
        />
      )}
    </>
  );
}

export default page("read", followed(CompositionsPage));
