import type { Metadata } from "next";
import { DraftBoard } from "@/components/sessions/draft-board";
import { offByConfig } from "@/lib/core/session/hidden-tools";
import { findHost } from "@/lib/core/hosts";
import { OFFERS } from "@/lib/core/reports/formats";
import { packSession } from "@/lib/core/session/pack";
import { openSlim } from "@/lib/jobs/open-session";
import { findServers } from "@/lib/store/servers";
import { page } from "@/lib/identity/page";
import { compose } from "../actions";

export const metadata: Metadata = { title: "Draft" };
export const dynamic = "force-dynamic";

const LONGEST_NAME = 120;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A session that is only in the address: `server`, once for each, and `host`. Nothing is stored until somebody saves it. */
export default page("read", async function DraftPage({ searchParams }: Props) {
  const { server = [], host = "none" } = await searchParams;
  const wanted = new Set([server].flat());
  const known = (await findServers()).filter(({ name }) => wanted.has(name));
  const spec = {
    name: [...wanted].join(" + ").slice(0, LONGEST_NAME) || "Draft",
    host: findHost([host].flat()[0] ?? "")?.id ?? "none",
    servers: [...wanted],
    off: offByConfig(known.map((one) => ({ ...one, disabled: false }))),
  };
  const session = await openSlim(spec);
  return <DraftBoard session={packSession(session)} formats={OFFERS} compose={compose} />;
});
