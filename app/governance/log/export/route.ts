import { exportAudit } from "@/lib/jobs/audit-log";
import { appendAudit, AuditFailure } from "@/lib/store/audit";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** The whole log, one entry a line; that it was handed out is its last entry. */
export const GET = route("administer", async () => {
  try {
    await appendAudit({ kind: "exported", subject: "the audit log", detail: { file: "trefoil-audit.jsonl" } });
  } catch (error) {
    // A log that can no longer be written must still be readable.
    if (!(error instanceof AuditFailure)) throw error;
  }
  const lines = exportAudit();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/jsonl; charset=utf-8",
      "Content-Disposition": 'attachment; filename="trefoil-audit.jsonl"',
      "Cache-Control": "no-store",
    },
  });
});
