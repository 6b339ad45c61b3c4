import { createHash } from "node:crypto";
import { appendAudit, AuditFailure, type Note } from "@/lib/store/audit";

type Handed = { body: string | Uint8Array; mediaType: string; name: string };

/** Answers with a file to save, after logging that it was handed out: its name and the SHA-256 of its bytes. */
export async function handOut({ body, mediaType, name }: Handed, { detail, ...note }: Note): Promise<Response> {
  try {
    await appendAudit({
      ...note,
      detail: { file: name, sha256: createHash("sha256").update(body).digest("hex"), ...detail },
    });
  } catch (error) {
    if (error instanceof AuditFailure) return new Response(error.message, { status: 503 });
    throw error;
  }
  return new Response(body as BodyInit, {
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
