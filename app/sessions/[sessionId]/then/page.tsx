import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { DayForm } from "@/components/drift/day-form";
import { SessionThenView } from "@/components/drift/session-then-view";
import { Card } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { showHidden } from "@/lib/core/text/visible";
import { sessionAt } from "@/lib/jobs/moment";
import { getSession } from "@/lib/store/sessions";
import { findMoments } from "@/lib/store/snapshots/moments";
import { QuerySchema } from "@/app/servers/[serverId]/history/query";
import { page } from "@/lib/identity/page";

type Props = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const dynamic = "force-dynamic";

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const spec = await getSession((await params).sessionId);
  return { title: spec ? `${showHidden(spec.name)} as it was` : "As it was" };
});

export default page("read", async function SessionThenPage({ params, searchParams }: Props) {
  const spec = await getSession((await params).sessionId);
  if (!spec) notFound();
  const { at } = QuerySchema.parse(await searchParams);
  const base = `/sessions/${spec.id}/then`;
  const [then, moments] = await Promise.all([at ? sessionAt(spec, at) : undefined, findMoments(spec.servers)]);
  return (
    <>
      <PageTitle
        title={`${showHidden(spec.name)} on a past date`}
        lead="The session with the tools and instructions its servers were known to offer at a given time. Its switches, and the rules that judge it, are today’s."
      />
      <Card className="mb-6 grid gap-4 sm:grid-cols-2">
        <DayForm action={base} at={at} hint="Any time since the first listing." />
        {moments.length > 0 && (
          <div className="grid content-start gap-1.5 text-sm">
            <p className="font-medium">Or just before a change</p>
            <ul className="grid max-h-40 gap-1 overflow-auto" tabIndex={0} aria-label="Times just before a change">
              {moments.slice(0, 50).map((moment) => (
                <li key={moment.until}>
                  <Link
                    href={`${base}?${new URLSearchParams({ at: moment.at })}`}
                    className="underline underline-offset-4"
                  >
                    {moment.at.slice(0, 19).replace("T", " ")} UTC
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      {at && then && (
        <SessionThenView
          at={at}
          then={then}
          download={`${base}/export?${new URLSearchParams({ at })}`}
          now={`/sessions/${spec.id}`}
        />
      )}
    </>
  );
});
