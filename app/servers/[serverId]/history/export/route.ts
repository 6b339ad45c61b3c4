import { notFound } from "next/navigation";
import { handOut } from "@/lib/jobs/hand-out";
import { momentFile, sessionAt } from "@/lib/jobs/moment";
import { appendAudit } from "@/lib/store/audit";
import { getServer, type StoredServer } from "@/lib/store/servers";
import { findHistory } from "@/lib/store/snapshots/history";
import { getSnapshot } from "@/lib/store/snapshots/snapshots";
import { route } from "@/lib/identity/route";
import { MomentSchema } from "../query";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ serverId: string }> };

/** What a server offered at a moment, `?at=`, or all that is kept of it over time. */
export const GET = route("read", async (request: Request, { params }: Context) => {
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const asked = new URL(request.url).searchParams.get("at");
  const at = asked === null ? undefined : MomentSchema.safeParse(asked);
  if (at && !at.success) return new Response("This is not a valid time.", { status: 400 });
  if (at) {
    const file = momentFile(
      at.data,
      await sessionAt({ name: server.name, host: "none", servers: [server.name], off: [] }, at.data),
    );
    return handOut(
      {
        body: JSON.stringify(file, null, 2),
        mediaType: "application/json; charset=utf-8",
        name: `trefoil-${at.data.slice(0, 10)}.json`,
      },
      { kind: "exported", subject: server.name, detail: { as: "what it offered at a moment", moment: at.data } },
    );
  }
  const name = "trefoil-history.json";
  await appendAudit({ kind: "exported", subject: server.name, detail: { file: name, as: "its whole history" } });
  return new Response(wholeHistory(server), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
});

/** One listing after the other, so that a long history is never in memory as a whole. */
function wholeHistory(server: StoredServer): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let skip = 0;
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        encoder.encode(`{"schema":"trefoil-history/1","server":${JSON.stringify(server.name)},"listings":[`),
      ),
    async pull(controller) {
      const [row] = await findHistory(server.id, { skip, take: 1 });
      const kept = row && (await getSnapshot(server.id, row.id));
      if (!row || !kept) {
        controller.enqueue(encoder.encode("\n]}\n"));
        return controller.close();
      }
      const { id: _id, serverId: _serverId, ...listing } = kept;
      controller.enqueue(
        encoder.encode(
          `${skip === 0 ? "" : ","}\n${JSON.stringify({ since: row.since, lastSeen: row.at, effects: row.effects ?? null, listing })}`,
        ),
      );
      skip += 1;
    },
  });
}
