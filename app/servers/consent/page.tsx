import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { z } from "zod";
import { ConsentForm } from "@/components/servers/consent-form";
import { PageTitle } from "@/components/ui/page-title";
import { launchOf } from "@/lib/jobs/consent";
import { getServer } from "@/lib/store/servers";
import { agree } from "../actions";

export const metadata: Metadata = { title: "Before anything starts" };
export const dynamic = "force-dynamic";

const many = z.union([z.string(), z.array(z.string())]).default([]).transform((value) => (typeof value === "string" ? [value] : value));
const QuerySchema = z.object({ server: many, session: z.string().optional().catch(undefined) });

export default async function ConsentPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { server: ids, session } = QuerySchema.parse(await searchParams);
  const servers = (await Promise.all([...new Set(ids)].map(getServer))).filter((server) => server !== null);
  const launches = (await Promise.all(servers.filter((server) => !server.disabled).map(launchOf))).filter((launch) => launch !== null);
  const next = session ? `/servers?session=${encodeURIComponent(session)}` : "/servers";
  if (launches.length === 0) redirect(next);
  return (
    <>
      <PageTitle
        title="Before anything starts"
        lead="To list a server’s tools, Trefoil must start its command or call its address. This is exactly what would run. Agree only to what you know; nothing you skip is touched."
      />
      <ConsentForm launches={launches} agree={agree} next={next} />
    </>
  );
}
