import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import * as z from "zod";
import { StartLog } from "@/components/settings/start-log";
import { ActionButton } from "@/components/start/action-button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { countStarts, findStarts } from "@/lib/store/starts";
import { page } from "@/lib/identity/page";
import { emptyLog } from "./actions";

export const metadata: Metadata = { title: "Starts" };
export const dynamic = "force-dynamic";

const PAGE = 100;
const QuerySchema = z.object({
  server: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export default page(
  "read",
  async function StartsPage({
    searchParams,
  }: {
    searchParams: Promise<Record<string, string | string[] | undefined>>;
  }) {
    const { server: serverId, page } = QuerySchema.parse(await searchParams);
    const [starts, count] = await Promise.all([
      findStarts({ serverId, skip: (page - 1) * PAGE, take: PAGE }),
      countStarts(serverId),
    ]);
    const pages = Math.max(1, Math.ceil(count / PAGE));
    const href = (to: number) =>
      `/settings/starts?${new URLSearchParams({ ...(serverId ? { server: serverId } : {}), page: String(to) })}`;
    return (
      <>
        <PageTitle
          title="Starts"
          lead="Every command that Trefoil started on this computer, recorded before it ran: what exactly, who had agreed, and how it ended. Secrets appear by name only."
          actions={
            count > 0 &&
            !serverId && (
              <ActionButton action={emptyLog} working="Clearing">
                Clear the log
              </ActionButton>
            )
          }
        />
        {serverId && (
          <p className="mb-4 text-sm">
            Only one server is shown.{" "}
            <Link href="/settings/starts" className="underline underline-offset-4">
              Show all
            </Link>
          </p>
        )}
        {starts.length === 0 ? (
          <EmptyState title="No commands have been started">
            Calling a server at an address starts no command, so it is not listed here.
          </EmptyState>
        ) : (
          <StartLog starts={starts} />
        )}
        <Pager page={page} pages={pages} total={`${count.toLocaleString("en")} starts`} href={href} className="mt-4" />
      </>
    );
  },
);
