import { flowOf } from "../features/flow";
import type { Classification } from "../../model/verdict";
import type { Reading } from "../parsing/read";

/** Which store a resource lives in, when another session could read it back. */
const STORES: Record<string, string> = {
  memory: "memory",
  file: "files",
  folder: "files",
  document: "files",
  spreadsheet: "files",
  "source-code": "files",
  notebook: "files",
  note: "notes",
  row: "database",
  table: "database",
  "document-store": "database",
  "key-value": "key-value store",
  vector: "vector store",
  "wiki-page": "wiki",
  task: "tasks",
  prompt: "prompts",
  repository: "repository",
  branch: "repository",
  commit: "repository",
  "object-store": "objects",
};
const BY_SERVICE: Record<string, string> = {
  memory: "memory",
  files: "files",
  notes: "notes",
  database: "database",
  "document-database": "database",
  "key-value": "key-value store",
  vector: "vector store",
  git: "repository",
};
const STORES_OF_SERVICE_ONLY = new Set(["number", "text", "structure", "time"]);

/** What is on a disk only where a service keeps files: the folders of a mailbox hold none. */
const DISK = new Set(["file", "folder"]);
const DRIVES = new Set(["documents", "cloud", "code-host", "secrets", "database", "cms", "ci", "containers"]);

/** The store that a tool writes to or reads from and that outlives the session, or null. */
export function carrierOf(reading: Reading, writes: boolean): Classification["carrier"] {
  const kind = reading.profile.kinds[0];
  const thing = reading.thing?.meaning.id;
  const byService =
    kind && kind.share > 0.4 && kind.service.holds !== "public" ? BY_SERVICE[kind.service.id] : undefined;
  const publicService =
    kind !== undefined && kind.share > 0.4 && (kind.service.holds === "public" || kind.service.holds === "nothing");
  const elsewhere =
    kind !== undefined &&
    kind.share > 0.4 &&
    kind.service.holds === "account" &&
    thing !== undefined &&
    DISK.has(thing) &&
    !DRIVES.has(kind.service.id);
  const store = elsewhere
    ? undefined
    : (byService ??
      (thing === undefined || STORES_OF_SERVICE_ONLY.has(thing) || publicService ? undefined : STORES[thing]));
  if (store === undefined) return null;
  const flow = flowOf(reading.action?.meaning);
  const reads = flow === "gives" || flow === "both" || flow === "unclear";
  return reads || writes ? { store, reads, writes } : null;
}
