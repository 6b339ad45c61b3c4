import * as z from "zod";
import { readJson } from "../text/read-json";
import { SessionSpecSchema, type SessionSpec } from "../model/session";

const SCHEMA = "trefoil-session/1";
export const SessionFileSchema = SessionSpecSchema.extend({
  schema: z.literal(SCHEMA).describe("Name and version of the format."),
});

/** A session as a file: names and switches, gates and wishes, no tools and no secrets. `trefoil scan --session` reads it. */
export function writeSessionFile({ name, host, servers, off, on, gates, wishes }: SessionSpec): string {
  const file = {
    schema: SCHEMA,
    name,
    host,
    servers,
    off,
    ...(on && on.length > 0 && { on }),
    ...(gates && gates.length > 0 && { gates }),
    ...(wishes && { wishes }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

type ReadSessionFile = { ok: true; spec: SessionSpec } | { ok: false; problem: string };

/** Reads a session file. Never throws: what is wrong with it is said in words. */
export function readSessionFile(text: string): ReadSessionFile {
  const read = readJson(text);
  return read.ok ? checkSessionFile(read.value) : read;
}

/** The same for parsed JSON. */
export function checkSessionFile(value: unknown): ReadSessionFile {
  const parsed = SessionFileSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      ok: false,
      problem: `This is not a session file: ${issue ? `${issue.path.join(".") || "the file"}: ${issue.message}` : "it has another form"}`,
    };
  }
  const { schema: _schema, ...spec } = parsed.data;
  return { ok: true, spec };
}
