import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { z } from "zod";
import { ConsentForm } from "@/components/servers/consent-form";
import { PageTitle } from "@/components/ui/page-title";
import { launchOf } from "@/lib/jobs/consent";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { getSession } from "@/lib/store/sessions";
import { agree } from "../actions";

export const metadata: Metadata = { title: "Before anything starts" };
export const dynamic = "force-dynamic";

const many = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => (typeof value === "string" ? [value] : value));
const QuerySchema = z.object({ server: many, session: z.string().optional().catch(undefined) });

export default async function ConsentPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { server: ids, session: sessionId } = QuerySchema.parse(await searchParams);
  const session = sessionId ? await getSession(sessionId) : null;
  const launches = (await Promise.all((await wanted(ids, session)).map(launchOf)))
    .filter((launch) => launch !== null)
    .filter((launch) => ids.length > 0 || !launch.agreed);
  const next = session ? `/servers?session=${session.id}` : "/servers";
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

/** The servers named; else those of the session, else all. What is switched off is not asked about. */
async function wanted(ids: readonly string[], session: { servers: string[] } | null): Promise<StoredServer[]> {
  const servers = (await findServers()).filter((server) => !server.disabled);
  if (ids.length > 0) return servers.filter((server) => ids.includes(server.id));
  return session ? servers.filter((server) => session.servers.includes(server.name)) : servers;
}
