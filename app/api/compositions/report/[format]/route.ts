import { findFormat } from "@/lib/core/reports/formats";
import { closeMap } from "@/lib/core/reports/map/close";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { handOut } from "@/lib/jobs/hand-out";
import { openMap } from "@/lib/jobs/open-members";
import packageJson from "@/package.json";
import { needs } from "@/lib/identity/needs";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ format: string }> };

/** The map of all servers as a report. `host` is part of every composition; `look` only previews it, which does not count as a report; `by` says who prepared it. */
export const GET = route("read", async (request: Request, { params }: Context): Promise<Response> => {
  const { format: formatId } = await params;
  const format = findFormat(formatId);
  if (!format?.renderMap) return new Response("There is no such report.", { status: 404 });
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("look")) needs("edit");
  const { version } = packageJson;
  const map = closeMap(...(await openMap(searchParams.get("host") ?? "none")), {
    version,
    ruleset: { version, digest: rulesetDigest() },
    author: searchParams.get("by")?.slice(0, 120) || undefined,
  });
  const body = format.renderMap(map);
  if (searchParams.has("look"))
    return new Response(body, { headers: { "Content-Type": format.mediaType, "Cache-Control": "no-store" } });
  return handOut(
    { body, mediaType: format.mediaType, name: `compositions.${format.extension}` },
    { kind: "reported", subject: "Compositions", detail: { format: formatId, level: map.level } },
  );
});
