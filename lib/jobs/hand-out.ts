import { createHash } from "node:crypto";
import { appendAudit, AuditFailure, type Note } from "@/lib/store/audit";

/** A large body comes in pieces, so that pages are answered between them. */
type Handed = { body: string | Uint8Array | AsyncIterable<string>; mediaType: string; name: string };

/** Answers with a file to save, after logging that it was handed out: its name and the SHA-256 of its bytes. */
export async function handOut({ body, mediaType, name }: Handed, { detail, ...note }: Note): Promise<Response> {
  const hash = createHash("sha256");
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of isWhole(body) ? [body] : body) {
    const bytes = new Uint8Array(Buffer.from(piece as string));
    hash.update(bytes);
    pieces.push(bytes);
  }
  try {
    await appendAudit({ ...note, detail: { file: name, sha256: hash.digest("hex"), ...detail } });
  } catch (error) {
    if (error instanceof AuditFailure) return new Response(error.message, { status: 503 });
    throw error;
  }
  return new Response(new Blob(pieces), {
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

const isWhole = (body: Handed["body"]): body is string | Uint8Array =>
  typeof body === "string" || body instanceof Uint8Array;
