import { headers } from "next/headers";
import { findAnyFormat } from "@/lib/core/reports/formats";
import { handOut } from "@/lib/jobs/hand-out";
import { doRequested } from "@/lib/jobs/requested/work";
import { reportOf } from "@/lib/jobs/session-report";
import { PAPERS } from "@/lib/print/print-to-pdf";
import { appendAudit, type Note } from "@/lib/store/audit";
import { getSession } from "@/lib/store/sessions";
import { needs } from "@/lib/identity/needs";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ sessionId: string; format: string }> };

/**
 * A session's report. `off` and `host` in the query stand in for the saved switches, as in the board's address; `look` only
 * looks and counts as no report; `print` shows it in the browser instead of saving it; `paper` is for a PDF; `appendix` adds
 * tables of every tool.
 */
export const GET = route("read", async (request: Request, { params }: Context): Promise<Response> => {
  const { sessionId, format: formatId } = await params;
  const [format, spec] = [findAnyFormat(formatId === "pdf" ? "html" : formatId), await getSession(sessionId)];
  if (!format || !spec) return new Response("There is no such report.", { status: 404 });
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("look") || formatId === "pdf" || searchParams.has("print")) needs("edit");
  const asSaved = !searchParams.has("off") && !searchParams.has("host");
  const { body, level } = await reportOf(spec, {
    switches: { off: searchParams.getAll("off"), host: searchParams.get("host") },
    format: format.id,
    appendix: searchParams.has("appendix"),
    author: searchParams.get("by")?.slice(0, 120) || undefined,
    handedOut: asSaved && !searchParams.has("look"),
  });
  const note: Note = {
    kind: "reported",
    subject: spec.name,
    detail: {
      format: formatId,
      level,
      ...(asSaved ? {} : { switches: "as on the board, not as saved" }),
    },
  };
  if (formatId === "pdf") return pdf(String(body), searchParams.get("paper"), spec.name, note);
  if (searchParams.has("print")) return shown(String(body), format.mediaType, note);
  if (searchParams.has("look"))
    return new Response(body as BodyInit, {
      headers: { "Content-Type": format.mediaType, "Cache-Control": "no-store" },
    });
  return handOut({ body, mediaType: format.mediaType, name: `${fileName(spec.name)}.${format.extension}` }, note);
});

async function pdf(html: string, wanted: string | null, name: string, note: Note): Promise<Response> {
  try {
    const paper = PAPERS.find((one) => one === wanted) ?? "A4";
    const printed = await doRequested("print", { html, paper });
    if (printed === null)
      return new Response(
        "There is no Chromium, Chrome or Edge on this machine. Use “Print” instead: this browser can save as PDF too.",
        { status: 501 },
      );
    const body = Buffer.from(printed, "base64");
    return await handOut({ body, mediaType: "application/pdf", name: `${fileName(name)}.pdf` }, note);
  } catch (error) {
    return new Response(`The PDF could not be created: ${error instanceof Error ? error.message : "printing failed"}`, {
      status: 502,
    });
  }
}

/** On screen, within the app's own policy: its one style sheet is marked as ours. */
async function shown(html: string, mediaType: string, note: Note): Promise<Response> {
  await appendAudit(note);
  const nonce = (await headers()).get("x-nonce") ?? "";
  return new Response(html.replace("<style>", `<style nonce="${nonce}">`), {
    headers: { "Content-Type": mediaType, "Cache-Control": "no-store" },
  });
}

function fileName(name: string): string {
  return name.normalize("NFKD").replace(/\W+/g, "-").replace(/^-|-$/g, "").slice(0, 60).toLowerCase() || "session";
}
