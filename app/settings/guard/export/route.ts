import * as z from "zod";
import { filterGuardSessions, GuardFilterSchema } from "@/lib/core/guard/overview";
import { writeGuardCsv, writeGuardJson } from "@/lib/core/guard/write";
import { guardRecords } from "@/lib/jobs/guard";
import { route } from "@/lib/identity/route";
import { handOut } from "@/lib/jobs/hand-out";

export const dynamic = "force-dynamic";

const AskedSchema = GuardFilterSchema.extend({
  session: z.string().max(300).optional().catch(undefined),
  format: z.enum(["csv", "json", "jsonl"]).catch("json"),
});

const MEDIA = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  jsonl: "application/jsonl; charset=utf-8",
};

/** The sessions that the address asks for: their calls as CSV or JSON, or the entries of the log as they are, for `trefoil walk`. */
export const GET = route("read", async (request: Request): Promise<Response> => {
  const { format, session, ...filter } = AskedSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { records, entries } = await guardRecords(
    (one) => (session === undefined || one.id === session) && filterGuardSessions([one], filter).length > 0,
  );
  const body =
    format === "csv"
      ? writeGuardCsv(records)
      : format === "json"
        ? writeGuardJson(records)
        : entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  return handOut(
    { body, mediaType: MEDIA[format], name: `trefoil-guard.${format}` },
    { kind: "exported", subject: "the guard’s log", detail: { sessions: records.length } },
  );
});
