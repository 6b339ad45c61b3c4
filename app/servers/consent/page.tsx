import type { Metadata } from "next";
import { redirect } from "next/navigation";
import * as z from "zod";
import { ConsentForm } from "@/components/servers/consent-form";
import { PageTitle } from "@/components/ui/page-title";
import { launchOf } from "@/lib/jobs/consent";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { getSession } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";
import { agree } from "../actions";

export const metadata: Metadata = { title: "Before anything starts" };
export const dynamic = "force-dynamic";

const many = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => (typeof value === "string" ? [value] : value));
const QuerySchema = z.object({
  server: many,
  session: z.string().optional().catch(undefined),
  after: z.string().optional().catch(undefined),
});

/** How many servers one page asks about: nobody would read more. */
const SHOWN = 40;

/** `after` is the last server of the previous page; this page continues behind it, by name. */
export default page(
  "edit",
  async function ConsentPage({
    searchParams,
  }: {
    searchParams: Promise<Record<string, string | string[] | undefined>>;
  }) {
    const { server: ids, session: sessionId, after } = QuerySchema.parse(await searchParams);
    const session = sessionId ? await getSession(sessionId) : null;
    const servers = await wanted(ids, session);
    const launches = (await Promise.all(servers.slice(placeAfter(servers, after)).map(launchOf)))
      .filter((launch) => launch !== null)
      .filter((launch) => ids.length > 0 || !launch.agreed);
    const asked = launches.slice(0, SHOWN);
    const left = launches.length - asked.length;
    const without = session ? `/servers?session=${session.id}` : "/servers";
    const end = session ? without : "/servers?progress=latest";
    if (launches.length === 0) redirect(without);
    const rest = new URLSearchParams([
      ...ids.map((id) => ["server", id]),
      ...(session ? [["session", session.id]] : []),
      ["after", asked.at(-1)!.serverId],
    ]);
    return (
      <>
        <PageTitle
          title="Before anything starts"
          lead="To list a server’s tools, Trefoil must start its command or call its address. This is exactly what would run. Agree only to what you recognise; anything you skip is left alone."
        />
        <ConsentForm
          key={after}
          launches={asked}
          left={left}
          agree={agree}
          next={left > 0 ? `/servers/consent?${rest}` : end}
          without={left > 0 ? `/servers/consent?${rest}` : without}
        />
      </>
    );
  },
);

/** The place behind the last server of the previous page; the first one if that server is gone. */
const placeAfter = (servers: readonly StoredServer[], id: string | undefined): number =>
  servers.findIndex((server) => server.id === id) + 1;

/** The servers named in the query, or those of its session, or all. No consent is needed for what is switched off. */
async function wanted(ids: readonly string[], session: { servers: string[] } | null): Promise<StoredServer[]> {
  const servers = (await findServers()).filter((server) => !server.disabled);
  if (ids.length > 0) return servers.filter((server) => ids.includes(server.id));
  return session ? servers.filter((server) => session.servers.includes(server.name)) : servers;
}
