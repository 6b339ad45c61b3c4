import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/close-report";
import { findFormat } from "@/lib/core/reports";
import { rulesetDigest } from "@/lib/core/ruleset";
import { applySwitches, readSwitches, switchesOf } from "@/lib/core/switches";
import { openSession } from "@/lib/jobs/open-session";
import { getSession } from "@/lib/store/sessions";
import packageJson from "@/package.json";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ sessionId: string; format: string }> };

/** A session's report as a download. `off` and `host` in the query stand in for the saved switches, as in the board's address. */
export async function GET(request: Request, { params }: Context) {
  const { sessionId, format: formatId } = await params;
  const [format, spec] = [findFormat(formatId), await getSession(sessionId)];
  if (!format || !spec) return new Response("There is no such report.", { status: 404 });
  const saved = await openSession(spec);
  const { searchParams } = new URL(request.url);
  const session = applySwitches(saved, readSwitches({ off: searchParams.getAll("off"), host: searchParams.get("host") }, switchesOf(saved)));
  const report = closeReport(session, analyse(session), { version: packageJson.version, ruleset: { version: packageJson.version, digest: rulesetDigest() } });
  return new Response(format.render(report), {
    headers: { "Content-Type": format.mediaType, "Content-Disposition": `attachment; filename="${fileName(spec.name)}.${format.extension}"`, "Cache-Control": "no-store" },
  });
}

function fileName(name: string): string {
  return name.normalize("NFKD").replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60).toLowerCase() || "session";
}
