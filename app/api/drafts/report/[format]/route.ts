import { SessionSpecSchema } from "@/lib/core/model/session";
import { findAnyFormat } from "@/lib/core/reports/formats";
import { today } from "@/lib/jobs/findings/today";
import { handOut } from "@/lib/jobs/hand-out";
import { runHeavy } from "@/lib/jobs/heavy/run";
import { openingOf } from "@/lib/jobs/open-session";
import { requestText } from "@/lib/request-text";
import packageJson from "@/package.json";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ format: string }> };

const DraftSchema = SessionSpecSchema.pick({ name: true, host: true, servers: true, off: true });
const LONGEST_BODY = 3_000_000;

/** The report of an unsaved session, as its board shows it: the body holds all of it. */
export const POST = route("edit", async (request: Request, { params }: Context): Promise<Response> => {
  const { format: formatId } = await params;
  const format = findAnyFormat(formatId);
  if (!format) return new Response("There is no such report.", { status: 404 });
  const text = await requestText(request, LONGEST_BODY);
  if (text === undefined) return new Response("This is too big for a draft.", { status: 413 });
  const draft = readDraft(text);
  if (!draft) return new Response("This is not a draft.", { status: 400 });
  const { off, ...spec } = draft;
  const { body, level } = await runHeavy("report", {
    opening: await openingOf({ ...spec, off: [] }),
    // How an address says that nothing is switched off.
    switches: { off: off.length === 0 ? [""] : off, host: spec.host },
    format: format.id,
    choices: { appendix: new URL(request.url).searchParams.has("appendix"), today: today() },
    options: { version: packageJson.version },
    known: null,
  });
  return handOut(
    { body, mediaType: format.mediaType, name: `draft.${format.extension}` },
    { kind: "reported", subject: spec.name, detail: { format: formatId, level, draft: true } },
  );
});

function readDraft(text: string) {
  try {
    return DraftSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
