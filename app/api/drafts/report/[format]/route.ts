import { analyse } from "@/lib/core/analysis/analyse";
import { SessionSpecSchema } from "@/lib/core/model/session";
import { closeReport } from "@/lib/core/reports/close";
import { findFormat } from "@/lib/core/reports/formats";
import { applySwitches } from "@/lib/core/session/switches";
import { handOut } from "@/lib/jobs/hand-out";
import { openForReport } from "@/lib/jobs/open-session";
import packageJson from "@/package.json";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ format: string }> };

const DraftSchema = SessionSpecSchema.pick({ name: true, host: true, servers: true, off: true });
const LONGEST_BODY = 3_000_000;

/** The report of a session that is not kept, as its board stands: all of it is in the body. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { format: formatId } = await params;
  const format = findFormat(formatId);
  if (!format) return new Response("There is no such report.", { status: 404 });
  const draft = readDraft(await request.text());
  if (!draft) return new Response("This is not a draft.", { status: 400 });
  const { off, ...spec } = draft;
  const session = applySwitches(await openForReport({ ...spec, off: [] }), { off: new Set(off), host: spec.host });
  const report = closeReport(session, analyse(session), { version: packageJson.version });
  return handOut(
    { body: format.render(report), mediaType: format.mediaType, name: `draft.${format.extension}` },
    { kind: "reported", subject: spec.name, detail: { format: formatId, level: report.verdict.level, draft: true } },
  );
}

function readDraft(text: string) {
  if (text.length > LONGEST_BODY) return undefined;
  try {
    return DraftSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
